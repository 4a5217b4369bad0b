import {
  armOf,
  type BattleOrder,
  type BattleState,
  isWithin,
  leaderOf,
  ME_ORDERS,
  type OrderName,
  orderOfCommand,
  superiorsOf,
  unitsWithin,
} from '@vedette/battle';
import { neighbours } from '@vedette/hex';
import type { Knowledge } from './knowledge.js';
import { judgeSpend } from './judge-spend.js';
import { type BattleOrderProblem, type Judged, refused } from './receipt.js';

type Change = BattleOrder<'change'>;

/** A change of orders: of a unit by commander's initiative, of a command by an attempt (G-03 to G-11). */
export function judgeChange(knowledge: Knowledge, order: Change, place: number): Judged<Change> {
  const problems =
    order.unit !== undefined
      ? ofUnit(knowledge, order, order.unit)
      : ofCommand(knowledge, order, order.command!, place);
  return { order, problems };
}

function ofUnit({ state }: Knowledge, order: Change, id: string): BattleOrderProblem[] {
  const unit = state.units.get(id)!;
  const leader = order.with === undefined ? undefined : state.leaders.get(order.with);
  if (!leader)
    return [
      refused('no-leader', ['G-11'], 'with', 'a unit changes orders only with a superior leader in its hex'),
    ];
  const led = leader.command === null ? undefined : state.commands.get(leader.command);
  const isHigher = led !== undefined && led.level !== 'brigade' && led.level !== 'battalion';
  if (!isHigher || !isWithin(state, unit.command, led.id))
    return [
      refused(
        'not-a-superior',
        ['G-11'],
        'with',
        `${leader.name} leads no division or more that ${unit.name} is of`,
      ),
    ];
  const together =
    unit.hex !== null ? unit.hex === leader.hex : unit.group !== null && unit.group === leader.group;
  if (leader.status !== 'fit' || !together)
    return [refused('not-stacked', ['G-11'], 'with', `${leader.name} is not stacked with ${unit.name}`)];
  const held = unit.collapsed || state.commands.get(unit.command)?.ineffective;
  if (held && ME_ORDERS.has(order.to)) return [notFit(order.to)];
  return armProblems(armOf(unit), order.to);
}

function ofCommand(knowledge: Knowledge, order: Change, id: string, place: number): BattleOrderProblem[] {
  const { state, sent } = knowledge;
  const command = state.commands.get(id)!;
  // One that is refused is no attempt, and bars nothing.
  const higher = sent.find(
    (one) =>
      one.order.kind === 'change' &&
      one.order.command !== undefined &&
      one.place !== place &&
      superiorsOf(state, id).some((above) => above.id === (one.order as Change).command) &&
      ofCommand(knowledge, one.order, one.order.command, one.place).length === 0,
  );
  if (higher)
    return [
      refused(
        'nested-change',
        ['G-03'],
        'command',
        `${(higher.order as Change).command!} above it attempts a change: only the higher is made`,
      ),
    ];
  if (order.with !== undefined) return withEngineer(state, order, id);
  const leader = leaderOf(state, id);
  if (leader === null || (leader.hex === null && !hasArrived(state, leader.group)))
    return [
      refused('no-leader', ['G-06'], 'command', `${id} has no leader on the map who could change its orders`),
    ];
  const problems = [...armProblems(command.arm, order.to), ...judgeSpend(state, id, order.spend)];
  if (command.ineffective && ME_ORDERS.has(order.to)) problems.push(notFit(order.to));
  if (order.to === 'SUPT' && !hasOneToSupport(knowledge, id))
    problems.push(refused('nobody-to-support', ['G-97'], 'to', 'no neighbouring command holds ASLT or SKPD'));
  return problems;
}

function withEngineer(state: BattleState, order: Change, id: string): BattleOrderProblem[] {
  const engineer = state.leaders.get(order.with!);
  const leader = leaderOf(state, id);
  const command = state.commands.get(id)!;
  if (
    engineer?.kind !== 'engineer' ||
    engineer.side !== command.side ||
    engineer.status !== 'fit' ||
    engineer.spent ||
    engineer.hex === null
  )
    return [
      refused(
        'no-engineer',
        ['G-85'],
        'with',
        'only the chief of engineers on the map changes orders of a command so',
      ),
    ];
  const isNear =
    leader !== null &&
    leader.hex !== null &&
    (leader.hex === engineer.hex || neighbours(engineer.hex).includes(leader.hex));
  if (!isNear)
    return [
      refused(
        'not-near',
        ['G-85'],
        'with',
        `${engineer.name} is neither with nor beside the leader of ${id}`,
      ),
    ];
  if (command.level !== 'brigade' && command.level !== 'battalion')
    return [refused('too-large', ['G-85'], 'command', 'he changes the orders of leaders of brigades only')];
  if (command.ineffective && ME_ORDERS.has(order.to)) return [notFit(order.to)];
  return armProblems(command.arm, order.to);
}

function hasArrived(state: BattleState, group: string | null): boolean {
  return group !== null && state.arrivals.some((arrival) => arrival.id === group && arrival.arrived);
}

function armProblems(arm: 'INF' | 'CAV' | 'ART', to: OrderName): BattleOrderProblem[] {
  if (to === 'ASLT' && arm === 'ART')
    return [refused('wrong-arm', ['G-96'], 'to', 'ASLT is for infantry and cavalry only')];
  if (to === 'BOMB' && arm !== 'ART')
    return [refused('wrong-arm', ['G-99'], 'to', 'BOMB is for artillery only')];
  return [];
}

function notFit(to: OrderName): BattleOrderProblem {
  return refused(
    'not-fit',
    ['G-10'],
    'to',
    `an ineffective command or a shattered unit cannot have ${to}, which demands ME`,
  );
}

/** Whether a neighbour holds ASLT or SKPD, or is to have it this turn (G-97). */
function hasOneToSupport({ state, sent }: Knowledge, id: string): boolean {
  const fits = (to: OrderName): boolean => to === 'ASLT' || to === 'SKPD';
  return neighboursOf(state, id).some(
    (other) =>
      fits(orderOfCommand(state, other)) ||
      sent.some(({ order }) => order.kind === 'change' && order.command === other.id && fits(order.to)),
  );
}

/** Commands of the same superior, or with a unit beside one of this command (G-97). */
export function neighboursOf(state: BattleState, id: string) {
  const own = state.commands.get(id)!;
  const around = new Set(
    unitsWithin(state, id).flatMap(({ hex }) => (hex === null ? [] : [hex, ...neighbours(hex)])),
  );
  return [...state.commands.values()].filter(
    (other) =>
      other.side === own.side &&
      !isWithin(state, other.id, id) &&
      !isWithin(state, id, other.id) &&
      ((own.superior !== null && other.superior === own.superior) ||
        unitsWithin(state, other.id).some(({ hex }) => hex !== null && around.has(hex))),
  );
}
