import type { Unit } from '@vedette/campaign';
import type { PickDraw } from '@vedette/chance';
import {
  type Direction,
  DIRECTION_STEPS,
  isDiagonal,
  strategicStep,
  TACTICAL_SIZE,
  tacticalColumn,
  tacticalRow,
} from '@vedette/geography';
import type { PhaseContext } from '@vedette/rulebooks';
import { drawOnce } from '../ground/draw-once.js';
import { isEnemy, isHomeNeutral } from '../presence/strangers.js';

const MIDDLE = (TACTICAL_SIZE - 1) / 2;

/** An enemy beside a diagonal step who draws the mover into his own square. */
export interface Interruption {
  /** Square of the blocker, and the straight direction in which the mover ends up going. */
  readonly square: number;
  readonly direction: Direction;
}

/** What came of looking for interruptions. The draw is made for every diagonal: its absence would tell of empty squares. */
export interface InterruptionTest {
  readonly interruption: Interruption | null;
  readonly dice: readonly PickDraw[];
}

/**
 * Whether a diagonal step is interrupted (GITM AMWOL 7.15, details 9): an active enemy, or a neutral in its home nation,
 * must stand in the quarter of his map nearest to the corner the mover passes. Only one of the two squares gets a chance;
 * a draw says which.
 */
export function interruptionOf(context: PhaseContext, unit: Unit, direction: Direction): InterruptionTest {
  if (!isDiagonal(direction)) return { interruption: null, dice: [] };
  const { grid } = context.state.theatre;
  const sides = [(direction + 7) & 7, (direction + 1) & 7].map((side) => ({
    direction: side as Direction,
    square: strategicStep(grid, unit.square, side),
  }));
  const ready = sides.map((side) => standsReady(context, unit, side.square, side.direction, direction));
  const target = grid.nameOf(strategicStep(grid, unit.square, direction));
  const draw = drawOnce(context, context.landLabel('7.15', `side ${unit.id} ${target}`), (label) =>
    context.dice.pick(label, 2),
  );
  return { interruption: ready[draw.picked] ? sides[draw.picked]! : null, dice: [draw] };
}

function standsReady(
  context: PhaseContext,
  unit: Unit,
  square: number,
  side: Direction,
  diagonal: Direction,
): boolean {
  if (square < 0) return false;
  const { state, book } = context;
  // The common corner lies, seen from the side square, where the rest of the diagonal leads and back towards the mover.
  const [east, south] = DIRECTION_STEPS[diagonal]!;
  const [sideEast] = DIRECTION_STEPS[side]!;
  const cornerEast = sideEast === 0 ? east : -east;
  const cornerSouth = sideEast === 0 ? -south : south;
  return state.unitsIn(square).some((other) => {
    const counts =
      isEnemy(state, unit.state, other) ||
      (book.movement.neutralsInterrupt.value && isHomeNeutral(state, unit.state, other));
    return (
      counts &&
      (tacticalColumn(other.tactical) - MIDDLE) * cornerEast > 0 &&
      (tacticalRow(other.tactical) - MIDDLE) * cornerSouth > 0
    );
  });
}
