import type { LandOrder, Unit } from '@vedette/campaign';
import type { Judging } from '../judging.js';

const TRANSPORT = /^[A-Z]{1,4}\d{1,4}TR$/;

/**
 * Judges the boxes of a strategic path (GITM AMWOL 7.1-7.4, 7.6, 7.17): names must be squares of the theatre; a square
 * that is not adjacent, that nobody can enter, or steps beyond the allowance are warned of, because the march then simply
 * ends there.
 */
export function checkPath(judging: Judging, unit: Unit, order: LandOrder): void {
  const path = order.strategic?.path ?? [];
  const { state, problems } = judging;
  const { grid } = state.theatre;
  let from = unit.square;
  let steps = 0;
  for (let i = 0; i < path.length; i++) {
    const name = path[i];
    if (!name) continue;
    const field = `strategic.path[${i}]`;
    if (steps === 0 && (TRANSPORT.test(name) || isOffMapPort(judging, name)))
      return boards(judging, unit, field);
    const square = grid.indexOf(name);
    if (square < 0) {
      problems.error(
        'unknown-square',
        '7.4',
        field,
        `"${name}" is no square of this theatre; squares are named column-row, like ${grid.nameOf(Math.max(0, unit.square))}`,
      );
      return;
    }
    if (from >= 0 && !areAdjacent(from, square, grid.columns)) {
      problems.warn(
        'not-adjacent',
        '7.4',
        field,
        `${name} is not next to ${grid.nameOf(from)}; the march halts at ${grid.nameOf(from)}`,
      );
      return;
    }
    if (!isEnterable(judging, square))
      problems.warn('impassable', '1.2', field, `nobody can enter ${name}; the march halts before it`);
    steps++;
    from = square;
  }
  checkAllowance(judging, unit, order, steps);
}

function boards(judging: Judging, unit: Unit, field: string): void {
  if (judging.books.land.unitTypes.get(unit.type)?.militia)
    judging.problems.error(
      'militia-stays-ashore',
      '7.17',
      field,
      'militia does not board transports; order a march on land',
    );
}

function isOffMapPort(judging: Judging, name: string): boolean {
  const port = judging.state.ports.get(name);
  return port !== undefined && port.square < 0;
}

function isEnterable(judging: Judging, square: number): boolean {
  return !judging.books.land.movement.impassable.value.includes(judging.state.theatre.terrain[square]!);
}

function areAdjacent(a: number, b: number, columns: number): boolean {
  const east = Math.abs((a % columns) - (b % columns));
  const south = Math.abs(Math.floor(a / columns) - Math.floor(b / columns));
  return Math.max(east, south) === 1;
}

/** The allowance of 7.1 and 7.2: one less with supplies or out of communications, one more by forced march. */
function checkAllowance(judging: Judging, unit: Unit, order: LandOrder, steps: number): void {
  const { books, problems } = judging;
  const type = books.land.unitTypes.get(unit.type);
  if (!type || steps === 0) return;
  const carries = unit.supplies > 0 || (order.supply?.level ?? 0) > 0;
  const allowance = type.strategicAllowance - (carries ? 1 : 0) - (unit.communications ? 0 : 1);
  if (steps <= allowance) return;
  const because = `${unit.id} may march ${allowance} squares${carries ? ' with its supplies' : ''}${unit.communications ? '' : ' out of communications'}`;
  if (type.forcedMarchFatigue === null || order.strategic?.noForcedMarch)
    problems.warn(
      'beyond-allowance',
      '7.1',
      'strategic.path',
      `${because} and the path has ${steps}; it halts when the allowance is used up`,
    );
  else if (steps === allowance + 1)
    problems.warn(
      'forced-march',
      '7.3',
      'strategic.path',
      `${because} and the path has ${steps}: the last one is a forced march and costs ${type.forcedMarchFatigue} fatigue`,
    );
  else
    problems.warn(
      'beyond-allowance',
      '7.3',
      'strategic.path',
      `${because}, one more by forced march, and the path has ${steps}; it halts when that is used up`,
    );
}
