import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CampaignDocument } from '@vedette/contracts';
import { EventStore } from '@vedette/event-store';
import { type BattleGame, TurnRecord } from '@vedette/ledger';
import pg from 'pg';
import { givePlaces, HouseClient, makeAccounts } from '../../apps/gateway/src/testing/house-client.js';
import { HouseUnderTest } from '../../apps/gateway/src/testing/house-under-test.js';
import { archiveFiles, exportFiles, restoreFiles } from '../../apps/vedette/src/campaign/campaign-files.js';
import { type BattleOrder, readBattle, STEPS } from '../../libs/battle/src/index.js';
import { playBattle } from '../../libs/battle-rules/src/index.js';
import { battleScenario } from '../../libs/battle-scenarios/src/index.js';

const BATTLE = 'feeling-the-enemy';
const SECRET = 'the dice that went along';
const PHRASE = 'a pass phrase of the archive';
const SEATS = ['buford', 'heth'] as const;
type Seat = (typeof SEATS)[number];
const FILES = [
  'turn.json',
  'turn.txt',
  'turn.html',
  'position.json',
  'position.txt',
  'position.svg',
] as const;
const SENT: readonly { readonly player: Seat; readonly order: BattleOrder }[] = [
  { player: 'heth', order: { kind: 'setup', command: 'archer', order: 'SKPD' } },
  { player: 'heth', order: { kind: 'activate', command: 'archer', at: 'ME', priority: 10 } },
  { player: 'buford', order: { kind: 'standing', for: 'us-8il', withdraw: 2 } },
];

/** A house in which everybody concerned has an account. */
async function opened(purpose: string) {
  const house = await HouseUnderTest.open(purpose);
  await makeAccounts(house, [...SEATS]);
  const as = new Map<string, HouseClient>();
  for (const name of ['root', 'umpire', ...SEATS]) as.set(name, await HouseClient.signIn(house, name));
  return { house, as: (name: Seat | 'root' | 'umpire') => as.get(name)! };
}
type Opened = Awaited<ReturnType<typeof opened>>;

const archiveOf = ({ house }: Opened, folder: string) => ({
  ...{ campaign: BATTLE, folder, phrase: PHRASE, databaseUrl: house.database.url, key: process.env },
});

async function reportsOf({ as }: Opened, turn: number): Promise<Record<string, unknown>> {
  const told: Record<string, unknown> = {};
  for (const seat of SEATS) {
    await as(seat).made(`/campaigns/${BATTLE}/reports/${turn}/turn.json`);
    for (const file of FILES)
      told[`${seat} ${file}`] = await as(seat).send('GET', `/campaigns/${BATTLE}/reports/${turn}/${file}`);
  }
  return told;
}

describe('a battle that is written to files and put into another house', () => {
  let home: Opened | null = null;
  let away: Opened | null = null;
  let folder: string;
  let reports: Record<string, unknown>;
  let sha256: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vedette-battle-'));
    home = await opened('battlehome');
    const made = await home.as('root').send<CampaignDocument>('POST', '/campaigns', {
      ...{ id: BATTLE, title: 'Feeling the Enemy', scenario: BATTLE, secret: SECRET },
    });
    expect(made.status).toBe(201);
    await givePlaces(home.house, BATTLE, [...SEATS]);
    for (const { player, order } of SENT)
      expect((await home.as(player).send('POST', `/campaigns/${BATTLE}/orders`, order)).status).toBe(201);
    await home.as('umpire').send('POST', `/campaigns/${BATTLE}/turn/close`, { turn: 1 });
    await home.as('umpire').resolved(BATTLE, 1);
    reports = await reportsOf(home, 1);
    // The next turn opens by itself once all reports are made, and belongs into both.
    await home.as('umpire').opened(BATTLE, 2);
    const exported = await exportFiles(archiveOf(home, folder));
    const archived = await archiveFiles(archiveOf(home, folder));
    expect(archived.sha256).toBe(exported.sha256);
    sha256 = archived.sha256;
    await home.house.close();
    home = null;
    away = await opened('battleaway');
  });
  afterAll(async () => {
    await home?.house.close();
    await away?.house.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('comes back whole: the same digest, the same places, the same reports to the byte', async () => {
    const restored = await restoreFiles(archiveOf(away!, folder));
    expect([restored.sha256, restored.people?.open]).toEqual([sha256, []]);
    expect(await reportsOf(away!, 1)).toEqual(reports);
  });

  it('is played on, to the very events it would have had at home', async () => {
    const umpire = away!.as('umpire');
    await umpire.send('POST', `/campaigns/${BATTLE}/turn/open`, { turn: 2 });
    await umpire.send('POST', `/campaigns/${BATTLE}/turn/close`, { turn: 2 });
    await umpire.resolved(BATTLE, 2);
    const pool = new pg.Pool({ connectionString: away!.house.database.url, max: 1 });
    try {
      const store = new EventStore(pool);
      const record = new TurnRecord<BattleGame>(BATTLE, 2).add(await store.readTurns(BATTLE, 2));
      const told = STEPS.flatMap((step) => record.phases.get(step)?.events ?? []);
      const orders = SENT.map(({ player, order }) => ({ ...order, by: player }));
      const bench = playBattle({
        ...{
          state: readBattle(battleScenario(BATTLE)),
          orders,
          seed: SECRET,
          told: {},
          until: null,
          turns: 2,
        },
      }).events;
      const second = bench.slice(bench.length - told.length);
      expect(told.map((event, seq) => JSON.stringify({ ...event, seq }))).toEqual(
        second.map((event, seq) => JSON.stringify({ ...event, seq })),
      );
      expect(told.length).toBeGreaterThan(10);
    } finally {
      await pool.end();
    }
    expect(away!.house.errors()).toEqual([]);
  });
});
