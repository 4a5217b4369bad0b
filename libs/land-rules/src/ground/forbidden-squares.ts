import { isInvolved, ownerOf, type Unit } from '@vedette/campaign';
import { type Direction, isDiagonal, strategicStep, StrategicTerrain } from '@vedette/geography';
import type { PhaseContext } from '@vedette/rulebooks';
import { nationOfSquare, nationOfState } from '../presence/strangers.js';
import { lasting, type Hindrance } from './hindrance.js';

/**
 * Whether a strategic square is closed to a unit for good: ground nobody can enter (GITM AMWOL 1.2), a nation nobody may
 * enter, or which takes no part (7.16, A-02, R-60), or for militia anything outside its home nation or state (7.1).
 */
export function closedTo(context: PhaseContext, unit: Unit, square: number): Hindrance | null {
  const { state, book } = context;
  const terrain = state.theatre.terrain[square] ?? StrategicTerrain.Water;
  if (book.movement.impassable.value.includes(terrain)) return lasting('impassable-ground', '1.2');
  const nation = nationOfSquare(state, square);
  if (book.movement.closedNations.value.includes(nation)) return lasting('closed-nation', '7.16');
  if (book.movement.uninvolvedNationsClosed.value && !isInvolved(state, nation))
    return lasting('uninvolved-nation', '7.16');
  if (unit.kind.militia && !isHome(context, unit, square)) return lasting('militia-stays-home', '7.1');
  return null;
}

/** Whether a square belongs to a unit's home: its nation, or where the book keeps militia closer, its state (7.1). */
function isHome({ state, book }: PhaseContext, unit: Unit, square: number): boolean {
  if (book.movement.militiaHome.value === 'state') return ownerOf(state, square) === unit.state;
  return nationOfSquare(state, square) === nationOfState(state, unit.state);
}

/** Whether the map closes a diagonal step (NWOL 7.4, ROTD 7.4). */
export function closedDiagonal(context: PhaseContext, from: number, direction: Direction): Hindrance | null {
  if (!isDiagonal(direction)) return null;
  const { state, book } = context;
  const { grid, terrain } = state.theatre;
  const names = [grid.nameOf(from), grid.nameOf(strategicStep(grid, from, direction))];
  const listed = book.movement.closedDiagonals.value.some(
    (pair) => names.includes(pair[0]) && names.includes(pair[1]),
  );
  const [left, right] = [direction - 1, direction + 1].map((side) => strategicStep(grid, from, side & 7));
  const alike =
    left! >= 0 &&
    right! >= 0 &&
    terrain[left!] === terrain[right!] &&
    book.movement.closedBetween.value.includes(terrain[left!]!);
  return listed || alike ? lasting('closed-diagonal', '7.4') : null;
}
