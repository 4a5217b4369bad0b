import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  canMakeDebriefs,
  canMakeReports,
  everyDebrief,
  everyTurn,
  KeptReportsWriter,
  type MadeReport,
} from '@vedette/app-reporting/again';
import { Keyring, readRootKey } from '@vedette/vault';
import type pg from 'pg';
import { openAsOwner } from '../database/owner-pool.js';

/** Whose reports, of which database, and in which folder their own is to be. */
interface ReportsWanted {
  readonly campaign: string;
  readonly folder: string;
  /** As the owner of the database. */
  readonly databaseUrl: string;
  /** `VEDETTE_KEY` or `VEDETTE_KEY_FILE`: the debrief of a campaign tells the secret of its dice. */
  readonly key: Readonly<Record<string, string | undefined>>;
}

/** What can be read of a campaign once its events are out of the log. */
export interface LaidReports {
  /** How many files were written; null where the house keeps nothing by which this release could make them. */
  readonly reports: number | null;
  /** Whether the debrief is kept; null where nothing is published that could be talked over, and where not even reports could be made. */
  readonly debrief: boolean | null;
}

/**
 * Writes every report that a player of a campaign could read beside its files, a folder for each player that can be handed to him as it is,
 * and keeps it in the house, with the maps and, where the campaign is published, its debrief: once its events are out of the log nothing
 * of that can be made any more.
 */
export async function writeReports({
  campaign,
  folder,
  databaseUrl,
  key,
}: ReportsWanted): Promise<LaidReports> {
  const pool = openAsOwner(databaseUrl, 2);
  try {
    if (!(await canMakeReports(pool))) return { reports: null, debrief: null };
    const kept = await KeptReportsWriter.begin(pool, campaign);
    let written = 0;
    for await (const turn of everyTurn(pool, campaign)) {
      for (const report of turn.reports) {
        const path = join(folder, `${campaign}.reports`, ...placeOf(report));
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await writeFile(path, report.body, { mode: 0o600 });
        written += 1;
      }
      await kept.take(turn);
    }
    const debrief = kept.published
      ? await keepDebriefs(kept, pool, new Keyring(pool, readRootKey(key)), campaign)
      : null;
    return { reports: written, debrief };
  } finally {
    await pool.end();
  }
}

/** Keeps belief against truth of a campaign that is published, and says whether it could: of beliefs kept by another release it cannot. */
async function keepDebriefs(
  kept: KeptReportsWriter,
  pool: pg.Pool,
  keyring: Keyring,
  campaign: string,
): Promise<boolean> {
  if (!(await canMakeDebriefs(pool))) return false;
  const { index, turns } = await everyDebrief(pool, keyring, campaign);
  for await (const debrief of turns) await kept.takeDebrief(debrief);
  // Last: what there is to debrief is told once all of it is there.
  await kept.takeIndex(index);
  return true;
}

/** As reports call each other: the report of a turn and its position lie in one folder. */
function placeOf({ player, turn, edition, kind, format }: MadeReport): readonly string[] {
  return [player, `turn-${turn}`, `edition-${edition}`, `${kind}.${format}`];
}
