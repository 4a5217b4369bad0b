import { withArticle } from '@vedette/campaign';
import { Args, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import { ForbiddenError } from '../access/access.errors.js';
import { EVERYBODY, InCampaign, MINISTERS, OperatorOnly } from '../access/access.js';
import { Me, Place } from '../access/caller.js';
import type { Standing } from '../access/standing.js';
import {
  ContactsQuestion,
  DeskQuestion,
  PictureQuestion,
  SummaryQuestion,
} from '../intelligence/intelligence.questions.js';
import { IntelligenceReaders } from '../intelligence/intelligence-readers.js';
import { IntelligenceService, type WhosePicture } from '../intelligence/intelligence.service.js';
import {
  ClearedContactView,
  ContactPageView,
  ContactSummaryView,
  IntelligenceEntryView,
  IntelligenceIndexView,
  IntelligenceRebuildView,
} from '../intelligence/intelligence.views.js';
import { OwnForcesView } from '../intelligence/own-forces.views.js';
import { ArgsOf } from '../shapes/question-of.js';
import type { SignedIn } from '../sessions/signed-in.js';
import { IntelligenceWatch } from './intelligence-watch.js';
import { TurnProgressFeed, type Watching } from './turn-progress-feed.js';

/** What ministers' staffs believe of strangers and know of their own forces. */
@Resolver()
export class IntelligenceResolver {
  constructor(
    private readonly intelligenceService: IntelligenceService,
    private readonly readers: IntelligenceReaders,
    private readonly feed: TurnProgressFeed,
  ) {}

  @Query(() => IntelligenceIndexView, { description: 'The turns of which there is intelligence' })
  @InCampaign(...EVERYBODY)
  async intelligence(
    @Args('campaign') campaign: string,
    @Place() standing: Standing,
    @ArgsOf(DeskQuestion) asked: DeskQuestion,
  ): Promise<IntelligenceIndexView> {
    const whose = await this.whose(campaign, standing, asked);
    return this.intelligenceService.turns({ campaign, player: whose.player });
  }

  @Query(() => ContactPageView, { description: 'The order of battle as believed after a turn' })
  @InCampaign(...EVERYBODY)
  async contacts(
    @Args('campaign') campaign: string,
    @Place() standing: Standing,
    @ArgsOf(ContactsQuestion) { filter = {}, sort, after, limit, ...whose }: ContactsQuestion,
  ): Promise<ContactPageView> {
    const asked = { filter, sort, after: after ?? null, limit };
    return this.intelligenceService.contacts(await this.whose(campaign, standing, whose), asked);
  }

  @Query(() => [ClearedContactView], { description: 'Contacts struck from the order of battle in a turn' })
  @InCampaign(...EVERYBODY)
  async clearedContacts(
    @Args('campaign') campaign: string,
    @Place() standing: Standing,
    @ArgsOf(PictureQuestion) asked: PictureQuestion,
  ): Promise<ClearedContactView[]> {
    const whose = await this.whose(campaign, standing, asked);
    return (await this.intelligenceService.cleared(whose)).cleared;
  }

  @Query(() => ContactSummaryView, { description: 'The order of battle added up' })
  @InCampaign(...EVERYBODY)
  async contactSummary(
    @Args('campaign') campaign: string,
    @Place() standing: Standing,
    @ArgsOf(SummaryQuestion) { by, filter = {}, ...asked }: SummaryQuestion,
  ): Promise<ContactSummaryView> {
    const whose = await this.whose(campaign, standing, asked);
    return this.intelligenceService.summary(whose, by, filter);
  }

  @Query(() => OwnForcesView, { description: "Supply and readiness of the state's own forces" })
  @InCampaign(...EVERYBODY)
  async ownForces(
    @Args('campaign') campaign: string,
    @Place() standing: Standing,
    @ArgsOf(PictureQuestion) asked: PictureQuestion,
  ): Promise<OwnForcesView> {
    return this.intelligenceService.forces(await this.whose(campaign, standing, asked));
  }

  @Mutation(() => IntelligenceRebuildView, { description: 'Make all intelligence again from the events' })
  @OperatorOnly()
  rebuildIntelligence(): Promise<IntelligenceRebuildView> {
    return this.intelligenceService.rebuild();
  }

  @Subscription(() => IntelligenceEntryView, {
    description: 'The newest intelligence there is: at once, and after every turn',
    resolve: (entry: IntelligenceEntryView) => entry,
  })
  @InCampaign(...MINISTERS)
  newIntelligence(
    @Args('campaign') campaign: string,
    @Place() standing: Standing,
    @Me() me: SignedIn,
    @ArgsOf(DeskQuestion) { player }: DeskQuestion,
  ): IntelligenceWatch {
    const whose = { campaign, player: deskOf(standing, player) };
    return new IntelligenceWatch(this.feed.watch({ me, standing }), async () => {
      await this.mustStillRead({ me, standing });
      return (await this.intelligenceService.turns(whose)).turns[0] ?? null;
    });
  }

  /** A watch lasts for turns, in which an office or a seat may go to somebody else. @throws ForbiddenError */
  private async mustStillRead(watching: Watching): Promise<void> {
    if (!(await this.feed.mayWatch(watching)))
      throw new ForbiddenError(`${withArticle(MINISTERS.join(' or '))} of the campaign`);
  }

  private whose(
    campaign: string,
    standing: Standing,
    { turn = null, player }: { readonly turn?: number | null; readonly player?: string | undefined },
  ): Promise<WhosePicture> {
    return this.readers.whose({ standing, player }, campaign, turn);
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
