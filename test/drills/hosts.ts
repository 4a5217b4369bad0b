import { existsSync } from 'node:fs';
import { mkdir, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServiceName } from '@vedette/contracts';
import { mustDo, vedette } from './by-command.js';
import { TALK } from './campaigns.js';
import type { Drill } from './drill.js';
import { SmallDisk, whyNoSmallDisk } from './small-disk.js';
import type { Stage } from './stage.js';

const FAKED_TIME = ['/usr/lib/x86_64-linux-gnu/faketime', '/usr/lib/aarch64-linux-gnu/faketime']
  .map((folder) => join(folder, 'libfaketime.so.1'))
  .find((file) => existsSync(file));
const MINUTES = 60_000;
const CALENDAR_MINUTES = 60;
const FULL_MS = 6_000;
const TAKEN_WITHIN_S = 60;

/** Starts services again on a host whose clock is wrong by as much, `+2h`; what waits for seconds waits as long as elsewhere. */
async function moveTo(clock: string, stage: Stage, services: readonly ServiceName[]): Promise<void> {
  const env = {
    LD_PRELOAD: FAKED_TIME!,
    FAKETIME: clock,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  };
  for (const service of services) {
    const [before] = stage.of(service);
    await stage.house.start(service, env);
    await stage.house.stop(before!);
  }
}

/** Turns keep the time of the database, whatever the host of whoever decides thinks. */
const clockWrong = (clock: string, services: readonly ServiceName[]): Drill => ({
  name: `the clock of a host ${clock} off: ${services.join(', ')}`,
  row: 'disk of the broker full; of the archive full; clock of a host 2 h off',
  servers: { postgres: 'one', nats: 'one' },
  alerts: {},
  missing: () => Promise.resolve(FAKED_TIME ? null : 'libfaketime is not there (package faketime)'),
  happen: async (stage) => {
    await moveTo(clock, stage, services);
    stage.overFromNow();
    await stage.turnResolved();
    await stage.orderTaken(TAKEN_WITHIN_S);
    const path = `/campaigns/${TALK}`;
    const calendar = { kind: 'every', zone: 'UTC', minutes: CALENDAR_MINUTES };
    const set = await stage.umpire.send('PUT', `${path}/calendar`, { calendar });
    if (set.status !== 200) throw new Error(`no calendar: ${set.status} ${JSON.stringify(set.body)}`);
    // Rounds of the conductor, by which a turn would end whose deadline is over.
    await pause(3_000);
    const { body } = await stage.umpire.send<{ deadline?: { at: string }; status?: string }>(
      'GET',
      `${path}/clock`,
    );
    const [row] = await stage.database.ask<{ now: Date }>('SELECT clock_timestamp() AS now');
    const minutes = (Date.parse(body.deadline?.at ?? '') - row!.now.getTime()) / MINUTES;
    if (body.status !== 'open' || !(minutes > CALENDAR_MINUTES / 2 && minutes <= CALENDAR_MINUTES))
      throw new Error(`the turn is ${body.status} and has ${minutes} minutes left: ${JSON.stringify(body)}`);
    return `${Math.round(minutes)} min to the deadline by the database's time`;
  },
});

/** The kernel ends the only land worker in the midst of a phase; whoever keeps services up starts it again. */
const outOfMemory: Drill = {
  name: 'the only land worker ended by the memory limit of its host',
  row: 'worker out of memory, poison phase, 200 deadlines at one minute',
  servers: { postgres: 'one', nats: 'one' },
  alerts: {},
  missing: whyNoMemoryLimit,
  happen: async (stage) => {
    const ended = stage.keepUp();
    const [victim] = stage.of('land-resolution');
    const group = `${CGROUPS}/vedette-drill-${process.pid}`;
    await mkdir(group);
    try {
      // Of what it has already nothing is counted: this is what it may take besides.
      await writeFile(`${group}/memory.limit_in_bytes`, String(4 * 1024 * 1024));
      await writeFile(`${group}/cgroup.procs`, String(victim!.child.pid));
      for (let looks = 0; ended.length === 0; looks++) {
        if (looks > 600) throw new Error('it did not run out of memory');
        await pause(100);
      }
      stage.overFromNow();
      await stage.turnResolved();
      return ended.join(', ');
    } finally {
      while ((await rmdir(group).catch((error: NodeJS.ErrnoException) => error.code)) === 'EBUSY')
        await pause(100);
    }
  },
};

