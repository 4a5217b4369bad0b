import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { createCampaign } from '@vedette/contracts';
import { HouseUnderTest } from '../../../apps/gateway/src/testing/house-under-test.js';

/**
 * What campaigns cost a conductor in which nobody does anything: `npm run bench:idle -- [campaigns, by commas] [seconds]`, over a
 * conductor as it was built (`npm run build`). Each has an open turn without a deadline. Prints processor and memory at each size.
 */
const sizes = (process.argv[2] ?? '100,1000').split(',').map(Number);
const seconds = Number(process.argv[3] ?? 20);
const SCENARIO = 'amwol-1846';
const AT_ONCE = 8;
/** In which /proc counts. */
const TICKS_A_SECOND = 100;
const SETTLE_MS = 5_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const cpuMs = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_A_SECOND;
};

Logger.overrideLogger(false);
const house = await HouseUnderTest.open('idle', { LOG_LEVEL: 'warn' }, ['order-intake', 'turn-conductor']);
try {
  let made = 0;
  for (const size of sizes) {
    const makeSome = async (): Promise<void> => {
      while (made < size) {
        const id = `idle-${made++}`;
        const campaign = { id, title: id, position: { scenario: SCENARIO }, secret: id };
        await house.requests.request(createCampaign, campaign, { timeoutMs: 60_000 });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, makeSome));
    await pause(SETTLE_MS);
    const { pid } = house.one('turn-conductor').child;
    const before = cpuMs(pid!);
    await pause(seconds * 1000);
    const spent = cpuMs(pid!) - before;
    const memory = Object.entries(house.memory()).find(([name]) => name.startsWith('turn-conductor'));
    say(`${size} idle campaigns: ${(spent / seconds / 1000).toFixed(3)} cores, ${memory?.[1]} MB`);
  }
} finally {
  await house.close();
}
