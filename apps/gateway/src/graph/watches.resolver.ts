import { Resolver, Subscription } from '@nestjs/graphql';
import { withArticle } from '@vedette/campaign';
import { listIntelligence, type TurnStateDocument } from '@vedette/contracts';
import { ArgsOf, type LiveWatch } from '@vedette/edge';
import { RequestClient } from '@vedette/messaging';
import { EVERYBODY, InCampaign, MINISTERS, PLAYS } from '../access/access.js';
import { ForbiddenError } from '../access/access.errors.js';
import { FromSeat, Me, Place, type Seat } from '../access/caller.js';
import type { Standing } from '../access/standing.js';
import { TokensWith } from '../access/token-scope.js';
import type { SignedIn } from '../callers/signed-in.js';
import { TurnView } from '../campaigns/campaign.views.js';
import { DeskQuestion } from '../intelligence/intelligence.questions.js';
import { IntelligenceEntryView } from '../intelligence/intelligence.views.js';
import { LetterBoxView } from '../letters/letter.dto.js';
import { LetterBoxFeed } from '../letters/letter-box-feed.js';
import { CampaignNewsFeed } from '../live/campaign-news-feed.js';
import { CampaignNewsView } from '../live/campaign-news.view.js';
import { TurnProgressFeed, type Watching } from '../live/turn-progress-feed.js';
import { IntelligenceWatch } from './intelligence-watch.js';

/** What one watches is given as it comes. */
const AS_IT_COMES = { resolve: (what: unknown): unknown => what };

/** What can be watched: each begins with how it stands, and ends with the session or the place it is watched from. */
@Resolver()
export class WatchesResolver {
  constructor(
    private readonly requests: RequestClient,
    private readonly turns: TurnProgressFeed,
    private readonly news: CampaignNewsFeed,
    private readonly letters: LetterBoxFeed,
  ) {}

  @Subscription(() => TurnView, {
    description: 'Where the latest turn stands: at once, and whenever it moves on',
    ...AS_IT_COMES,
  })
  @InCampaign(...EVERYBODY)
  @TokensWith('campaign:read')
  turnProgress(@Me() me: SignedIn, @Place() standing: Standing): LiveWatch<TurnStateDocument> {
    return this.turns.watch({ me, standing });
  }

  @Subscription(() => CampaignNewsView, {
    description:
      'That something happened: turns, the clock, announcements, your orders, your letters, your report. ' +
      '"watching" comes first, at once',
    ...AS_IT_COMES,
  })
  @InCampaign(...EVERYBODY)
  campaignNews(@Me() me: SignedIn, @Place() standing: Standing): LiveWatch<CampaignNewsView> {
    return this.news.watch({ me, standing });
  }

  @Subscription(() => LetterBoxView, {
    description: 'What waits to be read: at once, and whenever a letter arrives or is read',
    ...AS_IT_COMES,
  })
  @InCampaign(...PLAYS)
  letterBox(@FromSeat() seat: Seat, @Me() me: SignedIn): LiveWatch<LetterBoxView> {
    return this.letters.watch(seat, me);
  }

  @Subscription(() => IntelligenceEntryView, {
    description: 'The newest intelligence there is: at once, and after every turn',
    ...AS_IT_COMES,
  })
  @InCampaign(...MINISTERS)
  newIntelligence(
    @Place() standing: Standing,
    @Me() me: SignedIn,
    @ArgsOf(DeskQuestion) { player }: DeskQuestion,
  ): IntelligenceWatch {
    const whose = { campaign: standing.campaign, player: deskOf(standing, player) };
    return new IntelligenceWatch(this.turns.watch({ me, standing }), async () => {
      await this.mustStillRead({ me, standing });
      return (await this.requests.request(listIntelligence, whose)).turns[0] ?? null;
    });
  }

  /** A watch lasts for turns, in which an office or a seat may go to somebody else. @throws ForbiddenError */
  private async mustStillRead(watching: Watching): Promise<void> {
    if (!(await this.turns.mayWatch(watching)))
      throw new ForbiddenError(`${withArticle(MINISTERS.join(' or '))} of the campaign`);
  }
}

/** Whose desk is watched: one's own, or whose an administrator says. @throws ForbiddenError */
function deskOf(standing: Standing, player: string | undefined): string {
  const own = standing.kind === 'seat' ? standing.player : null;
  const whose = player ?? own;
  if (whose === null || (own !== null && whose !== own))
    throw new ForbiddenError('administrators of the campaign, who say whose desk');
  return whose;
}
