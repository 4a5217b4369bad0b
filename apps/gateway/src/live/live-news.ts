import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { type AnswerOf, campaignNews, type NewsItem, type NewsRead } from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import { ShutdownManager } from '@vedette/platform';
import { GATEWAY_SETTINGS, type GatewaySettings } from '../settings.js';

type CampaignNews = AnswerOf<typeof campaignNews>['campaigns'][number];
type Hears = (news: NewsItem) => void;

/** A campaign that somebody watches here. */
interface Watched {
  readonly hearers: Set<Hears>;
  /** How far its news has been read; undefined while there was none. */
  read: NewsRead | undefined;
  /** Whether all that was before has been read, so that what comes now is new. */
  isCurrent: boolean;
}

/**
 * What is new in campaigns that somebody watches at this gateway, as the conductor tells it. What was before somebody began to
 * watch is not told: it stands in the campaign. Nothing is asked while nobody watches.
 */
@Injectable()
export class LiveNews implements OnApplicationBootstrap {
  private readonly logger = new Logger('Live news');
  private readonly campaigns = new Map<string, Watched>();
  private looking: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly requests: RequestClient,
    @Inject(GATEWAY_SETTINGS) private readonly settings: GatewaySettings,
    shutdown: ShutdownManager,
  ) {
    shutdown.register({
      stage: 'consumers',
      name: 'live news',
      stop: () => {
        clearInterval(this.timer);
        return this.looking;
      },
    });
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.look(), this.settings.NOTICE_LOOK_SECONDS * 1_000).unref();
  }

  /** Calls back with all news of a campaign until the returned function is called. */
  hear(campaign: string, onNews: Hears): () => void {
    const watched = this.campaigns.get(campaign) ?? {
      hearers: new Set(),
      read: undefined,
      isCurrent: false,
    };
    this.campaigns.set(campaign, watched);
    watched.hearers.add(onNews);
    return () => {
      watched.hearers.delete(onNews);
      if (watched.hearers.size === 0 && this.campaigns.get(campaign) === watched)
        this.campaigns.delete(campaign);
    };
  }

  /** Looks once, at one campaign or at all that are watched; when it is done, what happens afterwards is told. */
  look(campaign?: string): Promise<void> {
    this.looking = this.looking
      .then(() => this.lookAt(campaign === undefined ? [...this.campaigns.keys()] : [campaign]))
      .catch((error: unknown) => this.logger.warn({ err: error }, 'Could not read what is new'));
    return this.looking;
  }

  /** A long history comes in parts: it has been read when nothing further comes. */
  private async lookAt(only: string[]): Promise<void> {
    for (let isMore = only.length > 0; isMore;) {
      const watched = only.flatMap((campaign) => this.campaigns.get(campaign) ?? []);
      const read = watched.flatMap((one) => one.read ?? []);
      const told = await this.requests.requestOfCells(campaignNews, { read, only });
      const campaigns = told.flatMap(({ answer }) => answer.campaigns);
      const found = new Map(campaigns.map((one) => [one.read.campaign, one]));
      isMore = false;
      for (const campaign of only) isMore = this.tell(campaign, found.get(campaign)) || isMore;
    }
  }

  /** Tells what was found to those who watch; whether there may be more. */
  private tell(campaign: string, found: CampaignNews | undefined): boolean {
    const watched = this.campaigns.get(campaign);
    if (!watched) return false;
    // What is told from the first event again was told, or nobody asked for it.
    if (found?.isCut) watched.isCurrent = false;
    if (watched.isCurrent)
      for (const item of found?.news ?? []) for (const hears of watched.hearers) hears(item);
    const isFurther = found !== undefined && JSON.stringify(found.read) !== JSON.stringify(watched.read);
    watched.read = found?.read ?? watched.read;
    if (!isFurther) watched.isCurrent = true;
    return isFurther;
  }
}
