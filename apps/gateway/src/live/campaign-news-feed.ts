import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { NewsItem } from '@vedette/contracts';
import type { Standing } from '../access/standing.js';
import { LiveWatch } from '@vedette/edge';
import { TurnProgressFeed, type Watching } from './turn-progress-feed.js';
import { letterBellSubject } from '@vedette/contracts';
import { ReportService } from '../reports/report.service.js';
import type { CampaignNewsView } from './campaign-news.view.js';
import type { LiveKind } from '../shapes/live-kinds.js';
import { Bells, ordersBell } from '../bells/bells.js';
import { DoneCount } from './done-count.js';
import { LiveNews } from './live-news.js';

/** Reports follow the log by moments; whoever has waited so long finds them in the list. */
const LOOK_EVERY_MS = 1000;
const MOST_LOOKS = 120;
/** What a watcher may fall behind: more than any campaign tells in the minutes of a bad connection. */
const MOST_WAITING = 256;

/** Everything that is new to one who watches a campaign, in one stream. */
@Injectable()
export class CampaignNewsFeed {
  constructor(
    private readonly news: LiveNews,
    private readonly bells: Bells,
    private readonly reports: ReportService,
    private readonly progress: TurnProgressFeed,
    private readonly done: DoneCount,
  ) {}

  /**
   * That one watches, at once; then what the campaign tells those whom it is for, that another number of players is done, and, for a seat, that its orders changed (from
   * whatever program they were sent), that letters came or were read, and that the report of a turn can be read.
   */
  watch(watching: Watching): LiveWatch<CampaignNewsView> {
    return new LiveWatch({
      // Once he is told that he watches, nothing that happens escapes him.
      first: () => this.news.look(watching.standing.campaign).then(() => newsOf('watching', null)),
      listen: (onNews) => this.listen(watching.standing, onNews),
      allowed: () => this.progress.mayWatch(watching),
      mostWaiting: MOST_WAITING,
    });
  }

  private listen(standing: Standing, onNews: (news: CampaignNewsView) => void): () => void {
    const { campaign } = standing;
    let over = false;
    const stops = [
      this.news.hear(campaign, (news) => {
        if (!isFor(news, standing)) return;
        onNews({ ...newsOf(news.kind, news.turn), deadline: news.deadline, text: news.text });
        if (news.kind === 'turn-resolved' && standing.kind === 'seat')
          void this.reportOf(standing, news.turn, () => over).then((isThere) => {
            if (isThere && !over) onNews(newsOf('report-ready', news.turn));
          });
      }),
      this.done.watch(standing, (turn) => onNews(newsOf('done-count', turn))),
      ...(standing.kind === 'seat'
        ? [
            this.bells.hear(ordersBell(campaign, standing.player), () => onNews(newsOf('orders', null))),
            this.bells.hear(letterBellSubject(campaign, standing.player), () =>
              onNews(newsOf('letters', null)),
            ),
          ]
        : []),
    ];
    return () => {
      over = true;
      for (const stop of stops) stop();
    };
  }

  /** Waits until the report of a turn can be read; whether it can. */
  private async reportOf(
    { campaign, player }: Extract<Standing, { kind: 'seat' }>,
    turn: number,
    isOver: () => boolean,
  ): Promise<boolean> {
    for (let look = 0; look < MOST_LOOKS && !isOver(); look++) {
      // A look that fails is made up for by the next.
      const reports = await this.reports.list(campaign, { player, turns: null }).catch(() => []);
      if (reports.some((report) => report.kind === 'turn' && report.turn === turn)) return true;
      await pause(LOOK_EVERY_MS, undefined, { ref: false });
    }
    return false;
  }
}

/** Whether news is for somebody as he watches: what administrators alone are told never reaches a seat. */
export function isFor({ audience }: Pick<NewsItem, 'audience'>, standing: Standing): boolean {
  if (audience === 'everybody' || standing.kind !== 'seat') return true;
  return audience !== 'administrators' && audience.includes(standing.player);
}

const newsOf = (kind: LiveKind, turn: number | null): CampaignNewsView => ({
  kind,
  turn,
  deadline: null,
  text: null,
});
