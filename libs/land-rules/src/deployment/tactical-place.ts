import { tacticalIndex, type Unit } from '@vedette/campaign';
import type { PickDraw } from '@vedette/chance';
import { TACTICAL_SQUARES } from '@vedette/geography';
import type { PhaseContext } from '@vedette/rulebooks';
import { drawOnce } from '../ground/draw-once.js';

/** The tactical square a unit deploys to, with the draw that chose it where none was fit. */
export interface TacticalPlace {
  readonly tactical: number;
  readonly dice: readonly PickDraw[];
}

/**
 * The ordered tactical square, else the one the unit has now, as long as it is passable on the new map; else one at random
 * (GITM AMWOL 7.18). Null when the map has no passable square at all.
 */
export function tacticalPlace(
  context: PhaseContext,
  unit: Unit,
  square: number,
  ordered: string | null,
): TacticalPlace | null {
  const { region } = context.state.theatre.tacticalMap(square);
  const wished = ordered === null ? unit.tactical : tacticalIndex(ordered);
  if (wished >= 0 && region[wished]! > 0) return { tactical: wished, dice: [] };
  const open = Array.from({ length: TACTICAL_SQUARES }, (_, i) => i).filter((i) => region[i]! > 0);
  if (open.length === 0) return null;
  const draw = drawOnce(context, context.landLabel('7.18', `tactical ${unit.id}`), (label) =>
    context.dice.pick(label, open.length),
  );
  return { tactical: open[draw.picked]!, dice: [draw] };
}
