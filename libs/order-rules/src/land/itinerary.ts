import { nearest, perhaps, type LandOrder, type Unit } from '@vedette/campaign';
import { landRule, type Judging } from '../judging.js';
import { squaresLike } from '../text/place-words.js';
import { boards } from './boarding.js';
import { areAdjacent, closedDiagonal, groundClosed } from './strategic-ground.js';

/** Boxes of a path, one a strategic phase (GITM AMWOL 7.6). */
const BOXES = 6;

/** Where a path would take a unit if nobody stood in its way. */
export interface Itinerary {
  /** Square in which the unit stands after the withdrawal phase and after each strategic phase; index 0 is the start. */
  readonly after: readonly number[];
  /** Boxes with a step, in order: its box and the square it enters. */
  readonly steps: readonly { readonly box: number; readonly square: number }[];
  /** The first box goes aboard a transport or to a port off the map (7.17). */
  readonly boards: boolean;
}

/**
 * Walks the boxes of a path (GITM AMWOL 7.4 to 7.6, 7.16, 7.17). Names must be squares of the theatre; squares a unit may
 * never enter refuse the order; a square that is not adjacent, or that nobody can enter, ends the march there, which is said.
 */
export function walkPath(judging: Judging, unit: Unit, order: LandOrder): Itinerary {
  const path = order.strategic?.path ?? [];
  const after = [unit.square];
  const steps: { box: number; square: number }[] = [];
  let at = unit.square;
  let ended = false;
  for (let box = 0; box < BOXES; box++) {
    const name = path[box] ?? null;
    if (name !== null) {
      const boarding = boards(judging, unit, name, box);
      if (boarding === 'aboard')
        return { after: Array<number>(BOXES + 1).fill(unit.square), steps, boards: true };
      if (boarding === 'refused') ended = true;
      else {
        const square = squareOf(judging, name, box, at);
        if (square < 0) ended = true;
        else if (!ended && mayStep(judging, unit, at, square, box)) {
          at = square;
          steps.push({ box, square });
        } else ended = true;
      }
    }
    after.push(at);
  }
  return { after, steps, boards: false };
}

function squareOf(judging: Judging, name: string, box: number, at: number): number {
  const { state, problems } = judging;
  const { grid } = state.theatre;
  const square = grid.indexOf(name);
  if (square >= 0) return square;
  const place = state.cities.get(name) ?? state.ports.get(name);
  const first = grid.nameOf(0);
  const last = grid.nameOf(grid.columns * grid.rows - 1);
  problems.error('unknown-square', landRule(judging, '7.4'), `/strategic/path/${box}`, [
    `"${name}" is no square of this theatre`,
    `squares run from ${first} to ${last}, column first${box === 0 ? '; the first box may also name a transport group or a port off the map' : ''}`,
    place && place.square >= 0
      ? `${name} lies in ${grid.nameOf(place.square)}; write that`
      : at >= 0
        ? `name a square next to ${grid.nameOf(at)}${perhaps(namesLike(judging, name))}`
        : `name a square${perhaps(namesLike(judging, name))}`,
  ]);
  return -1;
}

/** Squares one slip of the pen from a name, or else cities and ports whose names are like it. */
function namesLike({ state }: Judging, name: string): string[] {
  const { grid } = state.theatre;
  const squares = Array.from({ length: grid.columns * grid.rows }, (_, square) => grid.nameOf(square));
  const near = squaresLike(squares, name);
  return near.length > 0 ? near : nearest([...state.cities.keys(), ...state.ports.keys()], name);
}

function mayStep(judging: Judging, unit: Unit, from: number, to: number, box: number): boolean {
  const { state, problems } = judging;
  const { grid } = state.theatre;
  const field = `/strategic/path/${box}` as const;
  const [here, there] = [from >= 0 ? grid.nameOf(from) : '', grid.nameOf(to)];
  const closed = groundClosed(judging, unit, to);
  if (closed?.forbidden) {
    problems.error(closed.code, landRule(judging, closed.rule), field, closed.saying(there));
    return false;
  }
  if (from < 0) return false;
  const rule = landRule(judging, '7.4');
  if (from === to) {
    problems.warn('already-there', rule, field, [
      `${unit.id} ${from === unit.square ? 'stands' : 'will stand'} in ${there} already`,
      'each box is one step to another square, straight or diagonal',
      'the march ends there; leave the box out, or write - (null) to rest a phase',
    ]);
    return false;
  }
  if (!areAdjacent(grid, from, to)) {
    problems.warn('not-adjacent', rule, field, [
      `${there} is not next to ${here}`,
      'each box is one step, straight or diagonal',
      `the march halts in ${here}; name the squares between`,
    ]);
    return false;
  }
  if (closed) {
    problems.warn(closed.code, landRule(judging, closed.rule), field, closed.saying(there, here));
    return false;
  }
  if (closedDiagonal(judging, from, to)) {
    problems.warn('closed-diagonal', rule, field, [
      `the diagonal from ${here} to ${there} is closed on the map`,
      'go round by a square beside it',
      `the march halts in ${here}`,
    ]);
    return false;
  }
  return true;
}
