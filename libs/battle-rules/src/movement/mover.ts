import {
  type Activation,
  type ActingLevel,
  type BattleContext,
  isColumn,
  lightOf,
  orderOf,
  type OrderName,
  type UnitState,
} from '@vedette/battle';
import { printedAllowance } from '../ground/allowance.js';

/** A unit on its way: as it stands after the steps so far, and what they cost. Taking a step makes a new one. */
export interface Mover {
  readonly unit: UnitState;
  readonly level: ActingLevel;
  readonly order: OrderName;
  /** MP spent; once a single hex has taken all it is infinite. */
  readonly spent: number;
  readonly entered: readonly string[];
  readonly start: string | null;
  readonly doubleTime: boolean;
  /** Every hex so far was entered along a pike in column (G-49); along pike or road (P-20). */
  readonly onPike: boolean;
  readonly onRoad: boolean;
  /** Mounted or dismounted just now: it may face as it likes (G-71). */
  readonly freeFacing: boolean;
  /** Friends in the hex it stands in, if it came there on its way (G-29). */
  readonly amongFriends: boolean;
  /** It gives way of itself: the ground alone costs, flank and rear neither cost more nor disorder (P-35). */
  readonly givesWay: boolean;
}

/** A unit as its movement begins. */
export function moverOf(context: BattleContext, activation: Activation, id: string, givesWay = false): Mover {
  const unit = context.state.units.get(id)!;
  return {
    ...standingMover(unit, activation.levels.get(id) ?? activation.level, orderOf(context.state, unit)),
    doubleTime: activation.plans.get(id)?.doubleTime === true,
    givesWay,
  };
}

/** A unit that has yet to take its first step, at a level under an order. */
export function standingMover(unit: UnitState, level: ActingLevel, order: OrderName): Mover {
  return {
    ...{ unit, level, order, spent: 0, entered: [], start: unit.hex, doubleTime: false },
    ...{ onPike: true, onRoad: true, freeFacing: false, amongFriends: false, givesWay: false },
  };
}

/** Whether a unit may move at all at a level. */
export function mayMove(level: ActingLevel): level is 'ME' | 'RE' | 'shock' {
  return level === 'ME' || level === 'RE' || level === 'shock';
}

/** Strategic movement: at ME in column, under march orders or with the marker of a reinforcement (P-03). */
export function isStrategic({ state }: BattleContext, { unit, level, order }: Mover): boolean {
  const command = state.commands.get(unit.command);
  const forbids =
    order === 'ASLT' || order === 'SUPT' || order === 'SKPD' || order === 'HOLD' || order === 'WDRW';
  return level === 'ME' && isColumn(unit) && !forbids && (order === 'MRCH' || command?.rsm === true);
}

/** MP a unit has as it stands now: level, strategic movement and double time, refused flank, blown horses, then rain, then mud (P-03). */
export function allowanceOf(context: BattleContext, mover: Mover): number {
  const { state } = context;
  const { unit, level, order } = mover;
  if (!mayMove(level)) return 0;
  const printed = printedAllowance(unit);
  const strategic = isStrategic(context, mover);
  let allowance = strategic ? printed * 2 : printed;
  if (strategic && mover.doubleTime && unit.type === 'INF') allowance = printed * 2 + 3;
  if (level !== 'ME') allowance = Math.floor(printed / 2);
  if (unit.refused !== null) allowance = Math.floor(allowance / 2);
  if (unit.blown && unit.formation !== 'dismounted') allowance = Math.floor(allowance / 2);
  if (state.progress.event['D'] === unit.id) allowance = Math.floor(allowance / 2);
  if (state.progress.event['G'] === unit.command && order === 'MRCH') allowance += 3;
  const dryFeet = mover.onPike && isColumn(unit);
  if (state.weather.rain !== null && !dryFeet) allowance = Math.floor(allowance / 2);
  if (state.weather.mud) allowance = Math.max(0, allowance - 1);
  // At night three times as far, on pikes and roads alone (P-20).
  if (lightOf(state.turn) === 'night' && mover.onRoad && isColumn(unit)) allowance *= 3;
  return allowance;
}
