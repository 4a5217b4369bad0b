import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { EventStore, rebuild } from '@vedette/event-store';
import { BattleStarts, CampaignOpenings, makeCampaign } from '@vedette/ledger';
import { loadScenario } from '@vedette/scenarios';
import { temporaryDatabase, type TemporaryDatabase } from '@vedette/testing';
import { theatreSource } from '@vedette/theatres';
import { DocumentStore, Keyring, readRootKey } from '@vedette/vault';
import { Kysely, PostgresDialect } from 'kysely';
import { prepareDatabase } from '../database/prepare-database.js';
import { reportProjection } from '../../../reporting/src/projection/report-projection.js';
import { ReportReader } from '../../../reporting/src/answers/report-reader.js';
import { ToldTurns } from '../../../reporting/src/answers/told-turns.js';
import { MapRoom } from '../../../reporting/src/answers/map-room.js';
import { KeptReports } from '../../../reporting/src/kept/kept-reports.js';
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
    await people(0, ['taylor', 'arista']);
    await people(1, ['taylor']);
    await makeCampaign({ id: 'texas', title: 'Texas', position, secret: 'the dice', deadline: null }, house);
  });
  const lettersIn = async (at: 0 | 1) =>
    (
      await databases[at]!.pool(1).query(
        `SELECT l.*, c.recipient, c.delivered_at FROM correspondence.letter l JOIN correspondence.letter_copy c ON c.letter = l.id`,
      )
    ).rows;
  const placesIn = async (at: 0 | 1) =>
    (
      await databases[at]!.pool(1).query<{ place: string }>(
        `SELECT a.name || ' ' || m.player AS place FROM people.membership m JOIN people.account a ON a.id = m.account_id`,
      )
    ).rows.map(({ place }) => place);
  /** Accounts of these names; in the first house those have seats, and wrote. */
  const people = async (at: 0 | 1, names: readonly string[]) => {
    const pool = databases[at]!.pool(1);
    for (const name of names)
      await pool.query(`INSERT INTO people.account (id, name) VALUES (gen_random_uuid(), $1)`, [name]);
    if (at === 1) return;
    for (const name of names)
      await pool.query(
        `INSERT INTO people.membership (campaign, account_id, role, player) SELECT 'texas', id, 'player', name FROM people.account WHERE name = $1`,
        [name],
      );
    await pool.query(`WITH l AS (INSERT INTO correspondence.letter (id, campaign, sender, text)
        VALUES (gen_random_uuid(), 'texas', 'taylor', 'Come.') RETURNING id)
      INSERT INTO correspondence.letter_copy (letter, recipient, place, campaign, delivered_at)
      SELECT id, 'arista', 0, 'texas', clock_timestamp() FROM l`);
  };

  afterEach(() => void Object.assign(process.env, surroundings));
  afterAll(async () => {
    await Promise.all((databases ?? []).map((database) => database.drop()));
    await rm(folder, { recursive: true, force: true });
  });

  it('writes a campaign that goes on, and puts it into another installation with other keys', async () => {
    expect(await vedette(0, 'export', 'texas')).toMatch(
      /^texas is written: \d+ events, SHA-256 [0-9a-f]{64}\nwith 2 places and 1 letters\n$/,
    );
    expect((await readdir(join(folder, 'archive'))).sort()).toEqual([
      'texas.keep.json',
      'texas.manifest.json',
      'texas.ndjson.gz',
      'texas.people.json',
    ]);
    expect(await readFile(join(folder, 'archive', 'texas.keep.json'), 'utf8')).not.toContain('the dice');
    expect(await vedette(1, 'restore', 'texas')).toMatch(
      /^texas is restored: .*\n1 letters, 1 places\nto be given: arista \(player\), which arista had\n$/,
    );
    const there = houseOf(1);
    expect(await there.openings.secretOf('texas')).toBe('the dice');
    expect(await lettersIn(1)).toEqual(await lettersIn(0));
    expect(await placesIn(1)).toEqual(['taylor taylor']);
    const { position } = await there.openings.of('texas');
    expect(await there.documents.get(position)).toEqual(await houseOf(0).documents.get(position));
  });

  it('refuses to restore what is there, and does nothing without the pass phrase', async () => {
    await databases[1]!.pool(1).query('DELETE FROM correspondence.letter');
    await expect(vedette(1, 'restore', 'texas')).rejects.toThrow(/has events already/);
    expect(await lettersIn(1)).toEqual([]);
    await writeFile(join(folder, 'phrase'), 'another pass phrase');
    await expect(vedette(0, 'restore', 'texas')).rejects.toThrow(/cannot be opened/);
    await writeFile(join(folder, 'phrase'), 'a pass phrase of the archive');
  });

  it('takes a campaign out of the log, and puts it back', async () => {
    // Nobody made reports in this house yet.
    expect(await vedette(0, 'archive', 'texas')).toMatch(
      /^texas is archived: .*\nwith 2 places and 1 letters\nits reports could not be made/,
    );
    expect(await houseOf(0).store.readStream('texas', 'administration')).toEqual([]);
    await vedette(0, 'restore', 'texas', '--json');
    expect(await houseOf(0).openings.secretOf('texas')).toBe('the dice');
  });

  it('leaves what every player could read beside what it took out of the log, a folder for each', async () => {
    const { store, openings } = houseOf(0);
    await rebuild(store, reportProjection());
    const players = (await openings.of('texas')).campaign.players.map(({ id }) => id).sort();
    const read = new ToldTurns(store, openings, new BattleStarts(store, houseOf(0).documents, openings));
    const [opening] = await read.list('texas', 'taylor');
    const reports = await read.reports({ campaign: 'texas', player: 'taylor', turn: opening!.turn });
    expect(await vedette(0, 'archive', 'texas')).toMatch(
      /\n[1-9]\d* files of reports in texas\.reports, a folder for each player\n$/,
    );
    const folderOf = join(folder, 'archive', 'texas.reports');
    expect((await readdir(folderOf)).sort()).toEqual(players);
    const his = join(folderOf, 'taylor', `turn-${opening!.turn}`, 'edition-1');
    expect((await readdir(his)).sort()).toEqual(
      ['json', 'txt', 'html', 'svg'].map((format) => `position.${format}`).sort(),
    );
    expect(await readFile(join(his, 'position.html'), 'utf8')).toBe(reports.render('position', 'html')!.body);
    await vedette(0, 'restore', 'texas', '--json');
  });

  it('lets what every player could read be read on in the house, until the campaign is back in the log', async () => {
    const { store, openings, documents } = houseOf(0);
    const kept = new KeptReports(new Kysely({ dialect: new PostgresDialect({ pool: store.pool }) }));
    const reader = (known = openings): ReportReader =>
      new ReportReader(new ToldTurns(store, known, new BattleStarts(store, documents, known)), kept);
    const everything = async (known?: CampaignOpenings) => {
      const entries = (await reader(known).list('texas', 'taylor')).reports;
      const read = entries.flatMap(({ turn, kind, formats }) =>
        [...formats, ...(kind === 'position' ? (['png'] as const) : [])].map((format) =>
          reader(known).read({ campaign: 'texas', player: 'taylor', turn }, kind, format),
        ),
      );
      const room = new MapRoom(
        new ToldTurns(store, known ?? openings, new BattleStarts(store, documents, known ?? openings)),
        kept,
      );
      const whose = { campaign: 'texas', player: 'taylor', turn: entries[0]!.turn };
      const maps = await room.list(whose);
      const drawn = await Promise.all(
        maps.flatMap(({ name }) => (['svg', 'png'] as const).map((format) => room.draw(whose, name, format))),
      );
      return { entries, read: await Promise.all(read), maps, drawn };
    };
    const before = await everything();
    expect(before.read.length).toBeGreaterThan(4);
    expect(before.drawn.length).toBeGreaterThan(1);
    expect(await kept.list('texas', 'taylor')).toBeNull();
    await vedette(0, 'archive', 'texas');
    // A process that had the campaign open, and one that never had.
    for (const known of [openings, houseOf(0).openings]) {
      expect(await everything(known)).toEqual(before);
      expect((await reader(known).list('texas', 'nobody')).reports).toEqual([]);
      await expect(
        reader(known).read({ campaign: 'texas', player: 'nobody', turn: 1 }, 'position', 'html'),
      ).rejects.toMatchObject({ status: 404 });
      await expect(
        reader(known).read({ campaign: 'texas', player: 'taylor', turn: 1, edition: 9 }, 'position', 'html'),
      ).rejects.toMatchObject({ status: 404 });
    }
    await expect(
      new ToldTurns(store, openings, new BattleStarts(store, documents, openings)).reports({
        ...{ campaign: 'texas', player: 'taylor', turn: before.entries[0]!.turn },
      }),
    ).rejects.toMatchObject({ status: 404 });
    expect(await kept.campaigns({ campaigns: ['texas', 'unknown'] })).toEqual([
      {
        ...{ id: 'texas', title: 'Texas', published: false },
        archivedAt: expect.stringMatching(/^20.*Z$/),
        players: (await openings.of('texas')).campaign.players.map(({ id }) => id).sort(),
      },
    ]);
    // It was not published, so nothing is there to debrief.
    expect(await kept.debriefIndex('texas')).toBeNull();
    await vedette(0, 'restore', 'texas', '--json');
    expect(await kept.campaigns({ campaigns: ['texas'] })).toEqual([]);
    expect(await everything()).toEqual(before);
    const left = await store.pool.query('SELECT FROM reporting.kept_report');
    expect(left.rows).toHaveLength(0);
  });

  it('moves a campaign into another installation, where it alone is afterwards', async () => {
    const position = await houseOf(0).documents.put(loadScenario('amwol-1846').position);
    await makeCampaign(
      { id: 'sonora', title: 'Sonora', position, secret: 'other dice', deadline: null },
      houseOf(0),
    );
    // As in the cell of a house whose front keeps the people.
    expect(await vedette(0, 'export', 'sonora')).toMatch(/\nnobody has a place in it in this database, and/);
    await writeFile(join(folder, 'url'), `${databases[1]!.url}\n`);
    await writeFile(join(folder, 'key'), `${KEYS[1]}\n`);
    Object.assign(process.env, { DATABASE_URL: databases[0]!.url, VEDETTE_KEY: KEYS[0] });
    const told = jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
    try {
      const words = [
        'move',
        'sonora',
        '--by',
        join(folder, 'moved'),
        '--phrase-file',
        join(folder, 'phrase'),
      ];
      const other = ['--to-database-file', join(folder, 'url'), '--to-key-file', join(folder, 'key')];
      await campaignCommand().parseAsync(['node', 'vedette', ...words, ...other]);
      expect(String(told.mock.calls[0]![0])).toMatch(/^sonora is moved: \d+ events/);
    } finally {
      jest.restoreAllMocks();
    }
    expect(await houseOf(0).store.readStream('sonora', 'administration')).toEqual([]);
    expect(await houseOf(1).openings.secretOf('sonora')).toBe('other dice');
  });

  it('refuses people of another campaign', async () => {
    const file = join(folder, 'archive', 'texas.people.json');
    const document = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, JSON.stringify({ ...document, campaign: 'oregon' }));
    await vedette(0, 'archive', 'texas').catch(() => undefined);
    await writeFile(file, JSON.stringify({ ...document, campaign: 'oregon' }));
    await expect(vedette(0, 'restore', 'texas')).rejects.toThrow(/people of texas/);
  });
});