const CGROUPS = '/sys/fs/cgroup/memory';

async function whyNoMemoryLimit(): Promise<string | null> {
  const group = `${CGROUPS}/vedette-drill-try-${process.pid}`;
  try {
    await mkdir(group);
    await rmdir(group);
    return existsSync(`${CGROUPS}/memory.limit_in_bytes`) ? null : 'no memory limit can be set here';
  } catch {
    return 'no memory limit can be set here (cgroups v1)';
  }
}

const DISK_ROW = 'disk of the broker full; of the archive full; clock of a host 2 h off';

/** Orders are taken, since the log does not need the broker's store; turns wait for room. Whoever keeps servers up starts it anew. */
const brokersDisk: Drill = {
  name: 'the disk of the broker full for a while',
  row: DISK_ROW,
  servers: { postgres: 'one', nats: 'one', smallDisk: 'nats' },
  alerts: { may: ['NotReady'] },
  missing: whyNoSmallDisk,
  happen: async (stage) => {
    const { disk, nodes } = stage.broker;
    await disk!.fill();
    await stage.orderTaken(TAKEN_WITHIN_S);
    await pause(FULL_MS);
    await disk!.clear();
    for (const node of nodes) {
      await stage.broker.kill(node);
      stage.broker.start(node);
    }
    stage.overFromNow();
    return '';
  },
};

/** Nothing is acknowledged that is not written, and what was is there when there is room again. */
const databasesDisk: Drill = {
  name: 'the disk of the database full for a while',
  row: DISK_ROW,
  servers: { postgres: 'one', nats: 'one', smallDisk: 'postgres' },
  alerts: { may: ['NotReady', 'LogNotSealing'] },
  missing: whyNoSmallDisk,
  happen: async (stage) => {
    const { disk, primary } = stage.database;
    await disk!.fill();
    await pause(FULL_MS);
    await disk!.clear();
    // One that could not write its log ends itself, and is started by whoever keeps servers up.
    await primary.crash();
    await primary.start();
    stage.overFromNow();
    return '';
  },
};

/** Neither a campaign nor a backup is thought to be safe that is not. */
const archivesDisk: Drill = {
  name: 'the disk of the archive full',
  row: DISK_ROW,
  servers: { postgres: 'one', nats: 'one' },
  alerts: {},
  missing: whyNoSmallDisk,
  happen: async (stage) => {
    await stage.turnResolved();
    const disk = await SmallDisk.make(1);
    try {
      const env = { DATABASE_URL: await stage.database.writable() };
      const phrase = join(disk.folder, 'phrase');
      await writeFile(phrase, 'a pass phrase of sixteen or more');
      await disk.fill();
      const archived = ['campaign', 'archive', 'drilled', '--to', disk.folder, '--phrase-file', phrase];
      for (const words of [archived, ['backup', 'run', '--to', disk.folder]]) {
        const { code, text } = await vedette(words, env);
        if (code === 0 || !/no space left|ENOSPC|disk is full/i.test(text))
          throw new Error(`${words.slice(0, 2).join(' ')} on a full disk ended with ${code}: ${text}`);
        if (/\n\s+at /.test(text)) throw new Error(`it told of it by a stack: ${text}`);
      }
      await disk.clear();
      const again = await mustDo(
        ['campaign', 'export', 'drilled', '--to', disk.folder, '--phrase-file', phrase],
        env,
      );
      return again.split('\n')[0]!;
    } finally {
      await disk.remove();
    }
  },
};

export const HOSTS: readonly Drill[] = [
  clockWrong('+2h', ['gateway', 'turn-conductor', 'land-resolution']),
  clockWrong('-2h', ['people', 'order-intake', 'reporting']),
  outOfMemory,
  brokersDisk,
  databasesDisk,
  archivesDisk,
];
