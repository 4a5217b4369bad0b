import {
  type AcceptedOrder,
  type BattleContext,
  type BattleRule,
  byId,
  commandsWithin,
  defaultOrderOfCommand,
  defaultOrderOf,
  type Drm,
  hexesFrom,
  inCommand,
  inRangeOf,
  leaderOf,
  lowCheck,
  ME_ORDERS,
  orderOf,
  orderOfCommand,
  type BattleState,
  type CommandState,
  type OrderName,
  superiorsOf,
  unitsWithin,
} from '@vedette/battle';
import { spendPoints, spendable } from '../leaders/spend-points.js';
import { isNextToEnemyOf } from '../leaders/next-to-enemy.js';
import { foggedCommander } from '../leaders/fog-of-command.js';
import { neighboursOf } from '../judging/judge-change.js';
import { isInSightOfKnownEnemy } from '@vedette/battle-sight';
import { MARCH_WITH_MARKER, ORDER_TABLE } from '../tables/order-table.js';
import { OrderChanged, OrderStands } from './orders.events.js';

/** From an overall commander in the fog, where he still orders an assault (P-21 S). */
const ASSAULTS_WITHIN = 3;

/** Whether a change needs no gate: of whoever just came, waits in reserve, goes from support to the fight, or falls back on his default (G-04). */
export function isAutomatic(state: BattleState, command: CommandState, to: OrderName): boolean {
  const held = orderOfCommand(state, command);
  if (command.rsm || held === 'RSRV' || to === defaultOrderOfCommand(state, command)) return true;
  return held === 'SUPT' && (to === 'ASLT' || to === 'SKPD');
}

/** One attempt of a command: its leader's roll, and what comes of it for all below (G-03, G-06, G-07). */
export function attemptChange(context: BattleContext, { order, side }: AcceptedOrder<'change'>): void {
  const id = order.command!;
  const command = context.state.commands.get(id)!;
  const held = orderOfCommand(context.state, command);
  const audience = context.toSide(side);
  const byRight: readonly BattleRule[] = isAutomatic(context.state, command, order.to) ? ['G-04'] : [];
  const forbidden = whyNot(context, command, order.to);
  const attempted = { orderAttempts: [...context.state.progress.orderAttempts, id] };
  if (forbidden) {
    context.emit(OrderStands, {
      rule: forbidden.rule,
      data: { subject: id, order: held, wanted: order.to, why: forbidden.why },
      audience,
      change: { progress: attempted },
    });
    return;
  }
  const leader = leaderOf(context.state, id)!;
  const spend = spendable(context, id, order.spend ?? []);
  const die = lowCheck(
    context.dice.throw('order', id),
    [...changeDrms(context, command, order.to), ...spend.drms],
    leader.rating,
  );
  const shared = { leaders: [leader.id, ...spend.leaders], dice: [die], audience };
  if (die.result === 'fail')
    context.emit(OrderStands, {
      rule: [...byRight, 'G-06', 'G-07'],
      ...shared,
      data: { subject: id, order: held, wanted: order.to, why: 'the roll failed' },
      change: { progress: attempted, leaders: spendPoints(spend.leaders) },
    });
  else
    context.emit(OrderChanged, {
      rule: [...byRight, 'G-06', 'G-03', 'G-09'],
      ...shared,
      data: { subject: id, from: held, to: order.to },
      change: {
        progress: attempted,
        leaders: spendPoints(spend.leaders),
        ...flowingDown(context.state, id, order.to),
      },
    });
}

/**
 * What an order does to all below a command: theirs are taken away, units out of command take their default (G-03, G-09). A brigade that is
 * spent holds no order that asks for ME, whoever gives it (G-10). What commander's initiative gave a unit holds till the turn ends (G-11).
 */
export function flowingDown(state: BattleState, id: string, to: OrderName) {
  const below = commandsWithin(state, id);
  const bound = unitsWithin(state, id).filter(({ orderUntil }) => orderUntil === null);
  const units = bound.map((unit) => {
    const keeps = (unit.collapsed && ME_ORDERS.has(to)) || !inCommand(state, unit);
    return [unit.id, { order: keeps ? defaultOrderOf(state, unit) : null, orderUntil: null }] as const;
  });
  return {
    commands: Object.fromEntries(
      below.map((one) => [
        one.id,
        {
          order:
            one.id === id
              ? to
              : one.ineffective && ME_ORDERS.has(to)
                ? defaultOrderOfCommand(state, one)
                : null,
          ...(to === 'MRCH' ? {} : { rsm: false }),
        },
      ]),
    ),
    units: Object.fromEntries(units),
  };
}

