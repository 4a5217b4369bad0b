import { isInvolved, ownerOf, type Unit } from '@vedette/campaign';
import type { StrategicGrid } from '@vedette/geography';
import type { LandRule } from '@vedette/rulebooks';
import type { Judging } from '../judging.js';
import type { Saying } from '../problems.js';

/** Why a square is closed to a unit for good, and how to say it. */
export interface ClosedGround {
  readonly code: string;
  readonly rule: LandRule;
  /** A rule forbids it outright; otherwise the march just ends before it. */
  readonly forbidden: boolean;
  saying(there: string, here?: string): Saying;
}

/** Whether two squares differ by one step, straight or diagonal (GITM AMWOL 7.4). */
export function areAdjacent(grid: StrategicGrid, a: number, b: number): boolean {
  return distance(grid, a, b) === 1;
}

/** Distance of two strategic squares, a diagonal step counting one (reading H1). */
export function distance(grid: StrategicGrid, a: number, b: number): number {
  const columns = Math.abs((a % grid.columns) - (b % grid.columns));
  const rows = Math.abs(Math.floor(a / grid.columns) - Math.floor(b / grid.columns));
  return Math.max(columns, rows);
}

/** Ground nobody can enter (GITM AMWOL 1.2), a nation nobody may enter (7.16), and for militia all but its home (7.1). */
export function groundClosed(judging: Judging, unit: Unit, square: number): ClosedGround | null {
  const { state, books } = judging;
  const { theatre } = state;
  const nation = theatre.nations[theatre.nation[square]!] ?? '';
  if (books.land.movement.closedNations.value.includes(nation))
    return {
      code: 'closed-nation',
      rule: '7.16',
      forbidden: true,
      saying: (there) => [`${there} belongs to ${nation}`, 'nobody may enter it', 'choose another way'],
    };
  if (books.land.movement.uninvolvedNationsClosed.value && !isInvolved(state, nation))
    return {
      code: 'uninvolved-nation',
      rule: '7.16',
      forbidden: true,
      saying: (there) => [
        `${there} belongs to ${nation}, which takes no part`,
        'nobody may enter it',
        'choose another way',
      ],
    };
  const away = unit.kind.militia ? awayFromHome(judging, unit, square, nation) : null;
  if (away) return away;
  if (books.land.movement.impassable.value.includes(theatre.terrain[square]!))
    return {
      code: 'impassable-ground',
      rule: '1.2',
      forbidden: false,
      saying: (there, here) => [
        `${there} is ground nobody can enter`,
        'water, deserts, swamps and high ranges are closed as the map shows them',
        here ? `the march halts in ${here}` : 'choose another way',
      ],
    };
  return null;
}

/**
 * Whether a square is out of militia's home (7.1): its nation for good, or where the book keeps it closer, its state. What belongs to a
 * state can change hands before the march gets there, so within the nation the march is taken and may end at the border. Nobody
 * learns by it who holds which city: that its own are lost a state is told.
 */
function awayFromHome(
  { state, books }: Judging,
  unit: Unit,
  square: number,
  nation: string,
): ClosedGround | null {
  const home = state.states.find(({ id }) => id === unit.state)?.nation ?? '';
  const keptToState = books.land.movement.militiaHome.value === 'state';
  if (keptToState ? ownerOf(state, square) === unit.state : nation === home) return null;
  const [bounds, kind] = keptToState ? [`ground of ${unit.state}`, 'state'] : [`in ${home}`, 'nation'];
  return {
    code: 'militia-stays-home',
    rule: '7.1',
    forbidden: nation !== home,
    saying: (there, here) => [
      `${there} is not ${bounds}`,
      `militia does not leave its home ${kind}`,
      here ? `the march halts in ${here} unless that changes` : 'keep it there or send another unit',
    ],
  };
}

/** Whether the map closes the diagonal between two neighbours (NWOL 7.4, ROTD 7.4). */
export function closedDiagonal({ state, books }: Judging, from: number, to: number): boolean {
  const { grid, terrain } = state.theatre;
  const { closedDiagonals, closedBetween } = books.land.movement;
  const columns = (to % grid.columns) - (from % grid.columns);
  const rows = Math.floor(to / grid.columns) - Math.floor(from / grid.columns);
  if (columns === 0 || rows === 0) return false;
  const names = [grid.nameOf(from), grid.nameOf(to)];
  if (closedDiagonals.value.some((pair) => pair.every((name) => names.includes(name)))) return true;
  const [beside, before] = [terrain[from + columns]!, terrain[from + rows * grid.columns]!];
  return beside === before && closedBetween.value.includes(beside);
}
