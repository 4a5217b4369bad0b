import { setTimeout as pause } from 'node:timers/promises';
import { beginMove, endMove } from '@vedette/contracts';
import { BELIEVED_MS, type RequestClient } from '@vedette/messaging';
import { openAsOwner } from '../database/owner-pool.js';
import { archiveFiles, type CampaignFiles, mustOpen, restoreFiles } from './campaign-files.js';

/** The campaign that should move is neither in the cell it should leave, nor among the files, nor in the cell it should go to. */
export class NowhereError extends Error {
  constructor({ campaign, folder }: Pick<CampaignFiles, 'campaign' | 'folder'>) {
    super(
      `${campaign} is in neither of the two databases, and ${folder} has no files of it. Nothing was changed: the directory still says that it moves`,
    );
  }
}

/** What a move came to. */
export interface MovedToCell {
  readonly campaign: string;
  readonly from: string;
  readonly to: string;
  readonly events: number;
}

/** A cell's database, as its owner, and the key of its services. */
export type CellDatabase = Pick<CampaignFiles, 'databaseUrl' | 'key'>;

/**
 * Moves a campaign from one cell of a house to another. Who plays in it, and what they wrote, is known to the front and stays there;
 * while it is under way nobody is led to the campaign. What broke off is finished by doing it again: the files stay, and the directory
 * knows that it moves.
 * @throws NowhereError @throws KeyFitsNotError
 */
export async function moveToCell(
  files: CampaignFiles,
  { cell, ...there }: CellDatabase & { readonly cell: string },
  requests: RequestClient,
): Promise<MovedToCell> {
  const { campaign } = files;
  // Where it could not be opened it must not go, and nothing is begun.
  await mustOpen(there);
  const { cell: from } = await requests.request(beginMove, { campaign, to: cell });
  const isThere = await eventsIn(campaign, there.databaseUrl);
  const isHere = await eventsIn(campaign, files.databaseUrl);
  if (isHere && !isThere) {
    // Until then somebody may still believe that it is here.
    await pause(BELIEVED_MS + 1_000);
    await archiveFiles(files, 'events alone');
  }
  if (!isThere) await restoreFiles({ ...files, ...there }, 'events alone').catch(nowhere(files));
  await moveDesks(campaign, files.databaseUrl, there.databaseUrl);
  await requests.request(endMove, { campaign, at: cell });
  return {
    ...{ campaign, from, to: cell },
    events: await countIn(campaign, there.databaseUrl),
  };
}

const nowhere =
  (files: CampaignFiles) =>
  (error: NodeJS.ErrnoException): never => {
    throw error.code === 'ENOENT' ? new NowhereError(files) : error;
  };

const eventsIn = async (campaign: string, databaseUrl: string): Promise<boolean> =>
  (await countIn(campaign, databaseUrl)) > 0;

async function countIn(campaign: string, databaseUrl: string): Promise<number> {
  return withPool(databaseUrl, async (pool) => {
    const { rows } = await pool.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM es.event JOIN es.campaign USING (campaign_no) WHERE campaign_id = $1',
      [campaign],
    );
    return rows[0]!.count;
  });
}

/** Drafts and marks of the seats lie beside the log, in the cell. */
async function moveDesks(campaign: string, from: string, to: string): Promise<void> {
  await withPool(from, async (here) => {
    const { rows } = await here.query<{ row: object }>(
      'SELECT to_jsonb(d) AS row FROM intake.seat_desk d WHERE campaign = $1',
      [campaign],
    );
    if (rows.length === 0) return;
    await withPool(to, (there) =>
      there.query(
        `INSERT INTO intake.seat_desk SELECT * FROM jsonb_populate_recordset(NULL::intake.seat_desk, $1::jsonb)
           ON CONFLICT DO NOTHING`,
        [JSON.stringify(rows.map(({ row }) => row))],
      ),
    );
    await here.query('DELETE FROM intake.seat_desk WHERE campaign = $1', [campaign]);
  });
}

async function withPool<T>(
  url: string,
  work: (pool: ReturnType<typeof openAsOwner>) => Promise<T>,
): Promise<T> {
  const pool = openAsOwner(url, 2);
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}
