import type pg from 'pg';

/** Who plays in a campaign, by name of account, and what they wrote each other. */
export interface PeopleOfCampaign {
  readonly format: 'vedette/people-of-campaign@1';
  readonly campaign: string;
  readonly places: readonly PlaceByName[];
  /** Rows by table, as the database has them. */
  readonly correspondence: Readonly<Record<string, readonly object[]>>;
}

/** A place, whosever it is: accounts of two installations have nothing in common but their names. */
interface PlaceByName {
  readonly account: string;
  readonly role: string;
  readonly player: string | null;
}

/** What came of bringing people along. */
export interface PeopleBrought {
  readonly letters: number;
  readonly places: number;
  /** Places whose account there is none of, or that somebody else has: an operator gives them. */
  readonly open: readonly PlaceByName[];
}

/** The file is not what a campaign's people are written in, or belongs to another campaign. */
export class PeopleOfCampaignError extends Error {
  constructor(campaign: string) {
    super(`this is not what "vedette campaign export" wrote of the people of ${campaign}`);
  }
}

/** Tables of correspondence that belong to a campaign, those others refer to first. */
const TABLES = ['letter_delivery', 'letter', 'letter_copy', 'letter_mute', 'notice_progress'] as const;

/** Gathers the places and letters of a campaign, as the owner of the database. */
export async function gatherPeople(campaign: string, pool: pg.Pool): Promise<PeopleOfCampaign> {
  const { rows: places } = await pool.query<PlaceByName>(
    `SELECT a.name AS account, m.role, m.player FROM people.membership m JOIN people.account a ON a.id = m.account_id
      WHERE m.campaign = $1 ORDER BY a.name, m.player`,
    [campaign],
  );
  const correspondence: Record<string, readonly object[]> = {};
  for (const table of TABLES) {
    const { rows } = await pool.query<{ row: object }>(
      `SELECT to_jsonb(t) AS row FROM correspondence.${table} t WHERE campaign = $1 ORDER BY to_jsonb(t)::text`,
      [campaign],
    );
    correspondence[table] = rows.map(({ row }) => row);
  }
  return { format: 'vedette/people-of-campaign@1', campaign, places, correspondence };
}

/** How many places and letters were gathered. */
export const countPeople = ({
  places,
  correspondence,
}: PeopleOfCampaign): { readonly places: number; readonly letters: number } => ({
  places: places.length,
  letters: correspondence['letter']?.length ?? 0,
});

/**
 * Brings places and letters of {@link gatherPeople} into this installation, as the owner of its database; what is there stays. How far news was told comes along, so that nobody is told the whole war again.
 * @throws PeopleOfCampaignError when the document is another one
 */
export async function bringPeople(
  document: unknown,
  campaign: string,
  pool: pg.Pool,
): Promise<PeopleBrought> {
  const { places, correspondence } = readPeople(document, campaign);
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    for (const table of TABLES)
      await client.query(
        `INSERT INTO correspondence.${table} SELECT * FROM jsonb_populate_recordset(NULL::correspondence.${table}, $1::jsonb)
          WHERE campaign = $2 ON CONFLICT DO NOTHING`,
        [JSON.stringify(correspondence[table] ?? []), campaign],
      );
    const open: PlaceByName[] = [];
    for (const place of places) {
      const { rowCount } = await client.query(
        `INSERT INTO people.membership (campaign, account_id, role, player)
         SELECT $1, id, $3, $4 FROM people.account a WHERE a.name = $2
            AND NOT EXISTS (SELECT FROM people.membership m WHERE m.campaign = $1 AND m.account_id = a.id
                               AND m.player IS NOT DISTINCT FROM $4)
         ON CONFLICT DO NOTHING`,
        [campaign, place.account, place.role, place.player],
      );
      if (rowCount === 0) open.push(place);
    }
    await client.query('COMMIT');
    return { letters: correspondence['letter']?.length ?? 0, places: places.length - open.length, open };
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

function readPeople(document: unknown, campaign: string): PeopleOfCampaign {
  const read = document as Partial<PeopleOfCampaign> | null;
  if (read?.format !== 'vedette/people-of-campaign@1' || read.campaign !== campaign)
    throw new PeopleOfCampaignError(campaign);
  return read as PeopleOfCampaign;
}
