import { randomBytes } from 'node:crypto';
import { EventStore } from '@vedette/event-store';
import { type ReportsAgain, reportsAgain } from '@vedette/app-reporting/again';
import { BackupRecord } from '@vedette/ledger';
import { BUILD } from '@vedette/platform/version';
import { adoptDatabase } from '../database/adopt-database.js';
import { databaseOf, openAsOwner, withDatabase } from '../database/owner-pool.js';
import { differencesFrom } from './log-digests.js';
import { restoreDump } from './restore-dump.js';
import { BackupUnsoundError } from './backup-unsound.error.js';
import { soundBackup } from './look-at-backup.js';
import type { BackupManifest } from './run-backup.js';

/** A backup that was verified. */
export interface VerifiedBackup extends BackupManifest {
  /** What came of making the reports of one campaign of the log alone; null where no turn of any was resolved. */
  readonly reports: ReportsAgain | null;
}

/** By what a backup is verified. */
export interface VerifyOptions {
  /** The pass phrases of the installation, where they are to be tried. Reports need none of them. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Whose reports are made again; of the campaign with the most turns if left out. */
  readonly campaign?: string | undefined;
}

/**
 * Restores a backup into a database of its own, adopts it, compares its log with the manifest, seals an event's worth, makes the reports
 * of one campaign of the log and compares them with those that were kept, and drops the database again. On the server of `databaseUrl`, as somebody who may make databases there; of the installation nothing is touched but
 * its note of when a backup was last verified.
 * @param path the manifest of the backup, or a folder for the newest in it
 * @throws NoBackupError @throws BackupUnsoundError @throws BackupKeyWrongError @throws NoPostgresToolError @throws PostgresToolError
 * @throws ReportsDifferError @throws NoReportsOfCampaignError
 */
export async function verifyBackup(
  databaseUrl: string,
  path: string,
  { env = {}, campaign }: VerifyOptions = {},
): Promise<VerifiedBackup> {
  const { file, manifest, dump } = await soundBackup(path, env);
  const scratch = `vedette_verify_${randomBytes(6).toString('hex')}`;
  const server = openAsOwner(databaseUrl, 1);
  try {
    await server.query(`CREATE DATABASE ${scratch}`);
    try {
      const url = withDatabase(databaseUrl, scratch);
      await restoreDump(url, dump, manifest);
      const faults = await lookInto(url, manifest);
      if (faults.length > 0) throw new BackupUnsoundError(file, faults);
      const reports = await madeAgain(url, campaign);
      const record = new BackupRecord(server);
      await record.note('verified', manifest);
      // One that was made of a standby could not be noted where it was made.
      if (manifest.database === databaseOf(databaseUrl))
        await record.note('made', manifest, new Date(manifest.at));
      return { ...manifest, reports };
    } finally {
      await server.query(`DROP DATABASE IF EXISTS ${scratch} WITH (FORCE)`);
    }
  } finally {
    await server.end();
  }
}

/** The database is nobody's: nothing is lost by what this writes there. */
async function madeAgain(url: string, campaign: string | undefined): Promise<ReportsAgain | null> {
  const pool = openAsOwner(url, 2);
  try {
    // A backup of a release before is read as this release would after it was prepared.
    await new EventStore(pool).migrate({ release: BUILD.version });
    return await reportsAgain(pool, campaign);
  } finally {
    await pool.end();
  }
}

async function lookInto(url: string, manifest: BackupManifest): Promise<string[]> {
  const pool = openAsOwner(url, 2);
  try {
    const faults = await differencesFrom(manifest, pool);
    await adoptDatabase(url, () => undefined);
    // A log that does not seal is one on which no turn ends.
    await new EventStore(pool).seal();
    return faults;
  } finally {
    await pool.end();
  }
}
