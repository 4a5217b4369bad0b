import {
  type AcceptedOrder,
  type BattleOrder,
  type BattleOrdersDocument,
  type BattleState,
  TurnOrders,
} from '@vedette/battle';
import { judgeActivate, judgeGift, judgeLeader } from './judge-impulse.js';
import { judgeChange } from './judge-change.js';
import {
  judgeAlternative,
  judgeAttach,
  judgeCommit,
  judgeEntry,
  judgePass,
  judgeRecover,
  judgeSetup,
  judgeStanding,
} from './judge-segments.js';
import { type Knowledge, mayOrder, sideOfOrder, subjectOf } from './knowledge.js';
import { type BattleReceipt, type Judged, refused } from './receipt.js';
import { inWords } from './in-words.js';

/** Kinds that are entries of a side's list of impulses: they stand beside each other (P-31). */
const LISTED: ReadonlySet<string> = new Set(['activate', 'gift', 'leader', 'pass']);

/** The orders of a turn judged: an answer to each, and those that stand. */
export interface JudgedOrders {
  readonly receipts: readonly BattleReceipt[];
  readonly orders: TurnOrders;
}

/**
 * Judges the orders of a turn from what their senders know: own pieces, own orders, contacts. A later order of the same kind for
 * the same subject replaces the earlier one, but for entries of the list of impulses.
 */
export function judgeOrders(
  state: BattleState,
  { orders }: Pick<BattleOrdersDocument, 'orders'>,
): JudgedOrders {
  const sent = inOrderSent(orders).flatMap(({ order, place }): AcceptedOrder[] => {
    const side = sideOfOrder(state, order);
    return side === null ? [] : [{ order, place, side }];
  });
  const standing = sent.filter((one, i) => !sent.slice(i + 1).some((later) => replaces(later, one)));
  const accepted: AcceptedOrder[] = [];
  const receipts = orders.map((order, place): BattleReceipt => {
    const one = sent.find((known) => known.place === place);
    if (!one)
      return receipt(place, order, [
        refused('nobody', ['P-31.1'], 'by', 'the order is for no side of this battle'),
      ]);
    const later = sent.slice(sent.indexOf(one) + 1).find((other) => replaces(other, one));
    if (later)
      return receipt(place, order, [
        refused('replaced', ['P-31.1'], 'kind', `order ${later.place} replaces it`),
      ]);
    const sameSide = standing.filter(({ side }) => side === one.side);
    const judged = judge({ state, side: one.side, sent: sameSide }, one);
    if (!judged.problems.some(({ severity }) => severity === 'error'))
      accepted.push({ place, side: one.side, order: judged.order });
    return receipt(place, judged.order, judged.problems);
  });
  return { receipts, orders: new TurnOrders(inOrderOf(accepted, sent)) };
}

function receipt(place: number, order: BattleOrder, problems: BattleReceipt['problems']): BattleReceipt {
  const accepted = !problems.some(({ severity }) => severity === 'error');
  return { order: place, accepted, understood: inWords(order), problems };
}

/** The orders by the time they were sent; without one the place in the list counts. */
function inOrderSent(orders: readonly BattleOrder[]): { order: BattleOrder; place: number }[] {
  const timed = orders.map((order, place) => ({
    order,
    place,
    at: order.kind === 'activate' ? undefined : order.at,
  }));
  if (timed.every(({ at }) => at === undefined)) return timed;
  return timed.sort((a, b) => {
    if (a.at === undefined || b.at === undefined || a.at === b.at) return a.place - b.place;
    return Date.parse(a.at) - Date.parse(b.at);
  });
}

function inOrderOf(accepted: readonly AcceptedOrder[], sent: readonly AcceptedOrder[]): AcceptedOrder[] {
  const placed = new Map(sent.map(({ place }, i) => [place, i]));
  return [...accepted].sort((a, b) => placed.get(a.place)! - placed.get(b.place)!);
}

function replaces(later: AcceptedOrder, earlier: AcceptedOrder): boolean {
  return (
    later.order.kind === earlier.order.kind &&
    !LISTED.has(later.order.kind) &&
    later.side === earlier.side &&
    subjectOf(later.order) === subjectOf(earlier.order)
  );
}

function judge(knowledge: Knowledge, { order, place, side }: AcceptedOrder): Judged {
  const { state } = knowledge;
  const subject = subjectOf(order);
  const foreign = {
    ...state.units.get(subject ?? ''),
    ...state.commands.get(subject ?? ''),
    ...state.leaders.get(subject ?? ''),
  };
  const none = subject !== null && !exists(state, subject);
  if (none) return { order, problems: [refused('no-more', ['P-35'], 'unit', `${subject} is no more`)] };
  if (foreign.side !== undefined && foreign.side !== side)
    return { order, problems: [refused('not-yours', ['P-31.1'], 'by', `${subject!} is not of your side`)] };
  if (subject !== null && subject !== side && !mayOrder(state, order.by, subject))
    return {
      order,
      problems: [refused('not-your-command', ['P-31.1'], 'by', `${order.by!} does not command ${subject}`)],
    };
  switch (order.kind) {
    case 'change':
      return judgeChange(knowledge, order, place);
    case 'commit':
      return judgeCommit(knowledge, order);
    case 'recover':
      return judgeRecover(knowledge, order);
    case 'attach':
      return judgeAttach(knowledge, order);
    case 'alternative':
      return judgeAlternative(knowledge, order);
    case 'activate':
      return judgeActivate(knowledge, order, place);
    case 'gift':
      return judgeGift(knowledge, order);
    case 'leader':
      return judgeLeader(knowledge, order);
    case 'pass':
      return judgePass(knowledge, order);
    case 'standing':
      return judgeStanding(knowledge, order);
    case 'setup':
      return judgeSetup(knowledge, order);
    case 'entry':
      return judgeEntry(knowledge, order);
  }
}

function exists(state: BattleState, subject: string): boolean {
  return (
    subject === 'US' ||
    subject === 'CSA' ||
    state.units.has(subject) ||
    state.commands.has(subject) ||
    state.leaders.has(subject) ||
    state.arrivals.some(({ id }) => id === subject)
  );
}
