import type pg from 'pg';

/** What the log of one campaign adds up to. */
export interface CampaignDigest {
  readonly events: number;
  /** SHA-256 over its events in the order of streams and versions, in hexadecimal. */
  readonly sha256: string;
}

/** What a log adds up to. */
export interface LogDigest {
  /** Position of the last sealed event. */
  readonly head: number;
  readonly campaigns: Readonly<Record<string, CampaignDigest>>;
}

/** Every event by what it says; where it lies in the log, and under which transaction, is left to the database. */
const DIGESTS = `
  SELECT c.campaign_id AS campaign, count(*)::int AS events,
         encode(sha256(convert_to(string_agg(
           md5(concat_ws('|', s.stream_id, e.version, e.command_id, e.recorded_at AT TIME ZONE 'UTC', e.type, e.schema_version,
                         e.turn, e.phase, e.rule, md5(e.data::text), md5(e.dice::text), md5(e.audience::text), md5(e.meta::text))),
           '' ORDER BY s.stream_id COLLATE "C", e.version), 'UTF8')), 'hex') AS sha256
    FROM es.event e
    JOIN es.campaign c USING (campaign_no)
    JOIN es.stream s ON s.stream_pk = e.stream_pk
   GROUP BY c.campaign_id ORDER BY c.campaign_id COLLATE "C"`;

/** What the log adds up to, as one transaction sees it. */
export async function digestLog(client: Pick<pg.ClientBase, 'query'>): Promise<LogDigest> {
  const log = await client.query<{ head: string | null }>('SELECT es.log_head() AS head');
  const { rows } = await client.query<CampaignDigest & { readonly campaign: string }>(DIGESTS);
  return {
    head: Number(log.rows[0]?.head ?? 0),
    campaigns: Object.fromEntries(rows.map(({ campaign, events, sha256 }) => [campaign, { events, sha256 }])),
  };
}

/** Where two logs differ, each difference in a line; none when they say the same. */
export function differencesOf(wanted: LogDigest, found: LogDigest): string[] {
  const names = [...new Set([...Object.keys(wanted.campaigns), ...Object.keys(found.campaigns)])].sort();
  const campaigns = names.flatMap((name) => {
    const [one, other] = [wanted.campaigns[name], found.campaigns[name]];
    if (!one) return [`campaign ${name} is there and should not be`];
    if (!other) return [`campaign ${name} is missing`];
    if (one.events !== other.events) return [`campaign ${name} has ${other.events} of ${one.events} events`];
    return one.sha256 === other.sha256 ? [] : [`campaign ${name} says something else`];
  });
  return [
    ...(wanted.head === found.head ? [] : [`the log ends at ${found.head}, not at ${wanted.head}`]),
    ...campaigns,
  ];
}

/** Where the log of a database differs from what a backup says of it, each difference in a line. */
export async function differencesFrom(wanted: LogDigest, pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    return differencesOf(wanted, await digestLog(client));
  } finally {
    client.release();
  }
}
