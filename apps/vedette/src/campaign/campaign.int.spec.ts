import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { EventStore } from '@vedette/event-store';
import { CampaignOpenings, makeCampaign } from '@vedette/ledger';
import { loadScenario } from '@vedette/scenarios';
import { temporaryDatabase, type TemporaryDatabase } from '@vedette/testing';
import { theatreSource } from '@vedette/theatres';
import { DocumentStore, Keyring, readRootKey } from '@vedette/vault';
import { prepareDatabase } from '../database/prepare-database.js';
import { campaignCommand } from './campaign.command.js';

const KEYS = ['the key of the first house', 'the key of the second house'] as const;

describe('vedette campaign', () => {
  let databases: TemporaryDatabase[];
  let folder: string;
  const surroundings = { ...process.env };

  const houseOf = (at: 0 | 1) => {
    const pool = databases[at]!.pool(4);
    const store = new EventStore(pool);
    const openings = new CampaignOpenings(store, new Keyring(pool, readRootKey({ VEDETTE_KEY: KEYS[at] })));
    return { store, openings, documents: new DocumentStore(pool), theatres: theatreSource };
  };

  const vedette = async (at: 0 | 1, ...words: string[]): Promise<string> => {
    Object.assign(process.env, { DATABASE_URL: databases[at]!.url, VEDETTE_KEY: KEYS[at] });
    let told = '';
    jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => ((told += String(chunk)), true));
    try {
      const place = words[0] === 'restore' ? '--from' : '--to';
      await campaignCommand().parseAsync([
        ...['node', 'vedette', ...words, place, join(folder, 'archive')],
        ...['--phrase-file', join(folder, 'phrase')],
      ]);
    } finally {
      jest.restoreAllMocks();
    }
    return told;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vedette-campaign-'));
    await writeFile(join(folder, 'phrase'), 'a pass phrase of the archive\n');
    databases = await Promise.all([temporaryDatabase('archive_a'), temporaryDatabase('archive_b')]);
    for (const at of [0, 1] as const)
      await prepareDatabase({
        databaseUrl: databases[at]!.url,
        key: { VEDETTE_KEY: KEYS[at] },
        say: () => undefined,
      });
    const house = houseOf(0);
    const position = await house.documents.put(loadScenario('amwol-1846').position);
    await makeCampaign({ id: 'texas', title: 'Texas', position, secret: 'the dice', deadline: null }, house);
  });
  afterEach(() => void Object.assign(process.env, surroundings));
  afterAll(async () => {
    await Promise.all((databases ?? []).map((database) => database.drop()));
    await rm(folder, { recursive: true, force: true });
  });

  it('writes a campaign that goes on, and puts it into another installation with other keys', async () => {
    expect(await vedette(0, 'export', 'texas')).toMatch(
      /^texas is written: \d+ events, SHA-256 [0-9a-f]{64}\n$/,
    );
    expect((await readdir(join(folder, 'archive'))).sort()).toEqual([
      'texas.keep.json',
      'texas.manifest.json',
      'texas.ndjson.gz',
    ]);
    expect(await readFile(join(folder, 'archive', 'texas.keep.json'), 'utf8')).not.toContain('the dice');
    expect(await vedette(1, 'restore', 'texas')).toMatch(/^texas is restored: /);
    const there = houseOf(1);
    expect(await there.openings.secretOf('texas')).toBe('the dice');
    const { position } = await there.openings.of('texas');
    expect(await there.documents.get(position)).toEqual(await houseOf(0).documents.get(position));
  });

  it('refuses to restore what is there, and does nothing without the pass phrase', async () => {
    await expect(vedette(1, 'restore', 'texas')).rejects.toThrow(/has events already/);
    await writeFile(join(folder, 'phrase'), 'another pass phrase');
    await expect(vedette(0, 'restore', 'texas')).rejects.toThrow(/cannot be opened/);
    await writeFile(join(folder, 'phrase'), 'a pass phrase of the archive');
  });

  it('takes a campaign out of the log, and puts it back', async () => {
    expect(await vedette(0, 'archive', 'texas')).toMatch(/^texas is archived: /);
    expect(await houseOf(0).store.readStream('texas', 'administration')).toEqual([]);
    await vedette(0, 'restore', 'texas', '--json');
    expect(await houseOf(0).openings.secretOf('texas')).toBe('the dice');
  });
});
