import { setTimeout as sleep } from 'node:timers/promises';
import { EventStore, Sealer, Subscription } from '@vedette/event-store';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Findings } from '../findings.js';
import { percentile, until } from '../measure.js';
import { batches } from '../payload.js';
import { emmett } from '../systems/emmett.js';
import { emmettReader } from '../systems/emmett-reader.js';

/** How many appends a second, and for how long. */
const RATES = [
  { perSecond: 1, spanMs: 5_000 },
  { perSecond: 100, spanMs: 4_000 },
  { perSecond: 1_000, spanMs: 4_000 },
];

const BAR_MS = 25;

/** What a single insert may take at p95 while the bar is measured; each millisecond more moves the bar by two. */
const PROBE_MS = 5;
const MOVED_BY = 2;
const WRITERS = 8;

interface Timed {
  readonly committedAt: Map<string, number>;
  readonly latencies: number[];
}

/** Calls at an even rate, each of several writers in turn; a writer still at work skips nothing, it is late. */
const atRate = async (
  perSecond: number,
  spanMs: number,
  call: (writer: number) => Promise<void>,
): Promise<number> => {
  const calls = Math.max(1, Math.round((perSecond * spanMs) / 1_000));
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: Math.min(WRITERS, perSecond) }, async (_, writer) => {
      for (let index = writer; index < calls; index += Math.min(WRITERS, perSecond)) {
        await sleep(Math.max(0, begun + (index * 1_000) / perSecond - performance.now()));
        await call(writer);
      }
    }),
  );
  return calls;
};

/** Times single inserts, twenty a second, beside what is measured: says how busy the machine is with other things. */
const probe = async (url: string): Promise<() => Promise<number>> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('CREATE TABLE IF NOT EXISTS probe (id int)');
  const times: number[] = [];
  let probing = true;
  const work = (async () => {
    for (; probing; await sleep(50)) {
      const begun = performance.now();
      await client.query('INSERT INTO probe VALUES (1)');
      times.push(performance.now() - begun);
    }
  })();
  return async () => {
    probing = false;
    await work;
    await client.end();
    return percentile(times, 0.95);
  };
};

const summary = (latencies: readonly number[]): string =>
  [0.5, 0.95, 0.99, 0.999]
    .map((share) => `p${share * 100} ${percentile(latencies, share).toFixed(1)} ms`)
    .join(', ');

/** A handler may see an event before its writer has heard of the commit; that counts as no time at all. */
const note = ({ committedAt, latencies }: Timed, names: readonly string[]): void => {
  const now = performance.now();
  for (const name of names) {
    latencies.push(Math.max(0, now - (committedAt.get(name) ?? now)));
  }
};

/** B6: from the commit of an append to the handler of a follower in another pool, hints within the process. */
export const latencyScenario = async (findings: Findings, url: string): Promise<void> => {
  const store = new EventStore(new pg.Pool({ connectionString: url, max: WRITERS }));
  await store.migrate();
  const other = new EventStore(new pg.Pool({ connectionString: url, max: 3 }), { hints: store.hints });
  const sealer = new Sealer(other);
  sealer.start();
  const [events = []] = batches(1);
  const versions = Array.from({ length: WRITERS }, () => 0);
  for (const { perSecond, spanMs } of RATES) {
    const timed: Timed = { committedAt: new Map(), latencies: [] };
    const follower = new Subscription(other, {
      from: await everything(store),
      onPage: async (page) => {
        note(
          timed,
          page.events.map(({ stream, version }) => `${stream} ${version}`),
        );
      },
    });
    follower.start();
    const probed = await probe(url);
    const calls = await atRate(perSecond, spanMs, async (writer) => {
      const stream = `s${writer}`;
      const expectedVersion = versions[writer] as number;
      await store.append({ campaign: 'latency', stream, expectedVersion, commandId: randomUUID(), events });
      timed.committedAt.set(`${stream} ${expectedVersion + 1}`, performance.now());
      versions[writer] = expectedVersion + 1;
    });
    await until(() => timed.latencies.length >= calls, 5_000);
    await follower.stop();
    findings.note('B6', `ours, ${perSecond}/s`, summary(timed.latencies));
    const p99 = percentile(timed.latencies, 0.99);
    const busy = await probed();
    const bar = BAR_MS + MOVED_BY * Math.max(0, busy - PROBE_MS);
    const what = `ours, ${perSecond}/s: p99 <= ${bar.toFixed(0)} ms while a single insert takes ${busy.toFixed(1)} ms`;
    findings.judge('B6', what, `${p99.toFixed(1)} ms`, p99 <= bar);
  }
  await sealer.stop();
  await Promise.all([store.pool.end(), other.pool.end()]);
};

const everything = async (store: EventStore): Promise<number> => {
  await sleep(200);
  return store.head();
};

/** B6, emmett, for comparison: its batch reader polled every 50 ms, the default of its consumer. */
export const emmettLatencyScenario = async (findings: Findings, url: string): Promise<void> => {
  const store = await emmett(url);
  const reader = await emmettReader(url);
  const [events = []] = batches(1);
  const timed: Timed = { committedAt: new Map(), latencies: [] };
  let following = true;
  const follower = (async () => {
    for (let after = 0n; following; await sleep(50)) {
      const page = await reader.read(after, 100);
      after = page.position;
      note(
        timed,
        page.events.map(({ stream, version }) => `${stream} ${version}`),
      );
    }
  })();
  const versions = Array.from({ length: WRITERS }, () => 0);
  const calls = await atRate(100, 4_000, async (writer) => {
    const version = versions[writer] as number;
    await store.append(`s${writer}`, version, events);
    timed.committedAt.set(`s${writer} ${version + 1}`, performance.now());
    versions[writer] = version + 1;
  });
  await until(() => timed.latencies.length >= calls, 5_000);
  following = false;
  await follower;
  findings.note('B6', 'emmett, 100/s', summary(timed.latencies));
  await reader.close();
  await store.close();
};
