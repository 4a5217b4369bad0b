import type { Arm, OrderName } from '../document/words.schema.js';
import type { BattleState, CommandState, UnitState } from '../state/battle-state.js';
import { superiorsOf, unitsWithin } from './chain.js';

/** What an arm does without orders (G-08). */
export const DEFAULT_ORDERS: Readonly<Record<Arm, OrderName>> = { INF: 'HOLD', CAV: 'SKPD', ART: 'WDRW' };

/** Orders under which a command must try for ME (G-08). */
export const ME_ORDERS: ReadonlySet<OrderName> = new Set<OrderName>(['ASLT', 'SUPT', 'MRCH', 'BOMB']);

/** The order of a command: its own, else that of the nearest superior that has one, else its arm's default (G-02). */
export function orderOfCommand(state: BattleState, command: CommandState): OrderName {
  if (command.order !== null) return command.order;
  const above = superiorsOf(state, command.id).find(({ order }) => order !== null);
  return above?.order ?? DEFAULT_ORDERS[command.arm];
}

/** The order that binds a unit: its own (G-09, G-11), else its command's. */
export function orderOf(state: BattleState, unit: UnitState): OrderName {
  if (unit.order !== null) return unit.order;
  const command = state.commands.get(unit.command);
  return command ? orderOfCommand(state, command) : DEFAULT_ORDERS[armOf(unit)];
}

/** The arm of a unit's type; wagons count with the guns they feed. */
export function armOf({ type }: Pick<UnitState, 'type'>): Arm {
  if (type === 'CAV') return 'CAV';
  return type === 'INF' || type === 'SS' ? 'INF' : 'ART';
}

/** The order a unit falls back to: of horse artillery and sharpshooters the one they were told (G-08). */
export function defaultOrderOf(state: BattleState, unit: UnitState): OrderName {
  const said = standingOf(state, unit, 'defaultOrder');
  const mayChoose = unit.type === 'HART' || unit.type === 'SS';
  return (mayChoose ? said : undefined) ?? DEFAULT_ORDERS[armOf(unit)];
}

/** The order a command falls back to: of one of horse artillery or sharpshooters alone the one they were told (G-08). */
export function defaultOrderOfCommand(state: BattleState, command: CommandState): OrderName {
  const units = unitsWithin(state, command.id);
  const mayChoose = units.length > 0 && units.every(({ type }) => type === 'HART' || type === 'SS');
  const asked = [command.id, ...superiorsOf(state, command.id).map(({ id }) => id), command.side];
  const said = asked.map((one) => state.standing.of[one]?.defaultOrder).find((one) => one !== undefined);
  return (mayChoose ? said : undefined) ?? DEFAULT_ORDERS[command.arm];
}

type Standing = BattleState['standing']['of'][string];

/** A standing instruction as it holds for a unit: its own, that of its command and those above, that of its side (P-34). */
export function standingOf<Key extends keyof Standing>(
  state: BattleState,
  unit: UnitState,
  key: Key,
): Standing[Key] | undefined {
  const asked = [unit.id, unit.command, ...superiorsOf(state, unit.command).map(({ id }) => id), unit.side];
  for (const one of asked) {
    const said = state.standing.of[one]?.[key];
    if (said !== undefined) return said;
  }
  return undefined;
}
