import { batch } from '@preact/signals';
import type { SentOrder } from '../seat/campaign.js';
import { type AnyOrder, type Draft, drafts, judged, onTheirWay, plannedOrders } from '../seat/composing.js';
import { evening } from '../seat/open-campaign.js';
import { inForce } from '../seat/pieces.js';
import { isAskedAt } from './form/field-of.js';
import { gameOfOrders } from './game-of-orders.js';
import { saysSomething, textOfOrder } from './order-line.js';
import { pieceOfKey } from './plan-keys.js';

/** Sets a draft, or drops it with null. */
export function setDraft(key: string, draft: Draft | null): void {
  batch(() => {
    const next = new Map(drafts.value);
    if (draft) next.set(key, draft);
    else next.delete(key);
    drafts.value = next;
    if (!draft) {
      judged.value = without(judged.value, key);
      onTheirWay.value = without(onTheirWay.value, key);
    }
  });
}

const without = <T>(map: ReadonlyMap<string, T>, key: string): ReadonlyMap<string, T> =>
  new Map([...map].filter(([one]) => one !== key));

/** The order in force that a piece acts by and that its player may replace; null without one. */
export function orderInForce(piece: string): AnyOrder | null {
  const effective = evening.value?.effective.find((one) => one.piece === piece);
  return effective ? signedOff(effective.order as AnyOrder | null) : null;
}

/** An order without who sent it and when: both belong to its receipt. */
export function signedOff(order: AnyOrder | null): AnyOrder | null {
  if (!order) return null;
  const { by: _by, at, ...rest } = order;
  const form = gameOfOrders().forms[order.kind];
  return form && isAskedAt(form) ? { ...rest, at } : rest;
}

/** The order for a later turn that a piece has been sent ahead; null without one. */
export function orderAhead(piece: string, turn: number): AnyOrder | null {
  const sent = inForce(plannedOrders.value.get(turn) ?? []).findLast(({ order }) => {
    const { kind, unit, ship } = order as AnyOrder;
    return (kind === 'land' && unit === piece) || (kind === 'naval' && ship === piece);
  });
  return sent ? signedOff(sent.order as AnyOrder) : null;
}

/** Writes an order into the draft of a key; a draft that says nothing new is none. */
export function writeDraft(
  key: string,
  before: Draft | null,
  order: AnyOrder,
  how: { readonly turn?: number; readonly standing?: boolean },
): void {
  const turn = how.turn ?? before?.turn;
  const standing = how.standing ?? before?.standing ?? false;
  const stands = turn === undefined ? orderInForce(key) : orderAhead(pieceOfKey(key), turn);
  const isNothingNew =
    !standing && (stands ? textOfOrder(stands) === textOfOrder(order) : !saysSomething(order));
  setDraft(
    key,
    isNothingNew
      ? null
      : {
          ...{ key, order, kept: before?.kept ?? false },
          ...(turn === undefined ? {} : { turn }),
          ...(standing ? { standing } : {}),
        },
  );
}

const textsOf = (orders: readonly SentOrder[]): ReadonlySet<string | null> =>
  new Set(inForce(orders).map(({ order }) => textOfOrder(signedOff(order as AnyOrder)!)));

/** Drops drafts that say no more than what stands already: nothing of them is left to be sent. Tells which. */
export function dropWhatStands(): string[] {
  const now = textsOf(evening.value?.orders ?? []);
  const ahead = new Map([...plannedOrders.value].map(([turn, orders]) => [turn, textsOf(orders)] as const));
  const arrived = [...drafts.value.values()].filter(({ order, turn, standing }) =>
    // That an order is to stand in later turns too is not among its words.
    standing ? false : (turn === undefined ? now : ahead.get(turn))?.has(textOfOrder(order)),
  );
  for (const { key } of arrived) setDraft(key, null);
  return arrived.map(({ key }) => key);
}
