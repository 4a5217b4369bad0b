import { Args, Resolver, Subscription } from '@nestjs/graphql';
import { EVERYBODY, InCampaign } from '../access/access.js';
import { Me, Place } from '../access/caller.js';
import type { Standing } from '../access/standing.js';
import { CampaignNewsFeed } from '../live/campaign-news-feed.js';
import { CampaignNewsView } from '../live/campaign-news.view.js';
import type { SignedIn } from '../sessions/signed-in.js';
import type { LiveWatch } from './live-watch.js';

/** News of campaigns, live. */
@Resolver()
export class CampaignNewsResolver {
  constructor(private readonly feed: CampaignNewsFeed) {}

  @Subscription(() => CampaignNewsView, {
    description:
      'That something happened: turns, the clock, announcements, your orders, your letters, your report. ' +
      '"watching" comes first, at once',
    resolve: (news: CampaignNewsView) => news,
  })
  @InCampaign(...EVERYBODY)
  campaignNews(
    @Args('campaign') _: string,
    @Me() me: SignedIn,
    @Place() standing: Standing,
  ): LiveWatch<CampaignNewsView> {
    return this.feed.watch({ me, standing });
  }
}
