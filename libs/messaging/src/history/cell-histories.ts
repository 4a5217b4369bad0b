import { Logger } from '@nestjs/common';
import { type AnswerOf, historyOfLog } from '@vedette/contracts';
import type { RequestClient } from '../request/request-client.js';

type Seen = AnswerOf<typeof historyOfLog>['seen'];

/** What a watch over the logs of all cells works with. */
export interface CellHistoriesMeans {
  readonly requests: Pick<RequestClient, 'cells' | 'request'>;
  /** Called once: what this process remembers of the cell's campaigns may be wrong from now on. */
  readonly onCut: (cell: string) => void;
  /** Milliseconds between two looks, 5,000 when left out. */
  readonly everyMs?: number;
}

const EVERY_MS = 5_000;

/**
 * Whether the log of each cell is still the one of which this process has heard. Services of the front keep what conductors told them, and
 * have no way to the log themselves: after a fail-over that lost commits, or a restore to an earlier moment, they would go on by what
 * never was. A cell that does not answer is asked again; its mark is kept meanwhile.
 */
export class CellHistories {
  private readonly logger = new Logger('History');
  private readonly seen = new Map<string, Seen>();
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<void> = Promise.resolve();
  private stage: 'watching' | 'cut' | 'over' = 'watching';

  constructor(private readonly means: CellHistoriesMeans) {}

  /** Begins to look, at once. */
  start(): void {
    this.next(0);
  }

  /** Looks no more. */
  async stop(): Promise<void> {
    this.stage = 'over';
    clearTimeout(this.timer);
    await this.underWay;
  }

  /** Looks once at every cell. */
  async look(): Promise<void> {
    const { requests, onCut } = this.means;
    await Promise.all(
      requests.cells.map(async (cell) => {
        try {
          const seen = this.seen.get(cell) ?? null;
          const found = await requests.request(historyOfLog, { seen }, { cell });
          this.seen.set(cell, found.seen ?? seen);
          if (!found.isCut || this.stage !== 'watching') return;
          this.stage = 'cut';
          onCut(cell);
        } catch (error) {
          this.logger.debug({ cell, err: error }, 'Could not look at the history of the log');
        }
      }),
    );
  }

  private next(afterMs: number): void {
    if (this.stage !== 'watching') return;
    this.timer = setTimeout(() => {
      this.underWay = this.look().then(() => this.next(this.means.everyMs ?? EVERY_MS));
    }, afterMs).unref();
  }
}
