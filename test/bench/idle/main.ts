import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { createCampaign } from '@vedette/contracts';
import { EventStore } from '@vedette/event-store';
import { commandIdOf, OrderBookClosed, storedEvent } from '@vedette/ledger';
import { until } from '@vedette/testing';
import { HouseUnderTest } from '../../../apps/gateway/src/testing/house-under-test.js';
import { seedLike, templateOf } from './seed.js';

/**
 * What campaigns cost a conductor in which nobody does anything: `npm run bench:idle -- [campaigns, by commas] [seconds]`, over a
 * conductor as it was built (`npm run build`). Each has an open turn without a deadline. At each size a conductor is started anew
 * while one campaign has its book closed. Prints when that turn moved, when all campaigns were looked at, processor and memory at
 * rest, and what they are to those of the first size.
 */
const sizes = (process.argv[2] ?? '100,10000').split(',').map(Number);
const seconds = Number(process.argv[3] ?? 20);
const SCENARIO = 'amwol-1846';
const AT_ONCE = 4;
/** In which /proc counts. */
const TICKS_A_SECOND = 100;
/** A conductor that takes less of a processor has looked at all campaigns. */
const AT_REST = 0.15;
const GLANCE_MS = 3_000;
const DIGEST = 'd'.repeat(64);

interface Measured {
  readonly cores: number;
  readonly megabytes: number;
  readonly movedMs: number;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const cpuMs = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_A_SECOND;
};
const coresOver = async (pid: number, milliseconds: number): Promise<number> => {
  const before = cpuMs(pid);
  await pause(milliseconds);
  return (cpuMs(pid) - before) / milliseconds;
};

Logger.overrideLogger(false);
const house = await HouseUnderTest.open('idle', { LOG_LEVEL: 'warn' }, ['turn-conductor']);
const store = new EventStore(house.database.pool(AT_ONCE));

const closeBook = async (campaign: string): Promise<void> => {
  const closed = { turn: 1, root: DIGEST, filler: 'f', orders: DIGEST };
  const events = [storedEvent(OrderBookClosed, closed, { turn: 1 })];
  const commandId = commandIdOf(`close ${campaign}`);
  await store.append({ campaign, stream: 'orders', expectedVersion: 0, commandId, events });
};
const hasMoved = async (campaign: string): Promise<boolean> =>
  (await store.readTurns(campaign, 1)).some(({ type }) => type === 'TurnClosed');

async function measure(size: number): Promise<Measured> {
  const first = `idle-${size - 1}`;
  await house.kill(house.one('turn-conductor'));
  await closeBook(first);
  const begun = performance.now();
  const { child } = await house.start('turn-conductor');
  const pid = child.pid!;
  await until(() => hasMoved(first), 'the turn has moved');
  const movedMs = performance.now() - begun;
  await until(async () => (await coresOver(pid, GLANCE_MS)) < AT_REST, 'all campaigns were looked at');
  const restMs = performance.now() - begun;
  const cores = await coresOver(pid, seconds * 1000);
  const megabytes = Object.values(house.memory())[0]!;
  say(
    `${size} idle campaigns: ${cores.toFixed(3)} cores, ${megabytes} MB, first turn moved after ${(movedMs / 1000).toFixed(1)} s, at rest after ${(restMs / 1000).toFixed(0)} s`,
  );
  return { cores, megabytes, movedMs };
}

try {
  const made = { id: 'idle-0', title: 'idle-0', position: { scenario: SCENARIO }, secret: 'idle' };
  await house.requests.request(createCampaign, made, { timeoutMs: 60_000 });
  const template = await templateOf(store, 'idle-0');
  let seeded = 1;
  let least: Measured | undefined;
  for (const size of sizes) {
    const seedSome = async (): Promise<void> => {
      while (seeded < size) await seedLike(store, template, `idle-${seeded++}`);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, seedSome));
    const measured = await measure(size);
    least ??= measured;
    const ratio = (what: keyof Measured): string => (measured[what] / least![what]).toFixed(2);
    say(`  to ${sizes[0]}: cores ${ratio('cores')}, memory ${ratio('megabytes')}, start ${ratio('movedMs')}`);
  }
} finally {
  await house.close();
}
