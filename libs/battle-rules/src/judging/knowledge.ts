import {
  type AcceptedOrder,
  type BattleOrder,
  type BattleState,
  isWithin,
  orderOfCommand,
  type OrderName,
  type Side,
  superiorsOf,
} from '@vedette/battle';

/** What an order is judged with: the battle at the turn's beginning, of which only the sender's own side and contacts are read. */
export interface Knowledge {
  readonly state: BattleState;
  /** All orders of his side handed in, by place; of the others none. */
  readonly sent: readonly AcceptedOrder[];
  readonly side: Side;
}

/** The side an order is for: that of its sender, else of its subject. Null where it has neither. */
export function sideOfOrder(state: BattleState, order: BattleOrder): Side | null {
  const sender = state.players.find(({ id }) => id === order.by);
  if (sender) return sender.side;
  const subject = subjectOf(order);
  if (subject === 'US' || subject === 'CSA') return subject;
  if (subject === null) return null;
  return (
    state.units.get(subject)?.side ??
    state.commands.get(subject)?.side ??
    state.leaders.get(subject)?.side ??
    state.arrivals.find(({ id }) => id === subject)?.side ??
    null
  );
}

/** What an order is about: a unit, a command, a leader, a group or a side. */
export function subjectOf(order: BattleOrder): string | null {
  switch (order.kind) {
    case 'change':
    case 'attach':
    case 'activate':
    case 'setup':
      return order.command ?? order.unit ?? null;
    case 'recover':
      return order.command;
    case 'commit':
    case 'gift':
    case 'leader':
      return order.leader;
    case 'alternative':
    case 'entry':
      return order.group;
    case 'standing':
      return order.for ?? order.leader ?? null;
    case 'pass':
      return order.side ?? null;
  }
}

/** Whether a player may order a piece of his side: without commands of his own, all; else those and what is below them. */
export function mayOrder(state: BattleState, by: string | undefined, subject: string): boolean {
  const commands = state.players.find(({ id }) => id === by)?.commands;
  if (!commands) return true;
  const command = commandOfPiece(state, subject);
  return command !== null && commands.some((one) => isWithin(state, command, one));
}

function commandOfPiece(state: BattleState, subject: string): string | null {
  if (state.commands.has(subject)) return subject;
  const group = state.arrivals.some(({ id }) => id === subject)
    ? [...state.units.values()].find((unit) => unit.group === subject)
    : undefined;
  return state.units.get(subject)?.command ?? state.leaders.get(subject)?.command ?? group?.command ?? null;
}

/** The order a command will have if every change its side has sent comes off: what its plans may count on. */
export function orderHopedFor({ state, sent }: Knowledge, command: string): OrderName[] {
  const chain = [command, ...superiorsOf(state, command).map(({ id }) => id)];
  const wanted = sent.flatMap(({ order }) =>
    order.kind === 'change' && order.command !== undefined && chain.includes(order.command) ? [order.to] : [],
  );
  const setUp = sent.flatMap(({ order }) =>
    order.kind === 'setup' && order.command !== undefined && chain.includes(order.command) && order.order
      ? [order.order]
      : [],
  );
  const own = state.commands.get(command);
  return [...(own ? [orderOfCommand(state, own)] : []), ...wanted, ...setUp];
}
