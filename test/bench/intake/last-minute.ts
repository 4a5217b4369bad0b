import { setTimeout as pause } from 'node:timers/promises';
import type { ReceiptDocument } from '@vedette/contracts';
import { IntakeUnderTest } from '../../../apps/order-intake/src/testing/intake-under-test.js';
import { crowdOf, orderOf, playersOf } from './crowd.js';

/** How a crowd sends its orders. */
export interface Rush {
  readonly players: number;
  readonly ordersEach: number;
  /** Orders of one submission. */
  readonly atOnce: number;
  readonly seconds: number;
}

/** What came of it. */
export interface RushResult {
  readonly orders: number;
  /** From when a submission was due to its receipt, in milliseconds: a service that falls behind cannot hide it. */
  readonly latencies: readonly number[];
  readonly cpuMicrosecondsAnOrder: number;
  readonly lost: number;
  /** Orders that stand in the log before one that was sent earlier by the same player. */
  readonly outOfOrder: number;
  readonly appends: number;
  readonly seconds: number;
}

/**
 * A crowd sends its orders to order-intake over real Postgres, evenly over the given time whether or not earlier ones are
 * answered; afterwards the log is read and every receipt looked for.
 */
export async function lastMinute({ players, ordersEach, atOnce, seconds }: Rush): Promise<RushResult> {
  const under = await IntakeUnderTest.open();
  try {
    const { submit } = under.process();
    await under.campaign('rush', crowdOf(players));
    const ids = playersOf(players);
    const rounds = ordersEach / atOnce;
    const receipts: ReceiptDocument[] = [];
    const latencies: number[] = [];
    await submit.run({ campaign: 'rush', player: ids[0]!, orders: [orderOf(0, 0)] });
    const began = performance.now();
    const cpu = process.cpuUsage();
    const step = (seconds * 1000) / (players * rounds);
    const sent: Promise<void>[] = [];
    for (let i = 0; i < players * rounds; i++) {
      const due = began + i * step;
      const wait = due - performance.now();
      if (wait > 1) await pause(wait);
      const player = i % players;
      const first = Math.floor(i / players) * atOnce;
      const orders = Array.from({ length: atOnce }, (_, n) => orderOf(player, first + n));
      sent.push(
        submit.run({ campaign: 'rush', player: ids[player]!, orders, key: `k${i}` }).then((answer) => {
          latencies.push(performance.now() - due);
          receipts.push(...answer.receipts);
        }),
      );
    }
    await Promise.all(sent);
    const took = (performance.now() - began) / 1000;
    const { user, system } = process.cpuUsage(cpu);
    const log = await under.log('rush');
    const place = new Map(
      log.map(({ data, version }) => [(data as { receipt: ReceiptDocument }).receipt.id, version]),
    );
    return {
      orders: receipts.length,
      latencies,
      cpuMicrosecondsAnOrder: (user + system) / receipts.length,
      lost: players * ordersEach - receipts.filter(({ id }) => place.has(id)).length,
      outOfOrder: outOfOrder(receipts, place),
      appends: new Set(log.map(({ commandId }) => commandId)).size,
      seconds: took,
    };
  } finally {
    await under.close();
  }
}

function outOfOrder(receipts: readonly ReceiptDocument[], place: ReadonlyMap<string, number>): number {
  const inLog = [...receipts].sort((a, b) => place.get(a.id)! - place.get(b.id)!);
  const latest = new Map<string, ReceiptDocument>();
  let wrong = 0;
  for (const receipt of inLog) {
    const before = latest.get(receipt.player);
    if (before && (before.version >= receipt.version || before.at > receipt.at)) wrong++;
    latest.set(receipt.player, receipt);
  }
  return wrong;
}
