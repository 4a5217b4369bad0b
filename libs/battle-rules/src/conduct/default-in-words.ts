import {
  type BattleState,
  inCommand,
  ME_ORDERS,
  orderOf,
  orderOfCommand,
  type OrderName,
  type UnitState,
} from '@vedette/battle';

/** What troops do by themselves under an order (P-32.1). */
const CONDUCT: Readonly<Record<OrderName, string>> = {
  ASLT: 'goes for the nearest enemy in sight and shocks where it must',
  SUPT: 'stands',
  MRCH: 'stands, and does not fire',
  BOMB: 'stands, and bombards nothing',
  SKPD: 'stands',
  HOLD: 'stands',
  RSRV: 'stands in reserve, and does not fire',
  WDRW: 'moves away from an enemy in sight within 4 hexes, up to 2 hexes',
};
/** Orders under which nobody fires in his own activation (G-98, G-102). */
const SILENT: ReadonlySet<OrderName> = new Set<OrderName>(['MRCH', 'RSRV']);

/** What a unit does when nobody orders anything, by the order that binds it, in words (P-32). */
export function defaultOfUnit(state: BattleState, unit: UnitState): string {
  const order = orderOf(state, unit);
  if (unit.hex === null)
    return `${unit.id} waits off the map, and enters when its group comes and its command acts`;
  if (unit.state === 'routed') return `${unit.id} is routed, and runs on unless it rallies`;
  const rallies = unit.state === 'disordered' ? 'tries to rally, ' : '';
  const phase = inCommand(state, unit) ? '' : ', out of command';
  return `${unit.id} under ${order}${phase}: ${rallies}${conductOf(state, unit.command, order)}`;
}

/** What a command does when it is not activated by an order: it acts of itself, last (P-31.3). */
export function defaultOfCommand(state: BattleState, id: string): string {
  const command = state.commands.get(id)!;
  const order = orderOfCommand(state, command);
  const level = levelByDefault(state, id) === 'ME' ? 'tries for ME' : 'acts at RE';
  return `${id} under ${order}: ${level} when its side’s list is played out, and ${conductOf(state, id, order)}`;
}

/** The level a command acts at of itself: orders that demand ME make it an attempt (G-08). */
export function levelByDefault(state: BattleState, id: string): 'ME' | 'RE' {
  return ME_ORDERS.has(orderOfCommand(state, state.commands.get(id)!)) ? 'ME' : 'RE';
}

function conductOf(state: BattleState, command: string, order: OrderName): string {
  const comes = order === 'MRCH' && state.commands.get(command)?.rsm === true;
  const moves = comes ? 'marches the shortest way to its superior, and does not fire' : CONDUCT[order];
  return SILENT.has(order) ? moves : `${moves}; fires at what it may`;
}
