import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { median, percentile } from '../event-store/measure.js';
import { deskCosts } from './desk-cost.js';
import { lastMinute, type Rush } from './last-minute.js';
import { wholeHouse } from './whole-house.js';

/**
 * What an order costs, and what the last minute before a deadline is like: `npm run bench:intake -- [players] [seconds]`; with
 * `house` as third word also over HTTP through gateway and broker, of processes as they were built (`npm run build`).
 * Times depend on what else the machine does; the ratio and the CPU an order do so much less. Exits 1 when a target is missed.
 */
const [players = 500, seconds = 60] = process.argv.slice(2, 4).map(Number);
const throughHouse = process.argv[4] === 'house';
const ORDERS_EACH = 50;
const MOST_RATIO = 2;
const MOST_P99_MS = 150;
let missed = false;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const judge = (what: string, found: number, most: number): void => {
  if (found > most) missed = true;
  say(`${found > most ? 'MISSED' : 'held  '} ${what}: ${found.toFixed(2)} (at most ${most})`);
};

Logger.overrideLogger(false);
const costs = deskCosts(players, ORDERS_EACH);
const warm = costs.slice(2);
say('judging one more order, CPU');
for (const { after, microseconds } of [warm[0]!, warm[Math.floor(warm.length / 2)]!, warm.at(-1)!])
  say(`  after ${String(after).padStart(6)}: ${microseconds.toFixed(0)} µs`);
const tail = (from: number): number =>
  median(warm.slice(from, from === 0 ? 5 : undefined).map(({ microseconds }) => microseconds));
judge('the last five thousand against the first', tail(-5) / tail(0), MOST_RATIO);

const rushes: readonly Rush[] = [
  { players, ordersEach: ORDERS_EACH, atOnce: ORDERS_EACH, seconds },
  { players, ordersEach: ORDERS_EACH, atOnce: 1, seconds },
];
for (const rush of rushes) {
  const found = await lastMinute(rush);
  const { latencies, orders, appends, cpuMicrosecondsAnOrder } = found;
  say(
    `${players} players, ${ORDERS_EACH} orders each, ${rush.atOnce} at once, within ${seconds} s: ` +
      `${orders} orders in ${found.seconds.toFixed(1)} s and ${appends} appends`,
  );
  say(
    `  latency p50 ${median(latencies).toFixed(0)} ms, p99 ${percentile(latencies, 0.99).toFixed(0)} ms; ` +
      `CPU of order-intake ${cpuMicrosecondsAnOrder.toFixed(0)} µs an order`,
  );
  judge('orders lost', found.lost, 0);
  judge('orders out of the order of receipt', found.outOfOrder, 0);
  judge('p99 in ms', percentile(latencies, 0.99), MOST_P99_MS);
}

if (throughHouse)
  for (const rush of rushes) {
    const { latencies, refused, unanswered, lost, cpuMicrosecondsAnOrder } = await wholeHouse(rush);
    say(`through the house, ${rush.atOnce} orders a request, within ${seconds} s:`);
    say(
      `  latency p50 ${median(latencies).toFixed(0)} ms, p99 ${percentile(latencies, 0.99).toFixed(0)} ms; CPU an order: ` +
        Object.entries(cpuMicrosecondsAnOrder)
          .map(([service, cost]) => `${service} ${cost.toFixed(0)} µs`)
          .join(', '),
    );
    judge('orders refused', refused, 0);
    judge('requests without an answer', unanswered, 0);
    judge('receipts lost', lost, 0);
    judge('p99 in ms', percentile(latencies, 0.99), MOST_P99_MS);
  }
process.exitCode = missed ? 1 : 0;
