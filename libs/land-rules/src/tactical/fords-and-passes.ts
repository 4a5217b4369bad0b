import type { Unit } from '@vedette/campaign';
import type { PickDraw } from '@vedette/chance';
import { range } from '@vedette/observation';
import type { PhaseContext } from '@vedette/rulebooks';
import { drawOnce } from '../ground/draw-once.js';

/** A destination in terms of a square, with the draw that settled which of several. */
export interface Destination {
  readonly tactical: number;
  readonly dice: readonly PickDraw[];
}

/** The ford or pass nearest to a unit on its map, or null when there is none (GITM AMWOL 8.2); ties by draw. */
export function nearestCrossing(
  context: PhaseContext,
  unit: Unit,
  kind: 'ford' | 'pass',
): Destination | null {
  const map = context.state.theatre.tacticalMap(unit.square);
  const crossings = kind === 'ford' ? map.fords : map.passes;
  if (crossings.length === 0) return null;
  const least = Math.min(...crossings.map((square) => range(unit.tactical, square)));
  const nearest = crossings.filter((square) => range(unit.tactical, square) === least);
  if (nearest.length === 1) return { tactical: nearest[0]!, dice: [] };
  const draw = drawOnce(context, context.landLabel('8.2', `${kind} ${unit.id}`), (label) =>
    context.dice.pick(label, nearest.length),
  );
  return { tactical: nearest[draw.picked]!, dice: [draw] };
}
