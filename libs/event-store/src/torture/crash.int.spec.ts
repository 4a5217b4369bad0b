import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { postgresPrograms } from '@vedette/servers';
import { privateCluster, type PrivateCluster } from '@vedette/testing';
import { describeDrill, drillProgram } from '@vedette/testing/drill';
import type { LoggedEvent } from '../event/recorded-event.js';
import { Sealer } from '../sealer/sealer.js';
import { Subscription } from '../subscription/subscription.js';
import { everythingSealed } from '../testing/everything-sealed.js';
import { marches } from '../testing/sample-events.js';
import { temporaryDatabase, type TemporaryDatabase } from '../testing/temporary-database.js';
import { FAULTLESS, faultsOf } from './log-check.js';
import { seeded, sleepyWriter } from './writers.js';

const found = await drillProgram(postgresPrograms);

const CRASHES = 3;

describeDrill(found, 'a server that is stopped immediately, under load', (programs) => {
  let cluster: PrivateCluster;
  let db: TemporaryDatabase;
  beforeAll(async () => {
    cluster = await privateCluster(programs);
    db = await temporaryDatabase({ retryBudgetMs: 600_000 }, cluster.url);
  });
  afterAll(async () => {
    await db?.drop();
    await cluster?.remove();
  });

  it('loses nothing that was acknowledged, and everyone goes on by himself when it is back', async () => {
    const acknowledged: string[] = [];
    const seen: LoggedEvent[] = [];
    let crashing = true;
    const goesOn = (): boolean => crashing;
    const write = async (campaign: string): Promise<void> => {
      for (let version = 0; goesOn(); version += 3) {
        const { lastVersion } = await db.store.append({
          campaign,
          stream: 'land',
          expectedVersion: version,
          commandId: randomUUID(),
          events: marches(3),
        });
        acknowledged.push(`${campaign} ${lastVersion}`);
      }
    };
    const stubborn = async (seed: number): Promise<void> => {
      while (goesOn()) {
        await sleepyWriter({ store: db.store, random: seeded(seed), goesOn }).catch(() => sleep(20));
      }
    };
    const sealer = new Sealer(db.store, { spacingMs: 1, pollMs: 5 });
    const follower = new Subscription(db.store, {
      from: 0,
      pollMs: 5,
      onPage: async ({ events }) => {
        seen.push(...events);
      },
    });
    sealer.start();
    follower.start();
    const writing = Promise.all([...['a', 'b', 'c', 'c0'].map(write), stubborn(1), stubborn(2)]);
    for (let crash = 0; crash < CRASHES; crash += 1) {
      await sleep(700);
      const before = acknowledged.length;
      while (acknowledged.length < before + 10) await sleep(5);
      await cluster.crash();
      await sleep(150);
      await cluster.start();
    }
    await sleep(700);
    crashing = false;
    await writing;
    await sealer.stop();
    const head = await everythingSealed(db.store);
    while (seen.length < head) {
      await sleep(5);
    }
    await follower.stop();

    expect(await faultsOf(seen, db.store)).toEqual(FAULTLESS);
    const held = new Set(seen.map(({ campaign, version }) => `${campaign} ${version}`));
    expect(acknowledged.filter((name) => !held.has(name))).toEqual([]);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    for (const campaign of ['a', 'b', 'c']) {
      const { land = 0 } = await db.store.streamVersions(campaign);
      expect(land).toBe(acknowledged.filter((name) => name.startsWith(`${campaign} `)).length * 3);
    }
  });

  it('leaves an append that finds no server its own error once the budget is used up', async () => {
    const impatient = db.another({ retryBudgetMs: 200 });
    await impatient.append({
      campaign: 'a',
      stream: 'turn',
      expectedVersion: 0,
      commandId: randomUUID(),
      events: marches(1),
    });
    await cluster.crash();
    await expect(
      impatient.append({
        campaign: 'a',
        stream: 'turn',
        expectedVersion: 1,
        commandId: randomUUID(),
        events: marches(1),
      }),
    ).rejects.toThrow();
    await cluster.start();
  });
});
