import type pg from 'pg';
import type { RecordedEvent } from '../event/recorded-event.js';
import { recordedEvent, type EventRow } from '../read/event-row.js';

const PAGE = 2_000;

/** All sealed events of a campaign in the order of the log, as recorded, through a cursor of one transaction. */
export async function* campaignHistory(
  pool: pg.Pool,
  campaign: string,
  campaignNo: number,
): AsyncGenerator<RecordedEvent> {
  const client = await pool.connect();
  let clean = false;
  try {
    await client.query('BEGIN READ ONLY');
    await client.query(`SET LOCAL work_mem = '64MB'`);
    await client.query(
      `DECLARE history NO SCROLL CURSOR FOR SELECT * FROM es.campaign_history(${campaignNo})`,
    );
    for (;;) {
      const { rows } = await client.query<EventRow>(`FETCH ${PAGE} FROM history`);
      if (rows.length === 0) {
        break;
      }
      for (const row of rows) {
        yield recordedEvent(campaign, row);
      }
    }
    await client.query('COMMIT');
    clean = true;
  } finally {
    client.release(!clean);
  }
}
