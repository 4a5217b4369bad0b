import { Injectable, Logger } from '@nestjs/common';
import { type ClockDocument, describeClock } from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import { sightOf } from '../access/sight.js';
import type { Standing } from '../access/standing.js';
import { Bells, ordersBell, readyBell } from '../bells/bells.js';

/**
 * Milliseconds from an order until the clock is read for it. In the last minute of a turn thousands come in, and every desk that is open
 * watches: what one of them changes may be told a little later.
 */
const AFTER_ORDERS_MS = 5_000;

/** A look at a clock: of which turn, and how many are done; null where that is not told. */
type Look = Pick<ClockDocument, 'turn' | 'count'>;

/**
 * Tells those who watch a campaign that another number of players is done with the turn. The clock is read each time as the watcher
 * may see it: where numbers are hidden from him nothing is told, and nothing is told of bells after which the number is what it was.
 */
@Injectable()
export class DoneCount {
  private readonly logger = new Logger('Done count');

  constructor(
    private readonly bells: Bells,
    private readonly requests: RequestClient,
  ) {}

  /**
   * Calls back with the turn whenever the number has become another, until the returned function is called: at once where a
   * player says that he is done or is not, within `afterOrdersMs` where an order says so for him.
   */
  watch(standing: Standing, onChange: (turn: number) => void, afterOrdersMs = AFTER_ORDERS_MS): () => void {
    const { campaign } = standing;
    let known: Look | null = null;
    let isAsking = false;
    let isRung = false;
    let isOver = false;
    let later: NodeJS.Timeout | undefined;
    const compare = (now: Look): void => {
      const isNews = known !== null && isOther(known, now);
      known = now;
      if (isNews && !isOver) onChange(now.turn);
    };
    // Bells that ring while the clock is read are answered together by one further look.
    const look = async (): Promise<void> => {
      isRung = true;
      if (isAsking) return;
      isAsking = true;
      while (isRung && !isOver) {
        isRung = false;
        try {
          compare(await this.requests.request(describeClock, { campaign, ...sightOf(standing) }));
        } catch (error) {
          // The next bell makes up for it.
          this.logger.debug({ err: error, campaign }, 'Could not read how many are done');
        }
      }
      isAsking = false;
    };
    const ring = (): void => void look();
    const ringLater = (): void => {
      later ??= setTimeout(() => {
        later = undefined;
        ring();
      }, afterOrdersMs).unref();
    };
    const stops = [
      this.bells.hear(readyBell(campaign), ring),
      // An order that is sent or taken back takes back that its sender is done.
      this.bells.hear(ordersBell(campaign, '*'), ringLater),
    ];
    ring();
    return () => {
      isOver = true;
      clearTimeout(later);
      for (const stop of stops) stop();
    };
  }
}

/**
 * Whether another number is done than was before. In a turn that has opened since nobody was: that it has opened is told elsewhere, and a
 * look that was meant for the orders of the turn before may come when it has.
 */
function isOther(before: Look, { turn, count }: Look): boolean {
  if (count === null) return false;
  if (turn !== before.turn) return count.ready > 0;
  return JSON.stringify(count) !== JSON.stringify(before.count);
}
