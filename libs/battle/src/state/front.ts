import type { BattleState, UnitState } from './battle-state.js';
import { isColumn, spIn, unitsIn } from './stack.js';

/** Most SP that may fire from a hex by the type on top (G-23). */
export const FIRE_MOST = { ART: 12, INF: 7, CAV: 4 } as const;
type Frontage = keyof typeof FIRE_MOST;

/** Each level takes twice the room of the one before: guns, foot, horse (G-24). */
const ROOM: Readonly<Record<Frontage, number>> = { ART: 0, INF: 1, CAV: 2 };

/** How much room a unit takes in the line. */
export function frontageOf({ type }: Pick<UnitState, 'type'>): Frontage {
  if (type === 'CAV') return 'CAV';
  return type === 'INF' || type === 'SS' ? 'INF' : 'ART';
}

/** A unit of a hex and the SP that find room to fire from it, before any halving. */
export interface InFront {
  readonly unit: UnitState;
  readonly sp: number;
}

/** Whether a unit could fire at all: not limbered, not in column, not routed, not out of ammunition (G-24). */
export function couldFire(unit: UnitState): boolean {
  return !isColumn(unit) && unit.type !== 'WAG' && unit.state !== 'routed' && unit.ammo > 0;
}

/** Where ammunition is not counted nobody is ever without (P-39). */
export function withRounds(state: BattleState, unit: UnitState): UnitState {
  return state.switches.ammunition || unit.ammo > 0 ? unit : { ...unit, ammo: 1 };
}

/**
 * The units of a hex that stand in front with the SP each can fire, top of the stack first (G-24, G-26, G-27). The top unit is
 * always among them, with 0 where it cannot fire.
 */
export function frontOf(state: BattleState, hex: string): InFront[] {
  const ranked = unitsIn(state, hex).map((unit) => ({
    unit,
    frontage: frontageOf(unit),
    sp: couldFire(withRounds(state, unit)) ? spIn(unit, hex) : 0,
  }));
  return frontage(ranked).filter(({ sp }, i) => i === 0 || sp > 0);
}

/** Shares the room of a hex among units from the top down (G-24). */
export function frontage<T extends { readonly frontage: Frontage; readonly sp: number }>(
  ranked: readonly T[],
): T[] {
  const [top] = ranked;
  if (!top) return [];
  const shares: T[] = [];
  let room: number = FIRE_MOST[top.frontage];
  let before = top.frontage;
  for (const unit of ranked) {
    const down = ROOM[unit.frontage] - ROOM[before];
    const space = down > 0 ? Math.floor(room / 2 ** down) : room * 2 ** -down;
    if (space < 1) break;
    const sp = Math.min(unit.sp, space);
    shares.push({ ...unit, sp });
    room = space - sp;
    before = unit.frontage;
  }
  // The first stays in front even where it cannot fire.
  return shares.length > 0 ? shares : [{ ...top, sp: 0 }];
}

/** A line with a refused flank fires two thirds of what a hex holds through any one side: four of foot, two of horse (P-28). */
export function throughOneSide(unit: UnitState, sp: number): number {
  return unit.refused === null ? sp : Math.min(sp, Math.floor((FIRE_MOST[frontageOf(unit)] * 2) / 3));
}

/** SP a unit can fire from its hexes together. */
export function firingSp(state: BattleState, unit: UnitState): number {
  return [unit.hex, ...unit.extended]
    .filter((hex) => hex !== null)
    .reduce((sum, hex) => sum + (frontOf(state, hex).find((one) => one.unit.id === unit.id)?.sp ?? 0), 0);
}

/** Whether a unit stands in front in its own hex. */
export function isInFront(state: BattleState, unit: UnitState): boolean {
  return unit.hex !== null && frontOf(state, unit.hex).some((one) => one.unit.id === unit.id);
}
