import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { mustDo } from './by-command.js';
import { TURN } from './campaigns.js';
import type { Drill } from './drill.js';
import { whyNoStandby } from './servers.js';
import type { Stage } from './stage.js';

const run = promisify(execFile);
const ROW = 'dump restored, point-in-time restored, campaign moved';
/** Longer than the alert waits, by the clock of a drill. */
const NOT_ADOPTED_MS = 8_000;
const LOST_MS = 2_000;
const POINT = 'before';
/** What is told when a house was stopped for a while, as a restore wants it: no order could be sent, and phases waited. */
const STOPPED: readonly string[] = ['ClocksAtRest', 'LogNotSealing', 'PhasesWithoutWorker', 'ServiceGone'];
const VEDETTE_KEY = 'the key of the house, long enough for one';

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'vedette-drill-files-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Holds the workers still, so that the turn stays where it is. */
function holdTurn(stage: Stage): void {
  for (const { service, child } of stage.house.running)
    if (/resolution|logistics/.test(service)) child.kill('SIGSTOP');
}

/** By the words of `docs/runbooks.md`: a turn is under way in the backup, and goes on where it is restored. */
const dumpRestored: Drill = {
  name: 'a dump restored into another server while a turn is under way',
  row: ROW,
  servers: { postgres: 'one', nats: 'one', between: 'proxy' },
  // While it is restored nothing runs: how long that takes depends on the machine.
  alerts: { must: ['NotReady'], may: STOPPED },
  happen: (stage) =>
    inFolder(async (folder) => {
      holdTurn(stage);
      await stage.hush();
      const before = await stage.database.writable();
      await mustDo(['backup', 'run', '--to', folder], { DATABASE_URL: before });
      const manifest = (await readdir(folder)).find((name) => name.endsWith('.json'))!;
      await mustDo(['backup', 'verify', join(folder, manifest)], { DATABASE_URL: before });
      await stage.killAll();
      await stage.database.primary.crash();
      const DATABASE_URL = await stage.database.goOnElsewhere();
      const dump = join(folder, manifest.replace(/\.json$/, '.dump'));
      const restoring = ['--no-owner', '--no-privileges', '--exit-on-error', '--dbname', DATABASE_URL];
      await run('pg_restore', [...restoring, dump]);
      await mustDo(['database', 'prepare'], { DATABASE_URL });
      await stage.house.start('turn-conductor');
      const told = await stage.toldByReadiness();
      if (!/\b(log|sealer)\b/.test(told)) throw new Error(`before it was adopted it said ${told}`);
      await pause(NOT_ADOPTED_MS);
      await stage.killAll();
      await mustDo(['database', 'adopt'], { DATABASE_URL });
      const again = await mustDo(['database', 'adopt'], { DATABASE_URL });
      if (!again.includes('nothing was changed')) throw new Error(`adopted twice: ${again}`);
      await stage.startAll();
      stage.overFromNow();
      stage.speak();
      return told;
    }),
};

/** The write-ahead log brings everything back up to a moment, and nothing after it. */
const pointInTime: Drill = {
  name: 'restored to a moment while a turn was under way',
  row: ROW,
  servers: { postgres: 'one', nats: 'one', between: 'proxy', archived: true },
  alerts: { may: STOPPED },
  missing: whyNoStandby,
  except: { receiptsLost: true },
  happen: async (stage) => {
    await stage.database.copy();
    holdTurn(stage);
    await stage.hush();
    await stage.database.ask('SELECT pg_create_restore_point($1)', [POINT]);
    stage.speak();
    await pause(LOST_MS);
    await stage.hush();
    const [row] = await stage.database.ask<{ name: string }>(
      'SELECT pg_walfile_name(pg_switch_wal()) AS name',
    );
    const archived = 'SELECT 1 FROM pg_stat_archiver WHERE last_archived_wal >= $1';
    while ((await stage.database.ask(archived, [row!.name])).length === 0) await pause(200);
    await stage.killAll();
    await stage.database.primary.crash();
    await stage.database.restoreTo(POINT);
    const DATABASE_URL = stage.database.standbyUrl;
    const said = await mustDo(['database', 'adopt'], { DATABASE_URL });
    if (!said.includes('belongs to this cluster already')) throw new Error(said);
    await stage.startAll();
    stage.overFromNow();
    stage.speak();
    return 'nothing to adopt';
  },
};

/** Its turn is resolved here, and the next one there; whoever has a place there is told by name, and gets it again. */
const campaignMoved: Drill = {
  name: 'a campaign moved to another installation and played on there',
  row: ROW,
  servers: { postgres: 'one', nats: 'one' },
  settings: { VEDETTE_KEY },
  // Every service is started anew on another database.
  alerts: { may: STOPPED },
  happen: (stage) =>
    inFolder(async (folder) => {
      await stage.turnResolved();
      await stage.hush();
      const here = { DATABASE_URL: await stage.database.writable(), VEDETTE_KEY };
      await stage.database.ask('CREATE DATABASE west');
      const DATABASE_URL = Object.assign(new URL(here.DATABASE_URL), { pathname: '/west' }).href;
      await mustDo(['database', 'prepare'], { ...here, DATABASE_URL });
      const files = {
        phrase: 'a pass phrase of sixteen or more',
        'west-database': DATABASE_URL,
        'west-key': VEDETTE_KEY,
      };
      for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
      const move = ['campaign', 'move', TURN, '--by', folder, '--phrase-file', join(folder, 'phrase')];
      const west = [
        '--to-database-file',
        join(folder, 'west-database'),
        '--to-key-file',
        join(folder, 'west-key'),
      ];
      await mustDo([...move, ...west], here);
      await stage.killAll();
      await stage.startAll({ DATABASE_URL });
      stage.turnStandsIn(DATABASE_URL);
      await stage.enterAnew();
      await stage.playTurn(2);
      const differs = await stage.audit(2);
      if (differs.length > 0) throw new Error(`turn 2 comes out otherwise there: ${differs.join(', ')}`);
      // Receipts of the campaign that stayed are looked for here.
      return 'turn 2 was played there';
    }),
};

export const RESTORES: readonly Drill[] = [dumpRestored, pointInTime, campaignMoved];
