import type { StatementRunner } from '../connection/statement-runner.js';
import type { LoggedEvent } from '../event/recorded-event.js';
import { loggedEvent, type LogRow } from './event-row.js';
import type { Upcast } from './log-reader.js';

const WALK = 20_000;

/** The events of one campaign in the sealed log after a position and up to another, in pages. */
export async function* readCampaignLog(
  runner: StatementRunner,
  campaign: string,
  after: number,
  upTo: number,
  upcast: Upcast,
): AsyncGenerator<readonly LoggedEvent[]> {
  for (let from = after; from < upTo; from += WALK) {
    const rows = await runner.run<LogRow & { readonly type: string }>({
      name: 'es-read-campaign-log',
      text: 'SELECT * FROM es.read_log($1, $2) WHERE campaign_id = $3 AND type IS NOT NULL',
      values: [from, Math.min(WALK, upTo - from), campaign],
    });
    if (rows.length > 0) {
      yield rows.map((row) => upcast(loggedEvent(row)));
    }
  }
}
