import { Args, Int, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import { type Season, SEASONS } from '@vedette/campaign';
import type { CampaignDocument, ScenarioDocument, TurnStateDocument } from '@vedette/contracts';
import { EVERYBODY, InCampaign, SignedInOnly } from '../access/access.js';
import { Me, Place } from '../access/caller.js';
import type { Standing } from '../access/standing.js';
import { TokensWith } from '../access/token-scope.js';
import { OpensTurn } from '../clock/opens-turn.js';
import { CampaignService } from '../campaigns/campaign.service.js';
import { CampaignView, TurnView } from '../campaigns/campaign.views.js';
import { turnAsTold } from '../campaigns/turn-as-told.js';
import { ScenarioView } from '../campaigns/scenarios.view.js';
import { ParameterInvalidError } from '../http/params.js';
import type { SignedIn } from '../sessions/signed-in.js';
import { LiveWatch } from './live-watch.js';
import { TurnProgressFeed } from './turn-progress-feed.js';

const LATEST = { type: () => Int, nullable: true, description: 'the latest unless given' };

/** Campaigns and where their turns stand. */
@Resolver()
export class CampaignResolver {
  constructor(
    private readonly campaigns: CampaignService,
    private readonly feed: TurnProgressFeed,
  ) {}

  @Query(() => [CampaignView], { name: 'campaigns', description: 'The campaigns you have a place in' })
  @SignedInOnly()
  @TokensWith('campaign:read')
  list(@Me() me: SignedIn): Promise<CampaignDocument[]> {
    return this.campaigns.ofCaller(me);
  }

  @Query(() => [ScenarioView], { description: 'The scenarios of the house' })
  @SignedInOnly()
  scenarios(): Promise<ScenarioDocument[]> {
    return this.campaigns.scenarios();
  }

  @Query(() => CampaignView, { name: 'campaign', description: 'What everybody in the campaign knows of it' })
  @InCampaign(...EVERYBODY)
  @TokensWith('campaign:read')
  describe(@Args('campaign') campaign: string): Promise<CampaignDocument> {
    return this.campaigns.describe(campaign);
  }

  @Query(() => TurnView, { name: 'turn', description: 'Where a turn stands' })
  @InCampaign(...EVERYBODY)
  @TokensWith('campaign:read')
  @OpensTurn()
  async turn(
    @Args('campaign') campaign: string,
    @Place() standing: Standing,
    @Args('turn', LATEST) turn?: number | null,
  ): Promise<TurnStateDocument> {
    return turnAsTold(await this.campaigns.turn(campaign, turn ?? undefined), standing);
  }

  @Mutation(() => TurnView, { description: 'Open the next turn, or move the deadline of the open one' })
  @InCampaign('administrator')
  openTurn(
    @Args('campaign') campaign: string,
    @Me() { account }: SignedIn,
    @Args('turn', { type: () => Int }) turn: number,
    @Args('season', { type: () => String, nullable: true }) season?: string | null,
    @Args('deadline', { type: () => String, nullable: true }) deadline?: string | null,
  ): Promise<TurnStateDocument> {
    return this.campaigns.open(
      campaign,
      {
        turn,
        ...(season ? { season: readSeason(season) } : {}),
        ...(deadline === undefined ? {} : { deadline: readDeadline(deadline) }),
      },
      account.name,
    );
  }

  @Mutation(() => TurnView, { description: 'Close the turn to orders and have it resolved' })
  @InCampaign('administrator')
  closeTurn(
    @Args('campaign') campaign: string,
    @Me() { account }: SignedIn,
    @Args('turn', { type: () => Int }) turn: number,
  ): Promise<TurnStateDocument> {
    return this.campaigns.close(campaign, turn, account.name);
  }

  @Subscription(() => TurnView, {
    description: 'Where the latest turn stands: at once, and whenever it moves on',
    resolve: (state: TurnStateDocument) => state,
  })
  @InCampaign(...EVERYBODY)
  @TokensWith('campaign:read')
  turnProgress(
    @Args('campaign') _: string,
    @Me() me: SignedIn,
    @Place() standing: Standing,
  ): LiveWatch<TurnStateDocument> {
    return this.feed.watch({ me, standing });
  }
}

function readSeason(text: string): Season {
  const season = SEASONS.find((known) => known === text);
  if (!season) throw new ParameterInvalidError('season', `one of ${SEASONS.join(', ')}`);
  return season;
}

function readDeadline(text: string | null): string | null {
  if (text !== null && !/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text))
    throw new ParameterInvalidError('deadline', 'a moment with its time zone, or null');
  return text;
}
