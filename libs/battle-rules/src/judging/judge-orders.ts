import {
  type AcceptedOrder,
  type BattleOrder,
  type BattleOrdersDocument,
  type BattleState,
  type OrderWindow,
  type Side,
  TurnOrders,
} from '@vedette/battle';
import { asTold } from '@vedette/battle-sight';
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
import { type BattleOrderProblem, type BattleReceipt, type Judged, refused } from './receipt.js';
import { windowOf } from './window-of.js';
import { inWords } from './in-words.js';

/** Kinds that are entries of a side's list of impulses: they stand beside each other (P-31). */
const LISTED: ReadonlySet<string> = new Set(['activate', 'gift', 'leader', 'pass']);
/** Entries of a player's list: more than a battle of three days has to activate. All of a list is looked through at every impulse. */
const MOST_ENTRIES = 1_000;

/** The orders of a turn judged: an answer to each, and those that stand. */
export interface JudgedOrders {
  readonly receipts: readonly BattleReceipt[];
  readonly orders: TurnOrders;
}

/** What is handed in, in the order sent: each with its side, and the later order that replaces it if there is one. */
interface Handed {
  readonly sent: readonly AcceptedOrder[];
  readonly byPlace: ReadonlyMap<number, AcceptedOrder>;
  readonly replacedBy: ReadonlyMap<AcceptedOrder, AcceptedOrder>;
  readonly standing: Readonly<Record<Side, readonly AcceptedOrder[]>>;
}

/**
 * Judges the orders of a turn from what their senders know: own pieces, own orders, contacts. A later order of the same kind for
 * the same subject replaces the earlier one, but for entries of the list of impulses. With a window those of the other are left alone.
 */
export function judgeOrders(
  state: BattleState,
  { orders }: Pick<BattleOrdersDocument, 'orders'>,
  window: OrderWindow | null = null,
): JudgedOrders {
  const handed = handedIn(state, orders, window);
  const accepted: AcceptedOrder[] = [];
  const receipts = orders.flatMap((order, place): BattleReceipt[] => {
    if (!isOfWindow(order, window)) return [];
    const { one, judged } = judgedAt(state, handed, order, place);
    const isGood = !judged.problems.some(({ severity }) => severity === 'error');
    if (one && isGood) accepted.push({ place, side: one.side, order: judged.order });
    return [receipt(place, judged.order, judged.problems)];
  });
  return { receipts, orders: new TurnOrders(inOrderOf(accepted, handed.sent)) };
}

/** The answer to the last of some orders alone, beside those sent before: what {@link judgeOrders} says of it. */
export function judgeLastOrder(state: BattleState, orders: readonly BattleOrder[]): BattleReceipt {
  const place = orders.length - 1;
  const { judged } = judgedAt(state, handedIn(state, orders, null), orders[place]!, place);
  return receipt(place, judged.order, judged.problems);
}

const isOfWindow = ({ kind }: BattleOrder, window: OrderWindow | null): boolean =>
  window === null || windowOf(kind) === window;

function handedIn(state: BattleState, orders: readonly BattleOrder[], window: OrderWindow | null): Handed {
  const sent = inOrderSent(orders).flatMap(({ order, place }): AcceptedOrder[] => {
    const side = isOfWindow(order, window) ? sideOfOrder(state, order) : null;
    return side === null ? [] : [{ order, place, side }];
  });
  const next = new Map<string, AcceptedOrder>();
  const replacedBy = new Map<AcceptedOrder, AcceptedOrder>();
  // From the last back: what comes next of the same slot replaces what stood there.
  for (const one of [...sent].reverse()) {
    const slot = slotOf(one);
    if (slot === null) continue;
    const later = next.get(slot);
    if (later) replacedBy.set(one, later);
    next.set(slot, one);
  }
  const standing = sent.filter((one) => !replacedBy.has(one));
  const ofSide = (side: Side) => standing.filter((one) => one.side === side);
  const byPlace = new Map(sent.map((one) => [one.place, one]));
  return { sent, byPlace, replacedBy, standing: { US: ofSide('US'), CSA: ofSide('CSA') } };
}

/** What an order takes the place of another in; null for entries of the list of impulses, which stand beside each other. */
function slotOf({ order, side }: AcceptedOrder): string | null {
  return LISTED.has(order.kind) ? null : `${order.kind} ${side} ${subjectOf(order)}`;
}

function judgedAt(
  state: BattleState,
  { byPlace, replacedBy, standing }: Handed,
  order: BattleOrder,
  place: number,
): { readonly one: AcceptedOrder | undefined; readonly judged: Judged } {
  const one = byPlace.get(place);
  const no = (code: string, field: string, message: string) => ({
    one,
    judged: { order, problems: [refused(code, ['P-31.1'], field, message)] },
  });
  if (!one) return no('nobody', 'by', 'the order is for no side of this battle');
  const later = replacedBy.get(one);
  if (later) return no('replaced', 'kind', `order ${later.place} replaces it`);
  const sent = standing[one.side];
  if (LISTED.has(order.kind) && entriesBefore(sent, one) >= MOST_ENTRIES)
    return no('list-full', 'kind', `a list of impulses has ${MOST_ENTRIES} entries of one player at most`);
  return { one, judged: judge({ state: asTold(state, one.side), side: one.side, sent }, one) };
}

/** Entries of the list that the same player sent before one of his. */
function entriesBefore(sent: readonly AcceptedOrder[], one: AcceptedOrder): number {
  let before = 0;
  for (const other of sent) {
    if (other === one) return before;
    if (LISTED.has(other.order.kind) && other.order.by === one.order.by) before += 1;
  }
  return before;
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

/** What keeps an entry of the list of impulses from ever being played, whatever happens (P-31.2); null where it may be. */
function whyNever(order: BattleOrder): BattleOrderProblem | null {
  const when = 'when' in order ? order.when : undefined;
  if (when === undefined) return null;
  const { after, enemyWithin, noEnemyWithin } = when;
  const field = (key: string): string => `when.${key}`;
  if (after !== undefined && after === subjectOf(order))
    return refused('never', ['P-31.2'], field('after'), `${after} would wait for itself`);
  return enemyWithin !== undefined && noEnemyWithin !== undefined && enemyWithin <= noEnemyWithin
    ? refused(
        'never',
        ['P-31.2'],
        field('enemyWithin'),
        `no enemy is within ${enemyWithin} hexes where none is within ${noEnemyWithin}`,
      )
    : null;
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
  const after = 'when' in order ? order.when?.after : undefined;
  if (after !== undefined && state.commands.get(after)?.side !== side)
    return {
      order,
      problems: [refused('not-yours', ['P-31.2'], 'when.after', `${after} is not of your side`)],
    };
  const never = whyNever(order);
  if (never !== null) return { order, problems: [never] };
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
