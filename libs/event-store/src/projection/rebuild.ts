import { retrying } from '@vedette/database';
import type { LoggedEvent } from '../event/recorded-event.js';
import type { LogPage } from '../read/log-reader.js';
import type { EventStore } from '../store/event-store.js';
import { Generations } from './generations.js';
import { buildOf, checkProjection, type Projection } from './projection.js';
import { Projector } from './projector.js';

/** How long a switch is tried while readers are in its way, in milliseconds, *our figure*: none reads for as long. */
const SWITCH_WITHIN_MS = 60_000;

/** How a rebuild goes about it. */
export interface RebuildOptions {
  /** Shares of the campaigns that are built in parallel; an eighth of the pool, at least one, when left out. */
  readonly cells?: number;
  /** Positions in a step, 4,000 when left out. */
  readonly pageSize?: number;
  readonly onProgress?: (position: number, head: number) => void;
}

/** What a rebuild did. */
export interface RebuildReport {
  readonly generation: number;
  /** The position at which readers were switched over. */
  readonly position: number;
  /** Events applied by this call; fewer than the position when it went on with an interrupted rebuild. */
  readonly events: number;
}

/** The cell of a campaign: the same for ever, and spread evenly (FNV-1a). */
export const cellOf = (campaign: string, cells: number): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < campaign.length; index += 1) {
    hash = Math.imul(hash ^ campaign.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0) % cells;
};

const shares = (events: readonly LoggedEvent[], cells: number): LoggedEvent[][] => {
  const shared: LoggedEvent[][] = Array.from({ length: cells }, () => []);
  for (const event of events) {
    (shared[cellOf(event.campaign, cells)] as LoggedEvent[]).push(event);
  }
  return shared;
};

/**
 * Builds a projection's generation from zero beside whatever is live, catches up with the log and switches readers over in
 * one transaction. An older generation stays, running or not, until it is dropped; tables of the same generation are
 * replaced. Also the way back: rebuild the older generation and readers see that one again.
 *
 * Campaigns are independent, so cells of campaigns are built in parallel; each keeps its own cursor, and a rebuild that was
 * interrupted goes on from there. The result does not depend on the number of cells or on interruptions.
 */
export const rebuild = async <Schema>(
  store: EventStore,
  projection: Projection<Schema>,
  options: RebuildOptions = {},
): Promise<RebuildReport> => {
  checkProjection(projection);
  const generations = new Generations(store);
  const shadow = buildOf(projection);
  const begun = await generations.cells(shadow);
  const cells =
    begun > 0 ? begun : (options.cells ?? Math.max(1, Math.floor((store.pool.options.max ?? 8) / 8)));
  if (begun === 0) {
    await generations.begin(shadow, cells);
  }
  const build = new Build(store, shadow, cells, options);
  let position = await build.catchUp();
  // A reader of several tables may hold one that the switch waits for while he waits for another: nothing was changed then.
  const isSwitched = (): Promise<boolean> =>
    retrying({ budgetMs: SWITCH_WITHIN_MS }, () => generations.switchTo(projection, shadow, position));
  while (!(await isSwitched())) {
    position = await build.catchUp();
  }
  return { generation: projection.generation, position, events: build.applied };
};

/** The cells of one rebuild and how far each has come. */
class Build<Schema> {
  applied = 0;
  private readonly projector: Projector<Schema>;
  private positions: number[] | undefined;

  constructor(
    private readonly store: EventStore,
    projection: Projection<Schema>,
    private readonly cells: number,
    private readonly options: RebuildOptions,
  ) {
    // What a crash loses is built again; the switch waits for the disk and with it for everything before it.
    this.projector = new Projector(store, projection, { losable: true });
  }

  /** Applies the log up to its end, reading a page ahead while the cells write. */
  async catchUp(): Promise<number> {
    const positions = await this.start();
    let position = Math.min(...positions);
    let next = this.read(position);
    for (;;) {
      const page = await next;
      if (page.position === position) {
        return position;
      }
      next = this.read(page.position);
      // A page read ahead in vain must not become an unhandled rejection when applying this one fails.
      next.catch(() => undefined);
      await this.apply(page, positions);
      position = page.position;
      this.options.onProgress?.(position, await this.store.head());
    }
  }

  private async start(): Promise<number[]> {
    this.positions ??= await Promise.all(
      Array.from({ length: this.cells }, (_, cell) =>
        this.store.cursors.position(this.projector.cursorOf(cell)),
      ),
    );
    return this.positions;
  }

  private read(after: number): Promise<LogPage> {
    return this.store.readLog(after, this.options.pageSize ?? 4_000);
  }

  private async apply(page: LogPage, positions: number[]): Promise<void> {
    const shared = shares(page.events, this.cells);
    await Promise.all(
      shared.map(async (share, cell) => {
        const from = positions[cell] as number;
        if (from >= page.position) {
          return;
        }
        const events = share.filter(({ position }) => position > from);
        await this.projector.take(cell, { from, to: page.position, events });
        positions[cell] = page.position;
        this.applied += events.length;
      }),
    );
  }
}
