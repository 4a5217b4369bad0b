import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { EventStore } from '@vedette/event-store';
import {
  CampaignEnded,
  CampaignOpenings,
  CampaignPublished,
  commandIdOf,
  makeCampaign,
  storedEvent,
} from '@vedette/ledger';
import { loadScenario } from '@vedette/scenarios';
import { temporaryDatabase, type TemporaryDatabase } from '@vedette/testing';
import { theatreSource } from '@vedette/theatres';
import { DocumentStore, Keyring, readRootKey } from '@vedette/vault';
import { campaignCommand } from '../campaign/campaign.command.js';
import { prepareDatabase } from '../database/prepare-database.js';
import { endedCampaigns } from './ended-campaigns.js';
import { retentionCommand } from './retention.command.js';

const VEDETTE_KEY = 'the key of this house';
const DAY_MS = 24 * 3_600_000;

describe('vedette retention', () => {
  let database: TemporaryDatabase;
  let store: EventStore;
  let folder: string;
  const surroundings = { ...process.env };

  const vedette = async (command: typeof retentionCommand, ...words: string[]): Promise<string> => {
    let told = '';
    jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => ((told += String(chunk)), true));
    try {
      await command().parseAsync(['node', 'vedette', ...words]);
    } finally {
      jest.restoreAllMocks();
    }
    return told;
  };
  const archiving = (days: number): void =>
    void Object.assign(process.env, {
      ARCHIVE_TO: join(folder, 'archive'),
      ARCHIVE_PHRASE_FILE: join(folder, 'phrase'),
      ARCHIVE_AFTER_DAYS: String(days),
    });
  const administer = async (campaign: string, ...events: Parameters<EventStore['append']>[0]['events']) => {
    const { administration: expectedVersion = 0 } = await store.streamVersions(campaign);
    const commandId = commandIdOf(`${campaign} ${expectedVersion}`);
    await store.append({ campaign, stream: 'administration', expectedVersion, commandId, events });
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vedette-retention-'));
    await writeFile(join(folder, 'phrase'), 'a pass phrase of the archive\n');
    database = await temporaryDatabase('retention');
    const say = () => undefined;
    await prepareDatabase({ databaseUrl: database.url, key: { VEDETTE_KEY }, say });
    const pool = database.pool(4);
    store = new EventStore(pool);
    const documents = new DocumentStore(pool);
    const openings = new CampaignOpenings(store, new Keyring(pool, readRootKey({ VEDETTE_KEY })));
    const position = await documents.put(loadScenario('amwol-1846').position);
    const means = { store, documents, openings, theatres: theatreSource };
    for (const id of ['over', 'hidden', 'playing'])
      await makeCampaign({ id, title: id, position, secret: `dice of ${id}`, deadline: null }, means);
    const ended = storedEvent(CampaignEnded, { turn: 1, by: 'umpire', reason: 'a peace' });
    await administer('over', ended, storedEvent(CampaignPublished, { turn: 1, by: 'umpire' }));
    await administer('hidden', ended);
    for (let version = 1; version <= 5; version++)
      await store.snapshots.save({
        ...{
          campaign: 'playing',
          name: 'turn-start',
          reducerHash: 'r',
          version,
          streams: {},
          state: version,
        },
      });
  });
  beforeEach(() => void Object.assign(process.env, { DATABASE_URL: database.url, VEDETTE_KEY }));
  afterEach(() => {
    for (const name of Object.keys(process.env)) if (name.startsWith('ARCHIVE')) delete process.env[name];
    Object.assign(process.env, surroundings);
    process.exitCode = undefined;
  });
  afterAll(async () => {
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it('finds campaigns that are over for long enough and hide nothing, by the clock it is given', async () => {
    const now = Date.now();
    expect(await endedCampaigns(store, 90, now + 89 * DAY_MS)).toEqual([]);
    const found = await endedCampaigns(store, 90, now + 91 * DAY_MS);
    expect(found.map(({ campaign }) => campaign)).toEqual(['over']);
  });

  it('says what it would do, and does nothing', async () => {
    archiving(8);
    expect(await vedette(retentionCommand, 'run', '--dry-run')).toBe('3 snapshots would go\n');
    expect(await store.snapshots.superfluous(2)).toBe(3);
  });

  it('throws snapshots away, and archives nothing where there is no place for it', async () => {
    expect(await vedette(retentionCommand, 'run')).toBe('3 snapshots went\n');
    expect(await vedette(retentionCommand, 'run')).toBe('0 snapshots went\n');
    expect(await store.readStream('over', 'administration')).not.toEqual([]);
  });

  it('will not take a campaign out of the log without the phrase that seals its secret', async () => {
    archiving(8);
    delete process.env['ARCHIVE_PHRASE_FILE'];
    await expect(vedette(retentionCommand, 'run')).rejects.toThrow(/ARCHIVE_PHRASE is not set/);
  });

  it('archives what is over, tells what it could not, and what it archived can be restored', async () => {
    await database.pool(1).query(`ALTER TABLE es.event DISABLE TRIGGER USER`);
    await database
      .pool(1)
      .query(
        `UPDATE es.event SET recorded_at = recorded_at - interval '100 days' WHERE type IN ('CampaignEnded', 'CampaignPublished')`,
      );
    await database.pool(1).query(`ALTER TABLE es.event ENABLE TRIGGER USER`);
    archiving(90);
    expect(await vedette(retentionCommand, 'run', '--dry-run')).toMatch(
      /^over, which ended \d{4}-\d\d-\d\d, would be archived\n0 snapshots would go\n$/,
    );
    await writeFile(join(folder, 'archive'), 'no folder');
    expect(await vedette(retentionCommand, 'run')).toMatch(/^over, .* could not be archived: /);
    expect(process.exitCode).toBe(1);
    await rm(join(folder, 'archive'));
    expect(await vedette(retentionCommand, 'run')).toMatch(
      /^over, .* is archived: \d+ events, SHA-256 [0-9a-f]{64}; its reports could not be made by this release/,
    );
    expect(await store.readStream('over', 'administration')).toEqual([]);
    expect(await readdir(join(folder, 'archive'))).toContain('over.keep.json');
    const from = ['--from', join(folder, 'archive'), '--phrase-file', join(folder, 'phrase')];
    expect(await vedette(campaignCommand, 'restore', 'over', ...from)).toMatch(/^over is restored/);
    expect(await store.readStream('hidden', 'administration')).not.toEqual([]);
  });

  it('lets go of reports of archived campaigns when their days are over, and of none unless it is told how many', async () => {
    const pool = database.pool(1);
    const kept = async (): Promise<string[]> =>
      (
        await pool.query<{ campaign: string }>('SELECT campaign FROM reporting.kept_campaign ORDER BY 1')
      ).rows.map(({ campaign }) => campaign);
    await pool.query(`INSERT INTO reporting.kept_campaign (campaign, title, published, kept_at)
      SELECT name, name, true, now() - make_interval(days => days) FROM (VALUES ('old', 30), ('new', 3)) AS c (name, days)`);
    expect(await vedette(retentionCommand, 'run')).toBe('0 snapshots went\n');
    expect(await kept()).toEqual(['new', 'old']);
    process.env['ARCHIVED_REPORTS_DAYS'] = '10';
    expect(await vedette(retentionCommand, 'run', '--dry-run')).toBe(
      'the reports of old, which is archived, would be handed out no more\n0 snapshots would go\n',
    );
    expect(await kept()).toEqual(['new', 'old']);
    expect(await vedette(retentionCommand, 'run')).toMatch(
      /^the reports of old, .* are handed out no more\n/,
    );
    expect(await kept()).toEqual(['new']);
  });
});
