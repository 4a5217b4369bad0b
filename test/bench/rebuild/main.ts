import { createHash } from 'node:crypto';
import { rebuild } from '@vedette/event-store';
import { reportProjection } from '../../../apps/reporting/src/projection/report-projection.js';
import { everythingSealed } from '../../../libs/event-store/src/testing/everything-sealed.js';
import { LedgerUnderTest } from '../../../libs/ledger/src/testing/ledger-under-test.js';
import { playCampaign } from '../../../libs/scenarios/src/testing/play-campaign.js';
import { writeCampaign } from './campaign-log.js';

/**
 * How quickly the projection of reports is built again from zero: `npm run bench:rebuild -- [turns] [campaigns]`. The log holds
 * campaigns of amwol-1846 as the services write them. The quickest run counts; every run must come to the same rows. Exits 1
 * when a target is missed.
 */
const SCENARIO = 'amwol-1846';
const SECRET = 'halls of montezuma';
const RUNS = 7;
const LEAST = 50_000;
const [turns = 15, campaigns = 1] = process.argv.slice(2).map(Number);

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const rate = (ms: number): number => Math.round((head / ms) * 1000);

const ledger = await LedgerUnderTest.open();
await fill();
const head = await everythingSealed(ledger.store);
await ledger.pool.query('VACUUM ANALYZE es.event');

const digests = new Set<string>();
const [reads, builds, own]: [number[], number[], number[]] = [[], [], []];
for (let run = 0; run < RUNS; run++) {
  let begun = performance.now();
  for (let position = 0; position < head;) position = (await ledger.store.readLog(position, 4_000)).position;
  reads.push(performance.now() - begun);
  begun = performance.now();
  const before = process.cpuUsage();
  await rebuild(ledger.store, reportProjection());
  builds.push(performance.now() - begun);
  const { user, system } = process.cpuUsage(before);
  own.push((user + system) / 1000);
  digests.add(await rowsDigest());
}
await ledger.close();

const [read, built] = [rate(Math.min(...reads)), rate(Math.min(...builds))];
say(`${campaigns} campaign(s) of ${turns} turns, ${head} events`);
say(`processor time of this process: ${Math.min(...own).toFixed(0)} ms, ${rate(Math.min(...own))} events/s`);
say(`read alone: ${read} events/s`);
say(`${built >= LEAST ? 'held  ' : 'MISSED'} rebuild: ${built} events/s (at least ${LEAST})`);
say(`${digests.size === 1 ? 'held  ' : 'MISSED'} the same rows in ${RUNS} runs: ${[...digests].join(' ')}`);
process.exitCode = built >= LEAST && digests.size === 1 ? 0 : 1;

/** Plays and writes; what was played is forgotten, or collecting it again and again would be what is measured. */
async function fill(): Promise<void> {
  const played = playCampaign(SCENARIO, turns!, SECRET);
  for (let i = 0; i < campaigns!; i++)
    await writeCampaign(ledger, `${SCENARIO}-${i}`, {
      scenario: SCENARIO,
      secret: SECRET,
      turns: played.turns,
    });
}

async function rowsDigest(): Promise<string> {
  const hash = createHash('sha256');
  for (const table of ['told_turn', 'told_phase', 'told_void', 'told_by_hand_void', 'told']) {
    const { rows } = await ledger.pool.query<{ row: string }>(
      `SELECT t::text AS row FROM proj_reports.${table} t ORDER BY t::text COLLATE "C"`,
    );
    for (const { row } of rows) hash.update(`${table} ${row}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}
