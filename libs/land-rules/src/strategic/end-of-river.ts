import { groundOfUnit, type Unit } from '@vedette/campaign';
import {
  bankGroups,
  banksOf,
  type Direction,
  DIRECTION_STEPS,
  edgeSquares,
  isDiagonal,
  TACTICAL_SIZE,
  tacticalColumn,
  tacticalRow,
} from '@vedette/geography';
import type { PhaseContext } from '@vedette/rulebooks';
import { barringCombatUnitsIn } from '../presence/strangers.js';

const MIDDLE = (TACTICAL_SIZE - 1) / 2;
const ANYWHERE = (): boolean => true;

/**
 * Where a unit may come in that marches before enemies along a river into a square where the river has ended: on the side on which it
 * left, column 7 or row 7 parting the sides and belonging to both (ROTD 7.8, R-14). Into a square with barriers of its own, across
 * corners and from an edge that is all one bank it may come in anywhere.
 */
export function sideBeyondRiver(
  { state, book }: PhaseContext,
  unit: Unit,
  square: number,
  direction: Direction,
): (tactical: number) => boolean {
  if (book.movement.barriersStopMarches.value !== 'always' || isDiagonal(direction)) return ANYWHERE;
  if (!barringCombatUnitsIn(state, unit.state, unit.square)) return ANYWHERE;
  if (bankGroups(groundOfUnit(state, unit, square)).all.length > 1) return ANYWHERE;
  const along = DIRECTION_STEPS[direction]![0] === 0 ? tacticalColumn : tacticalRow;
  const map = groundOfUnit(state, unit, unit.square);
  const own = banksOf(map, unit.tactical);
  const isOwn = (exit: number): boolean => [...banksOf(map, exit)].some((bank) => own.has(bank));
  const dry = edgeSquares(direction).filter((exit) => map.region[exit]! > 0);
  const [mine, others] = [dry.filter(isOwn), dry.filter((exit) => !isOwn(exit))].map((exits) =>
    exits.map(along),
  );
  if (mine!.length === 0 || others!.length === 0) return ANYWHERE;
  if (Math.max(...mine!) < Math.min(...others!)) return (tactical) => along(tactical) <= MIDDLE;
  if (Math.min(...mine!) > Math.max(...others!)) return (tactical) => along(tactical) >= MIDDLE;
  return ANYWHERE;
}