/** What forbids an order at the moment it would be given; of the enemy what is known of him then. */
function whyNot(
  context: BattleContext,
  command: CommandState,
  to: OrderName,
): { rule: readonly BattleRule[]; why: string } | null {
  const { state } = context;
  const event = state.progress.event;
  if (to === 'ASLT' && event['H']) return { rule: ['P-21'], why: 'a lull: no assault is ordered this turn' };
  const fogged = to === 'ASLT' ? foggedCommander(context, command.side) : null;
  const leader = leaderOf(state, command.id);
  if (fogged !== null && leader !== null && (hexesFrom(fogged, leader) ?? Infinity) > ASSAULTS_WITHIN)
    return { rule: ['G-84', 'P-21'], why: `${fogged.name} orders no assault farther than three hexes off` };
  if (event['A'] === command.id) return { rule: ['P-21'], why: 'the courier was lost' };
  return whyNotThere(context, command, to);
}

/** What forbids an order where a command stands, whoever gives it: in sight of the enemy, or with nobody to support (G-102, G-97). */
export function whyNotThere(
  context: BattleContext,
  command: CommandState,
  to: OrderName,
): { rule: readonly BattleRule[]; why: string } | null {
  const { state } = context;
  if (to === 'RSRV' && unitsWithin(state, command.id).some((unit) => isInSightOfKnownEnemy(context, unit)))
    return { rule: ['G-102'], why: 'it stands in the line of sight of an enemy it knows of' };
  const supports = (other: CommandState): boolean => ['ASLT', 'SKPD'].includes(orderOfCommand(state, other));
  if (to === 'SUPT' && !neighboursOf(state, command.id).some(supports))
    return { rule: ['G-97'], why: 'no neighbouring command holds ASLT or SKPD' };
  return null;
}

/** Modifiers of a change of orders (G-07). */
function changeDrms({ state, map: _map }: BattleContext, command: CommandState, to: OrderName): Drm[] {
  const leader = leaderOf(state, command.id)!;
  const inRange = superiorsOf(state, command.id).flatMap((above): Drm[] => {
    const superior = leaderOf(state, above.id);
    return superior !== null && inRangeOf(superior, leader)
      ? [{ rule: 'G-07', value: -1, why: `${superior.id} in range` }]
      : [];
  });
  const row = worstRow(state, command, to);
  return [
    ...inRange,
    { rule: row.rule, value: row.value, why: row.why },
    { rule: 'G-07', value: command.arm === 'CAV' ? -1 : 0, why: 'cavalry' },
    {
      rule: 'G-07',
      value: isNextToEnemyOf(state, leader.side, leader.hex) ? 1 : 0,
      why: 'enemy beside the leader',
    },
    { rule: 'G-07', value: command.ineffective ? 1 : 0, why: 'ineffective' },
  ];
}

/**
 * The highest figure of the orders held by the command and by all below that has its own; or of the order wanted (P-39). What commander's
 * initiative gives is a unit's for the turn, not the command's (G-11).
 */
function worstRow(state: BattleState, command: CommandState, to: OrderName): Drm {
  if (state.switches.orderChangeDrmUses === 'wanted')
    return { rule: ORDER_TABLE[to].rule, value: ORDER_TABLE[to].change, why: `to ${to}` };
  const figure = (order: OrderName, rsm: boolean): Drm => ({
    rule: ORDER_TABLE[order].rule,
    value: order === 'MRCH' && rsm ? MARCH_WITH_MARKER : ORDER_TABLE[order].change,
    why: `from ${order}`,
  });
  const held = [
    figure(orderOfCommand(state, command), command.rsm),
    ...byId(
      commandsWithin(state, command.id).filter(({ id, order }) => id !== command.id && order !== null),
    ).map((one) => figure(one.order!, one.rsm)),
    ...unitsWithin(state, command.id)
      .filter(({ order, orderUntil }) => order !== null && orderUntil === null)
      .map((unit) => figure(orderOf(state, unit), false)),
  ];
  return held.reduce((worst, one) => (one.value > worst.value ? one : worst));
}
