import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatewayClient } from '../server/gateway-client.js';
import { askAgain, AWAY } from '../server/ask-again.js';

const REPORTS = ['turn', 'position'] as const;
const FORMS = ['html', 'txt', 'json'] as const;
const NOT_THERE = 404;

/** A report as it can be read: over HTTP by its player, and as a file. */
export interface ReadableReport {
  readonly report: string;
  readonly url: string;
  readonly file: string;
}

/** Fetches a player's reports of a turn as he would, and keeps them as files. */
export async function keepReports(
  client: GatewayClient,
  place: {
    readonly url: string;
    readonly campaign: string;
    readonly turn: number;
    readonly player: string;
    readonly folder: string;
  },
): Promise<ReadableReport[]> {
  const folder = join(place.folder, place.campaign, `turn-${place.turn}`, place.player);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const kept: ReadableReport[] = [];
  for (const report of REPORTS) {
    const base = `/campaigns/${place.campaign}/reports/${place.turn}/${report}`;
    for (const form of FORMS)
      writeFileSync(join(folder, `${report}.${form}`), await whenThere(client, `${base}.${form}`), {
        mode: 0o600,
      });
    kept.push({ report, url: `${place.url}${base}.html`, file: join(folder, `${report}.html`) });
  }
  return kept;
}

/** Reports follow the log by some milliseconds: a report that is not there yet is asked for again. */
function whenThere(client: GatewayClient, path: string): Promise<string> {
  return askAgain(() => client.document(path), [NOT_THERE, AWAY]);
}
