import { openAsOwner } from '../database/owner-pool.js';
import { findPostgresTool, runPostgresTool } from './postgres-tool.js';
import type { BackupManifest } from './run-backup.js';

/**
 * Brings the dump of a backup into an empty database, wholly or not at all. Whose things are in it, and who may do what, is left out: that is said
 * anew when the database is prepared.
 * @throws NoPostgresToolError @throws PostgresToolError
 */
export async function restoreDump(
  databaseUrl: string,
  dump: string,
  { postgres }: Pick<BackupManifest, 'postgres'>,
): Promise<void> {
  const tool = await findPostgresTool('pg_restore', Math.max(await majorOf(databaseUrl), postgres));
  await runPostgresTool(
    tool,
    ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error', dump],
    databaseUrl,
  );
}

async function majorOf(databaseUrl: string): Promise<number> {
  const pool = openAsOwner(databaseUrl, 1);
  try {
    const { rows } = await pool.query<{ major: number }>(
      `SELECT current_setting('server_version_num')::int / 10000 AS major`,
    );
    return rows[0]!.major;
  } finally {
    await pool.end();
  }
}
