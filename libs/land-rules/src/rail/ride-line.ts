import type { Unit } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';
import { closedTo } from '../ground/forbidden-squares.js';
import { isOpenTo, shortestLine } from './rail-network.js';

/** Where a unit is sent by rail, as squares; waypoint -1 for none. */
export interface RailOrder {
  readonly destination: number;
  readonly waypoint: number;
}

/** How far a unit rides: the squares it enters, and why not to the end; none and a reason when it does not ride. */
export interface RideLine {
  readonly squares: readonly number[];
  /** `cut`: a square ahead is torn up or not in friendly hands; `distance`: there is more line than a turn's ride. */
  readonly short: 'cut' | 'distance' | null;
}

/**
 * The line a unit rides (ROTD 8.3, R-62): the shortest over squares that are open to it; where there is none, or one that is too
 * long, as far along the shortest of all lines as it is open. Null with no line, or one beyond the longest there may be.
 */
export function rideLine(context: PhaseContext, unit: Unit, order: RailOrder): RideLine | null {
  const { longestLine, squaresATurn } = railFigures(context);
  const isOpen = openSquares(context, unit);
  const open = through(context, unit.square, order, isOpen);
  if (open && open.length <= longestLine.value) return upTo(open, squaresATurn.value, null);
  const any = through(context, unit.square, order, () => true);
  if (!any || any.length > longestLine.value) return null;
  const cut = any.findIndex((square) => !isOpen(square));
  return upTo(cut < 0 ? any : any.slice(0, cut), squaresATurn.value, cut < 0 ? null : 'cut');
}

/** Whether trains of a unit's state may use a square, found once a square and phase: while trains run nothing changes hands. */
function openSquares(context: PhaseContext, unit: Unit): (square: number) => boolean {
  let ofPhase = known.get(context);
  if (!ofPhase) known.set(context, (ofPhase = new Map<string, Map<number, boolean>>()));
  const ofState = ofPhase.get(unit.state) ?? new Map<number, boolean>();
  ofPhase.set(unit.state, ofState);
  return (square) => {
    let is = ofState.get(square);
    if (is === undefined) {
      is = isOpenTo(context.state, unit.state, square) && closedTo(context, unit, square) === null;
      ofState.set(square, is);
    }
    return is;
  };
}

const known = new WeakMap<PhaseContext, Map<string, Map<number, boolean>>>();

/** The figures of a book whose turn has trains; a phase without them is decided by nobody. */
export function railFigures({ book }: PhaseContext): NonNullable<typeof book.rail> {
  if (!book.rail) throw new TypeError(`${book.id} has a phase for trains and no figures for them`);
  return book.rail;
}

function through(
  { state }: PhaseContext,
  from: number,
  { destination, waypoint }: RailOrder,
  mayUse: (square: number) => boolean,
): number[] | null {
  if (waypoint < 0) return shortestLine(state, from, destination, mayUse);
  const there = shortestLine(state, from, waypoint, mayUse);
  const onward = there && shortestLine(state, waypoint, destination, mayUse);
  return onward && [...there!, ...onward];
}

function upTo(line: readonly number[], most: number, short: RideLine['short']): RideLine {
  return line.length > most ? { squares: line.slice(0, most), short: 'distance' } : { squares: line, short };
}
