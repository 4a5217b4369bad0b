import type { LandOrder, Order, Ship, Unit } from '@vedette/campaign';
import { capacityFor } from '../authority/may-command.js';
import { judgeOrder } from '../judge-order.js';
import { landRule, type Judging } from '../judging.js';
import { entriesInto } from '../land/entries-into.js';
import { type MarchWay, marchWays } from '../land/march-ways.js';
import { navalOptions } from '../naval/options.js';
import { Problems } from '../problems.js';
import type { OrderProblem } from '../receipt.js';

/** A place that a piece can know to get to in a turn. */
export interface ReachedPlace {
  /** A strategic square, a sea area or a port. */
  readonly place: string;
  /** Phase, or move at sea, in which it gets there, from 1. */
  readonly phase: number;
  /** Fatigue there; null at sea. */
  readonly fatigue: number | null;
  readonly forced: boolean;
  /** What to write into the order: boxes of the march, or sea areas. */
  readonly path: readonly string[];
  /** What makes it doubtful, from what the player's own reports show. */
  readonly doubts: readonly OrderProblem[];
  /** Where it may come in on the battlefield. */
  readonly entries: () => readonly string[];
}

/** A place beside those in reach that a piece does not get to, with the rule. */
export interface BarredPlace {
  readonly place: string;
  readonly code: string;
  readonly rule: string;
  readonly message: string;
}

export interface PieceReach {
  readonly reached: readonly ReachedPlace[];
  readonly barred: readonly BarredPlace[];
}

/** What makes a march doubtful besides its length: enemies that the player's own reports show (GITM AMWOL 7.8, 7.9). */
const DOUBTS: ReadonlySet<string> = new Set(['known-enemy-in-the-way', 'known-enemy-at-crossing']);

/**
 * Where a piece can get in a turn as far as the player who asks can know: the rules, the printed ground, the piece's own condition
 * and what his reports show. An enemy he was not told of changes nothing. Null for pieces that he does not command, be they there
 * or not.
 */
export function pieceReach(judging: Judging, id: string): PieceReach | null {
  const { state } = judging;
  if (capacityFor(judging, id) === null) return null;
  if (state.season !== 'campaign') return { reached: [], barred: [] };
  const unit = state.units.get(id);
  if (unit) return reachOnLand(judging, unit);
  const ship = state.ships.get(id);
  return ship ? { reached: reachAtSea(judging, ship), barred: [] } : null;
}

function reachOnLand(judging: Judging, unit: Unit): PieceReach {
  const { grid } = judging.state.theatre;
  const doubtsByFirstStep = new Map<number, readonly OrderProblem[]>();
  const doubtsOf = ({ squares }: MarchWay): readonly OrderProblem[] => {
    const first = squares[0]!;
    const known = doubtsByFirstStep.get(first);
    if (known) return known;
    // Enemies in sight stop the first step alone, so one march a step tells all there is.
    const order: LandOrder = { kind: 'land', unit: unit.id, strategic: { path: [grid.nameOf(first)] } };
    const doubts = problemsOf(judging, order).filter(({ code }) => DOUBTS.has(code));
    doubtsByFirstStep.set(first, doubts);
    return doubts;
  };
  return waysToPlaces(judging, unit, doubtsOf);
}

/** Squares that a unit gets to from where it stands, and those beside them, by name. */
export function waysToPlaces(
  judging: Judging,
  unit: Unit,
  doubtsOf: (way: MarchWay) => readonly OrderProblem[],
): PieceReach {
  const { grid } = judging.state.theatre;
  const { reached, barred } = marchWays(judging, unit, { kind: 'land', unit: unit.id });
  return {
    reached: reached.map((way) => ({
      place: grid.nameOf(way.squares.at(-1)!),
      phase: way.squares.length,
      fatigue: way.fatigue,
      forced: way.forced,
      path: way.squares.map((square) => grid.nameOf(square)),
      doubts: doubtsOf(way),
      entries: () => entriesInto(judging, way.squares.at(-1)!, way.direction),
    })),
    barred: barred.map(({ square, code, rule, found, allowed }) => ({
      ...{ place: grid.nameOf(square), code, rule: landRule(judging, rule) },
      message: `${found}; ${allowed}`,
    })),
  };
}

/** Sea areas and ports by the shortest of the ways that the kind offers and its judge takes (PATE 6.2, 6.3). */
function reachAtSea(judging: Judging, ship: Ship): ReachedPlace[] {
  const places = new Map<string, ReachedPlace>();
  for (const { field, order } of navalOptions({ ...judging, piece: { at: 'sea', ship } })) {
    if (field !== '/movement/seas' && field !== '/movement/port') continue;
    const { seas = [], port } = order.movement ?? {};
    const place = port ?? seas.at(-1);
    const known = place === undefined ? undefined : places.get(place);
    if (place === undefined || (known && known.path.length <= seas.length)) continue;
    if (problemsOf(judging, order).some(({ severity }) => severity === 'error')) continue;
    const phase = Math.max(1, seas.length);
    places.set(place, {
      ...{ place, phase, fatigue: null, forced: false, path: [...seas], doubts: [] },
      entries: () => [],
    });
  }
  return [...places.values()];
}

function problemsOf(judging: Judging, order: Order): readonly OrderProblem[] {
  const problems = new Problems();
  judgeOrder({ ...judging, problems }, { ...order, by: judging.by } as Order);
  return problems.list;
}
