import { execFileSync } from 'node:child_process';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { BenchCluster } from '../bench-cluster.js';
import type { Findings } from '../findings.js';
import { rateOf, type Span } from '../measure.js';
import { batches } from '../payload.js';

const COPIED = 100_000;

/** The time of one flush to disk as PostgreSQL does it, from its own tool. */
const flushTime = (cluster: BenchCluster): string => {
  const text = execFileSync(
    join(cluster.binaries, 'pg_test_fsync'),
    ['-s', '1', '-f', join(cluster.directory, 'flush')],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  return /fdatasync\s+(\S+ ops\/sec\s+\S+ usecs\/op)/.exec(text)?.[1]?.replace(/\s+/g, ' ') ?? 'not measured';
};

/** B0: what the machine gives: a flush, a single insert, `unnest` of growing batches, COPY. No gate; the rest is read by it. */
export const limitsScenario = async (
  findings: Findings,
  cluster: BenchCluster,
  span: Span,
): Promise<void> => {
  findings.note('B0', 'fdatasync', flushTime(cluster));
  const pool = new pg.Pool({ connectionString: await cluster.database('limits'), max: 8 });
  await pool.query(
    'CREATE TABLE event (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, type text, data jsonb)',
  );
  for (const [size, workers] of [
    [1, 1],
    [1, 8],
    [10, 8],
    [100, 8],
    [1_000, 8],
  ] as const) {
    const drawn = batches(size, size > 100 ? 4 : 32).map((events) => [
      events.map(({ type }) => type),
      events.map(({ data }) => JSON.stringify(data)),
    ]);
    let draw = 0;
    const rate = await rateOf(workers, span, async () => {
      draw += 1;
      await pool.query({
        name: 'insert',
        text: 'INSERT INTO event (type, data) SELECT * FROM unnest($1::text[], $2::jsonb[])',
        values: drawn[draw % drawn.length],
      });
      return size;
    });
    findings.note('B0', `insert, ${workers} clients, batch ${size}, rows/s`, String(Math.round(rate)));
  }
  const path = join(cluster.directory, 'rows.copy');
  const [events = []] = batches(1_000, 1);
  const lines = events.map(({ type, data }) => `${type}\t${JSON.stringify(data)}\n`).join('');
  await writeFile(path, lines.repeat(COPIED / 1_000));
  await chmod(cluster.directory, 0o755);
  const begun = performance.now();
  await pool.query(`COPY event (type, data) FROM '${path}'`);
  findings.note(
    'B0',
    'COPY from a file, rows/s',
    String(Math.round((COPIED * 1_000) / (performance.now() - begun))),
  );
  await pool.end();
};
