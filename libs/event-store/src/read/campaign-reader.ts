import type { Statement, StatementRunner } from '../connection/statement-runner.js';
import type { RecordedEvent } from '../event/recorded-event.js';
import { integerArray, textArray } from '../append/binary-array.js';
import { EVENT_COLUMNS, type EventRow, recordedEvent } from './event-row.js';
import type { Upcast } from './log-reader.js';

/** The version of each stream that a state contains, `{ land: 12, naval: 4 }`; a stream not named counts as 0. */
export type StreamVersions = Readonly<Record<string, number>>;

/** Which events of a stream to read. */
export interface StreamRange {
  /** First version wanted, 1 when left out. */
  readonly from?: number;
  /** Most events to return, all when left out. */
  readonly limit?: number;
}

/** Where an event stands in its campaign. */
export interface Place {
  readonly stream: string;
  readonly version: number;
}

const ALL = 2_147_483_647;

/** Reads events of one campaign by its number: committed events, also those that are not sealed yet. */
export class CampaignReader {
  constructor(
    private readonly runner: StatementRunner,
    private readonly upcast: Upcast,
  ) {}

  /** The events of one stream in order of version. */
  stream(campaign: string, campaignNo: number, stream: string, range: StreamRange): Promise<RecordedEvent[]> {
    return this.read(campaign, {
      name: 'es-read-stream',
      text: `SELECT ${EVENT_COLUMNS} FROM es.read_stream($1, $2, $3, $4)`,
      values: [campaignNo, stream, range.from ?? 1, range.limit ?? ALL],
    });
  }

  /** The events of some turns, both included, from all streams; causes before effects. */
  turns(campaign: string, campaignNo: number, first: number, last: number): Promise<RecordedEvent[]> {
    return this.read(campaign, {
      name: 'es-read-turns',
      text: `SELECT ${EVENT_COLUMNS} FROM es.read_turns($1, $2::int2, $3::int2)`,
      values: [campaignNo, first, last],
    });
  }

  /** The events that a state does not contain yet, from all streams; causes before effects. */
  after(campaign: string, campaignNo: number, versions: StreamVersions): Promise<RecordedEvent[]> {
    return this.read(campaign, {
      name: 'es-read-campaign',
      text: `SELECT ${EVENT_COLUMNS} FROM es.read_campaign($1, $2::text[], $3::int[])`,
      values: [campaignNo, textArray(Object.keys(versions)), integerArray(Object.values(versions))],
    });
  }

  /** Single events by stream and version, in that order; what is not there is left out. */
  places(campaign: string, campaignNo: number, places: readonly Place[]): Promise<RecordedEvent[]> {
    return this.read(campaign, {
      name: 'es-read-places',
      text: `SELECT ${EVENT_COLUMNS} FROM es.read_places($1, $2::text[], $3::int[])`,
      values: [
        campaignNo,
        textArray(places.map(({ stream }) => stream)),
        integerArray(places.map(({ version }) => version)),
      ],
    });
  }

  private async read(campaign: string, statement: Statement): Promise<RecordedEvent[]> {
    const rows = await this.runner.run<EventRow>(statement);
    return rows.map((row) => this.upcast(recordedEvent(campaign, row)));
  }
}
