import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { everythingSealed } from '../testing/everything-sealed.js';
import { appendOf } from '../testing/sample-events.js';
import { temporaryDatabase, type TemporaryDatabase } from '../testing/temporary-database.js';

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly Plans?: readonly Node[];
}

const flat = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(flat)];

/** A campaign that moved often and little: a tick for each event. */
const MANY_TICKS = `DO $$ BEGIN
  SET synchronous_commit = off;
  FOR version IN 0..1499 LOOP
    PERFORM es.append(es.campaign_number('often'), 'turn', version, gen_random_uuid(), NULL,
      '{Ticked}', '{1}', '{1}', '{p}', '{r}', '{1}', '{null}', '{"{}"}');
    COMMIT;
    PERFORM es.seal();
    COMMIT;
  END LOOP;
END $$`;

/** How the server reaches the tables that grow. */
describe('the plans of the reading functions', () => {
  let db: TemporaryDatabase;
  beforeAll(async () => {
    db = await temporaryDatabase();
    for (let round = 0; round < 40; round += 1) {
      for (let campaign = 0; campaign < 10; campaign += 1) {
        const request = appendOf(
          `c${campaign}`,
          round % 2 === 0 ? 'land' : 'naval',
          Math.floor(round / 2) * 25,
          25,
        );
        await db.store.append({
          ...request,
          events: request.events.map((event) => ({ ...event, turn: round })),
        });
      }
      await db.store.seal();
    }
    await everythingSealed(db.store);
    await db.pool.query(MANY_TICKS);
    await db.pool.query('ANALYZE');
  });
  afterAll(() => db.drop());

  /** The nodes of a statement's generic plan, as a connection that has prepared it uses it, carried out. */
  const nodesOf = async (parameters: string, query: string, values: string): Promise<Node[]> => {
    const client = await db.pool.connect();
    try {
      await client.query(
        `SET plan_cache_mode = force_generic_plan; PREPARE probe (${parameters}) AS ${query}`,
      );
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
        `EXPLAIN (ANALYZE, FORMAT JSON, TIMING OFF) EXECUTE probe (${values})`,
      );
      return flat((rows[0] as { 'QUERY PLAN': [{ Plan: Node }] })['QUERY PLAN'][0].Plan);
    } finally {
      client.release(true);
    }
  };
  const scansOf = (nodes: readonly Node[], relation: string): string[] => [
    ...new Set(nodes.flatMap((node) => (node['Relation Name'] === relation ? [node['Node Type']] : []))),
  ];
  const rowsOf = (nodes: readonly Node[], relation: string): number =>
    nodes
      .filter((node) => node['Relation Name'] === relation)
      .reduce((sum, node) => sum + (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 0), 0);
  const BY_INDEX = ['Index Scan', 'Bitmap Heap Scan', 'Index Only Scan'];

  it.each([
    [
      'a page of the log',
      'bigint, int, bigint',
      'SELECT * FROM es.read_log_page($1, $2, $3)',
      '5000, 250, 8388608',
      520,
    ],
    [
      'a stream from a version on',
      'int, text, int, int',
      'SELECT * FROM es.read_stream($1, $2, $3, $4)',
      `1, 'land', 480, 100`,
      25,
    ],
    [
      'a turn of a campaign',
      'int, int2, int2',
      'SELECT * FROM es.read_turns($1, $2, $3)',
      '1, 7::int2, 7::int2',
      25,
    ],
    [
      'what a state lacks',
      'int, text[], int[]',
      'SELECT * FROM es.read_campaign($1, $2, $3)',
      `1, '{land,naval}', '{490,480}'`,
      30,
    ],
    ['the position of an event', 'int, text, int', 'SELECT es.position_of($1, $2, $3)', `1, 'land', 77`, 260],
  ])('reach %s through an index and touch little else', async (_what, parameters, query, values, most) => {
    const nodes = await nodesOf(parameters, query, values);
    const scans = scansOf(nodes, 'event_block_0');
    expect(scans.filter((scan) => !BY_INDEX.includes(scan))).toEqual([]);
    expect(rowsOf(nodes, 'event_block_0')).toBeLessThanOrEqual(most);
    expect(scansOf(nodes, 'tick').filter((scan) => scan === 'Seq Scan')).toEqual([]);
  });

  it('let the sealer look at new events alone', async () => {
    await db.store.append(appendOf('c1', 'turn', 0, 3));
    const { rows } = await db.pool.query<{ before: string }>(
      `SELECT idx_tup_read::text AS before FROM pg_stat_all_indexes WHERE indexrelname = 'event_block_0_xid_idx'`,
    );
    await db.pool.query('SELECT pg_stat_force_next_flush()');
    await db.store.seal();
    await db.pool.query('SELECT pg_stat_force_next_flush()');
    const after = await db.pool.query<{ after: string }>(
      `SELECT idx_tup_read::text AS after FROM pg_stat_all_indexes WHERE indexrelname = 'event_block_0_xid_idx'`,
    );
    expect(Number(after.rows[0]?.after) - Number(rows[0]?.before)).toBeLessThan(600);
  });

  it('move the head of a stream without touching an index', async () => {
    await db.pool.query('SELECT pg_stat_force_next_flush()');
    const { rows } = await db.pool.query<{ updates: string; hot: string }>(
      `SELECT n_tup_upd AS updates, n_tup_hot_upd AS hot FROM pg_stat_user_tables WHERE relname = 'stream'`,
    );
    expect(Number(rows[0]?.updates)).toBeGreaterThan(300);
    expect(Number(rows[0]?.hot)).toBeGreaterThan(Number(rows[0]?.updates) * 0.9);
  });
});
