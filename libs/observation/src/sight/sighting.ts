import type { SightedForce, Unit } from '@vedette/campaign';
import type { Dice, Draw, ValueDraw } from '@vedette/chance';
import type { Audience } from '@vedette/record';
import { drawLabel, type LandRulebook } from '@vedette/rulebooks';
import { sightedForce } from './sighted-force.js';

/** A unit as strangers see it go by, and the draw by which they misjudge it. */
export interface Sighting {
  readonly force: SightedForce;
  readonly dice: readonly Draw[];
  readonly audience: Audience;
}

const misjudged = new WeakMap<Dice, Map<string, ValueDraw>>();

/**
 * What strangers make out of a unit that moves before their eyes (GITM AMWOL 4.1, 4.4, 4.5, reading A-60), asked before it moves; null when
 * none of them sees it. All who look alike are misjudged by one draw a phase: watching a force twice sharpens nothing, and
 * the estimate depends on nothing about a unit but whose it is, its arm and its men.
 */
export function sightingOf(
  { book, dice }: { readonly book: LandRulebook; readonly dice: Dice },
  unit: Unit,
  strangers: Audience,
): Sighting | null {
  if (Object.keys(strangers).length === 0) return null;
  const { state, arm } = sightedForce(unit, 0);
  const error = errorOf(
    dice,
    drawLabel(book, '4.1', `sight of ${unit.strength} ${state} ${arm}`),
    book.detection.countError.value,
  );
  return { force: sightedForce(unit, error.value), dice: [error], audience: strangers };
}

function errorOf(dice: Dice, label: string, most: number): ValueDraw {
  let errors = misjudged.get(dice);
  if (!errors) misjudged.set(dice, (errors = new Map()));
  let error = errors.get(label);
  if (!error) errors.set(label, (error = dice.fraction(label, -most, most)));
  return error;
}
