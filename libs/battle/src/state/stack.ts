import type { Side } from '../document/words.schema.js';
import type { BattleState, UnitState } from './battle-state.js';
import { musterOf } from './muster.js';

/** The units in a hex, top of the stack first (P-35). Extension hexes of others do not count. */
export function stackIn(state: BattleState, hex: string): readonly UnitState[] {
  return musterOf(state.units).stackIn(hex);
}

/** The units with men in a hex, extended ones too: the stack, then whoever extends or trails into it, by id. */
export function unitsIn(state: BattleState, hex: string): readonly UnitState[] {
  const muster = musterOf(state.units);
  const extended = muster.trailsIn(hex);
  const stack = muster.stackIn(hex);
  return extended.length === 0 ? stack : [...stack, ...extended];
}

/** Hexes in which a side has men. */
export function hexesHeldBy(state: BattleState, side: Side): Iterable<string> {
  return musterOf(state.units).heldBy(side);
}

/** Whether a side has men in a hex. */
export function isHeldBy(state: BattleState, side: Side, hex: string): boolean {
  return musterOf(state.units).isHeldBy(side, hex);
}

/** The hexes a unit holds: its own first, then extensions or the hexes its column trails through. */
export function hexesOf(unit: UnitState): string[] {
  return unit.hex === null ? [] : [unit.hex, ...unit.extended];
}

/** Men on foot of a cavalry unit: three in four, one holds the horses (P-26). */
export function dismountedSp(sp: number): number {
  return Math.max(1, sp - Math.ceil(sp / 4));
}

/** SP that stand in the line: of dismounted cavalry the men on foot, else all. */
export function spOnFoot(unit: UnitState): number {
  return unit.type === 'CAV' && unit.formation === 'dismounted' ? dismountedSp(unit.sp) : unit.sp;
}

/** SP in column that one hex holds (G-32). */
export const COLUMN_SP: Readonly<Record<UnitState['type'], number>> = {
  INF: 8,
  SS: 8,
  ART: 6,
  HART: 6,
  CAV: 2,
  WAG: 4,
};

/** Whether a unit marches in column: guns limbered, horse in column, wagons always. */
export function isColumn(unit: Pick<UnitState, 'formation'>): boolean {
  return unit.formation === 'column' || unit.formation === 'limbered';
}

/**
 * The SP of a unit in each of its hexes, the own hex first. Lines share equally, odd ones in the main hex; a column fills hex
 * by hex from the head (P-03, G-32, G-70).
 */
export function spByHex(unit: UnitState): { readonly hex: string; readonly sp: number }[] {
  const hexes = hexesOf(unit);
  if (hexes.length === 0) return [];
  if (isColumn(unit)) {
    const most = COLUMN_SP[unit.type];
    return hexes.map((hex, i) => ({ hex, sp: Math.max(0, Math.min(most, unit.sp - most * i)) }));
  }
  const sp = spOnFoot(unit);
  const isBattery = unit.type === 'ART' || unit.type === 'HART';
  const each = isBattery ? 2 : Math.floor(sp / hexes.length);
  const beside = Math.min(each, Math.floor(sp / hexes.length));
  return hexes.map((hex, i) => ({ hex, sp: i === 0 ? sp - beside * (hexes.length - 1) : beside }));
}

/** SP of one unit in a hex; a column that turned back on itself may be there twice. */
export function spIn(unit: UnitState, hex: string): number {
  return spByHex(unit).reduce((sum, one) => (one.hex === hex ? sum + one.sp : sum), 0);
}

/**
 * SP of all units in a hex, as stacking and density count them (G-22, P-35); `without` leaves one of them out. Of one side alone for who
 * chooses his way: an enemy he does not know of takes no room in his mind (P-25.7).
 */
export function stackedSp(
  state: BattleState,
  hex: string,
  without?: string,
  side?: UnitState['side'],
): number {
  return unitsIn(state, hex).reduce(
    (sum, unit) =>
      unit.id === without || (side !== undefined && unit.side !== side) ? sum : sum + fullSpIn(unit, hex),
    0,
  );
}

/** Most SP of a hex at the end of a move (G-22). */
export const STACK_MOST = 12;

/** Whether a unit that stood as given would fit into its hexes beside those who are there; one too large for any hex fits alone. */
export function fitsIn(state: BattleState, unit: UnitState): boolean {
  return isRoomFor(unit, (hex) => stackedSp(state, hex, unit.id));
}

/** The same beside those of its own side alone, of whom it knows. */
export function fitsAmongFriends(state: BattleState, unit: UnitState): boolean {
  return isRoomFor(unit, (hex) => stackedSp(state, hex, unit.id, unit.side));
}

function isRoomFor(unit: UnitState, taken: (hex: string) => number): boolean {
  return hexesOf(unit).every((hex) => taken(hex) + Math.min(STACK_MOST, fullSpIn(unit, hex)) <= STACK_MOST);
}

/** Whether a unit stands in more than a hex holds by itself: in line, that would have to be put out or go in column (G-22, G-32). */
export function isTooManyForAHex(unit: UnitState): boolean {
  return hexesOf(unit).some((hex) => fullSpIn(unit, hex) > STACK_MOST);
}

/** For stacking the horses count too: cavalry with all its men, spread like its line. */
function fullSpIn(unit: UnitState, hex: string): number {
  const here = spIn(unit, hex);
  return unit.hex === hex && unit.type === 'CAV' && unit.formation === 'dismounted'
    ? here + unit.sp - dismountedSp(unit.sp)
    : here;
}

/** Place at the bottom of a hex's stack, where whoever enters goes (P-35). */
export function bottomOf(state: BattleState, hex: string): number {
  return stackIn(state, hex).reduce((lowest, { stack }) => Math.max(lowest, stack + 1), 0);
}
