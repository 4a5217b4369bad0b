import { signal } from '@preact/signals';
import { type AnyOrder, drafts } from '../seat/composing.js';
import { say } from '../words/words.js';
import type { Composer } from './composer.js';
import { doneForGood } from './is-for-good.js';
import { textOfOrder } from './order-line.js';
import { speakOut } from './speak-out.js';

/** Orders about which it was asked whether they are meant; one that is changed afterwards is another. */
const asked = signal<ReadonlySet<AnyOrder>>(new Set());

/** Whoever gives a piece away, or has a ship go down, is asked once more. */
const forGood = (keys: readonly string[]): AnyOrder[] =>
  keys.flatMap((key) => {
    const order = drafts.value.get(key)?.order;
    return order && doneForGood(order) ? [order] : [];
  });

/** Names what cannot be undone, and asks whether it is meant. */
function question(orders: readonly AnyOrder[]): string {
  const [given, scuttled] = (['given', 'scuttled'] as const).map((how) =>
    orders.filter((order) => doneForGood(order) === how),
  ) as [AnyOrder[], AnyOrder[]];
  return [
    ...(given.length > 0 ? [say('is-for-good', { orders: given.map(textOfOrder).join(', ') })] : []),
    ...(scuttled.length > 0
      ? [say('is-scuttled', { ships: scuttled.map(({ ship }) => ship).join(', ') })]
      : []),
  ].join(' ');
}

/** The question about the drafts that do something for good, once it was asked about all of them; empty where nothing was asked. */
export function askedForGood(keys: readonly string[]): string {
  const orders = forGood(keys);
  return orders.every((order) => asked.value.has(order)) ? question(orders) : '';
}

/** Sends drafts; where one of them does something for good, nothing is sent before it was asked about and is sent once more. */
export function sendWhenMeant(composer: Composer, keys: readonly string[]): void {
  const orders = forGood(keys);
  if (orders.every((order) => asked.peek().has(order))) return void composer.send(keys);
  asked.value = new Set(orders);
  speakOut(question(orders), true);
}
