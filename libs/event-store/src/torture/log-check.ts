import type { LoggedEvent } from '../event/recorded-event.js';
import type { EventStore } from '../store/event-store.js';

/** What a reader of the whole log may find wrong with it. */
export interface LogFaults {
  readonly lost: readonly string[];
  readonly invented: readonly string[];
  readonly repeated: readonly string[];
  readonly reordered: readonly string[];
  readonly gaps: readonly number[];
}

const nameOf = ({
  campaign,
  stream,
  version,
}: Pick<LoggedEvent, 'campaign' | 'stream' | 'version'>): string => `${campaign}/${stream}/${version}`;

/** Compares what a reader saw, in the order in which he saw it, with what the store holds. */
export const faultsOf = async (
  seen: readonly Pick<LoggedEvent, 'campaign' | 'stream' | 'version' | 'position'>[],
  store: EventStore,
): Promise<LogFaults> => {
  const { rows } = await store.pool.query<{ campaign: string; stream: string; version: number }>(
    `SELECT c.campaign_id AS campaign, s.stream_id AS stream, e.version
       FROM es.event e JOIN es.stream s USING (stream_pk) JOIN es.campaign c ON c.campaign_no = e.campaign_no`,
  );
  const held = new Set(rows.map(nameOf));
  const heads = new Map<string, number>();
  const met = new Set<string>();
  const faults = {
    lost: [] as string[],
    invented: [] as string[],
    repeated: [] as string[],
    reordered: [] as string[],
    gaps: [] as number[],
  };
  seen.forEach((event, index) => {
    const name = nameOf(event);
    const stream = `${event.campaign}/${event.stream}`;
    if (met.has(name)) {
      faults.repeated.push(name);
    }
    if (!held.has(name)) {
      faults.invented.push(name);
    }
    if (event.version !== (heads.get(stream) ?? 0) + 1) {
      faults.reordered.push(name);
    }
    if (event.position !== index + 1) {
      faults.gaps.push(event.position);
    }
    met.add(name);
    heads.set(stream, event.version);
  });
  faults.lost.push(...[...held].filter((name) => !met.has(name)));
  return faults;
};

/** A log in which nothing is wrong. */
export const FAULTLESS: LogFaults = { lost: [], invented: [], repeated: [], reordered: [], gaps: [] };
