import type { LandOrder, Unit } from '@vedette/campaign';
import { type Direction, strategicStep } from '@vedette/geography';
import type { LandRule } from '@vedette/rulebooks';
import type { Judging } from '../judging.js';
import { costOfStep, type Effort, effortOf } from './effort.js';
import { closedDiagonal, groundClosed } from './strategic-ground.js';

const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5, 6, 7];
/** Strategic phases of a turn, a step in each (GITM AMWOL 7.6). */
const PHASES = 6;

/** A way over the map: squares entered, the direction of the last step, and the fatigue at its end. */
export interface MarchWay {
  readonly squares: readonly number[];
  readonly direction: Direction;
  readonly fatigue: number;
  readonly forced: boolean;
}

/** A square beside those in reach that a unit does not come to, and why not. */
export interface BarredSquare {
  readonly square: number;
  readonly code: string;
  readonly rule: LandRule;
  /** What stands in the way, as receipts say it. */
  readonly found: string;
  readonly allowed: string;
}

/** Every square in reach, nearest first, and the squares beside them that are not. */
export interface MarchWays {
  readonly reached: readonly MarchWay[];
  readonly barred: readonly BarredSquare[];
}

/**
 * Where a unit can march in a turn as far as its commander can know: by the rules, the printed ground and the unit's own condition
 * (GITM AMWOL 7.1 to 7.6, 7.16). Each square by the way with the fewest steps, and of those the least tiring. Nobody else's troops
 * are looked at.
 */
export function marchWays(judging: Judging, unit: Unit, order: LandOrder): MarchWays {
  if (unit.square < 0 || unit.status !== 'active') return { reached: [], barred: [] };
  const effort = effortOf(judging, unit, order);
  const reached = new Map<number, MarchWay>();
  const barred = new Map<number, BarredSquare>();
  let ends: readonly MarchWay[] = [{ squares: [], direction: 0, fatigue: unit.fatigue, forced: false }];
  for (let phase = 1; phase <= PHASES && ends.length > 0; phase++) {
    const next = new Map<number, MarchWay>();
    for (const end of ends)
      for (const step of stepsFrom(judging, unit, effort, end)) {
        const square = 'squares' in step ? step.squares.at(-1)! : step.square;
        if (square === unit.square || reached.has(square)) continue;
        const known = next.get(square);
        if (!('squares' in step)) {
          if (!barred.has(square)) barred.set(square, step);
        } else if (!known || step.fatigue < known.fatigue) next.set(square, step);
      }
    for (const [square, way] of next) reached.set(square, way);
    ends = [...next.values()];
  }
  return {
    reached: [...reached.values()],
    barred: [...barred.values()].filter(({ square }) => !reached.has(square)),
  };
}

function stepsFrom(judging: Judging, unit: Unit, effort: Effort, way: MarchWay): (MarchWay | BarredSquare)[] {
  const { grid } = judging.state.theatre;
  const from = way.squares.at(-1) ?? unit.square;
  return DIRECTIONS.flatMap((direction): (MarchWay | BarredSquare)[] => {
    const square = strategicStep(grid, from, direction);
    if (square < 0) return [];
    const bar = barOf(judging, unit, from, square);
    if (bar) return [bar];
    const made = way.squares.length;
    const cost = costOfStep(judging, effort, { square, made, fatigue: way.fatigue });
    if (!cost.made) return [tooFar(judging, unit, square, effort, cost.why)];
    return [
      {
        squares: [...way.squares, square],
        direction,
        fatigue: way.fatigue + cost.fatigue,
        forced: way.forced || cost.forced,
      },
    ];
  });
}

/** Ground that is closed, and diagonals that are. */
function barOf(judging: Judging, unit: Unit, from: number, square: number): BarredSquare | null {
  const { grid } = judging.state.theatre;
  const there = grid.nameOf(square);
  const closed = groundClosed(judging, unit, square);
  if (closed) {
    const [found, allowed] = closed.saying(there, grid.nameOf(from));
    return { square, code: closed.code, rule: closed.rule, found, allowed };
  }
  if (!closedDiagonal(judging, from, square)) return null;
  return {
    ...{ square, code: 'closed-diagonal', rule: '7.4' },
    found: `the diagonal from ${grid.nameOf(from)} to ${there} is closed on the map`,
    allowed: 'go round by a square beside it',
  };
}

function tooFar(
  judging: Judging,
  unit: Unit,
  square: number,
  { allowance, forcedFatigue }: Effort,
  why: 'too-tired' | 'beyond-allowance',
): BarredSquare {
  const { marchFatigueLimit, forcedMarchSquares } = judging.books.land.movement;
  if (why === 'too-tired')
    return {
      ...{ square, code: why, rule: '7.1' },
      found: `${unit.id} would be too tired`,
      allowed: `nobody marches above fatigue ${marchFatigueLimit.value}`,
    };
  const more = forcedFatigue === null ? 0 : forcedMarchSquares.value;
  return {
    ...{ square, code: why, rule: '7.3' },
    found: `it is more than ${allowance + more} squares away`,
    allowed: `${unit.id} marches ${allowance} this turn${more > 0 ? `, and ${more} more by forced march` : ''}`,
  };
}
