import { type Audience, type SightedForce, type Unit } from '@vedette/campaign';
import type { Draw } from '@vedette/chance';
import { sightedForce } from '@vedette/observation';
import type { PhaseContext } from '@vedette/rulebooks';
import { drawOnce } from '../ground/draw-once.js';

/** A unit as strangers see it go by, and the draw by which they misjudge it. */
export interface Sighting {
  readonly force: SightedForce;
  readonly dice: readonly Draw[];
  readonly audience: Audience;
}

/**
 * What strangers make out of a unit that moves before their eyes (GITM AMWOL 4.1, 4.4, 4.5, reading A-60), asked before it moves; null when
 * none of them sees it. However often they see it in a phase, they misjudge it by the same share: watching it twice sharpens
 * nothing.
 */
export function sightingOf(context: PhaseContext, unit: Unit, strangers: Audience): Sighting | null {
  if (Object.keys(strangers).length === 0) return null;
  const { book, dice } = context;
  const most = book.detection.countError.value;
  const error = drawOnce(context, `4.1 sight of ${unit.id}`, (label) => dice.fraction(label, -most, most));
  return { force: sightedForce(book, unit, error.value), dice: [error], audience: strangers };
}
