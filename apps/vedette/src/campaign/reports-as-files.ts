import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  canMakeReports,
  everyReport,
  KeptReportsWriter,
  type MadeReport,
} from '@vedette/app-reporting/again';
import { openAsOwner } from '../database/owner-pool.js';

/** Whose reports, of which database, and in which folder their own is to be. */
interface ReportsWanted {
  readonly campaign: string;
  readonly folder: string;
  /** As the owner of the database. */
  readonly databaseUrl: string;
}

/**
 * Writes every report that a player of a campaign could read beside its files, a folder for each player that can be handed to him as it is,
 * and keeps it in the house: once its events are out of the log no report can be made any more.
 * @returns how many files; null where the house keeps nothing by which this release could make them
 */
export async function writeReports({ campaign, folder, databaseUrl }: ReportsWanted): Promise<number | null> {
  const pool = openAsOwner(databaseUrl, 2);
  try {
    if (!(await canMakeReports(pool))) return null;
    const kept = await KeptReportsWriter.begin(pool, campaign);
    let written = 0;
    for await (const report of everyReport(pool, campaign)) {
      const path = join(folder, `${campaign}.reports`, ...placeOf(report));
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(path, report.body, { mode: 0o600 });
      await kept.take(report);
      written += 1;
    }
    await kept.finish();
    return written;
  } finally {
    await pool.end();
  }
}

/** As reports call each other: the report of a turn and its position lie in one folder. */
function placeOf({ player, turn, edition, kind, format }: MadeReport): readonly string[] {
  return [player, `turn-${turn}`, `edition-${edition}`, `${kind}.${format}`];
}
