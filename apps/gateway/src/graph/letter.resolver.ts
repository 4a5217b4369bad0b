import { Args, ID, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import { type LetterDelivery, LETTER_DELIVERIES } from '@vedette/contracts';
import { EVERYBODY, InCampaign, PLAYS } from '../access/access.js';
import { Me, Player } from '../access/caller.js';
import { LetterBoxFeed } from '../letters/letter-box-feed.js';
import {
  DebriefLetterView,
  LetterBoxView,
  LetterView,
  NewLetterBody,
  ReportedLetterView,
  ReportLetterBody,
  SentLetterView,
} from '../letters/letter.dto.js';
import { DeliveryQuestion, LetterPageQuestion, ReceivedQuestion } from '../letters/letter.questions.js';
import { LetterService } from '../letters/letter.service.js';
import { enumerationOf } from '../shapes/enumerations.js';
import { ArgsOf } from '../shapes/question-of.js';
import type { SignedIn } from '../sessions/signed-in.js';
import type { LiveWatch } from './live-watch.js';

/** Letters between those who play a campaign. */
@Resolver()
export class LetterResolver {
  constructor(
    private readonly service: LetterService,
    private readonly feed: LetterBoxFeed,
  ) {}

  @Query(() => [LetterView], { name: 'letters', description: 'Letters that have arrived, newest first' })
  @InCampaign(...PLAYS)
  received(
    @Args('campaign') campaign: string,
    @Player() player: string,
    @ArgsOf(ReceivedQuestion) asked: ReceivedQuestion,
  ): Promise<LetterView[]> {
    return this.service.received({ campaign, player }, asked);
  }

  @Query(() => [SentLetterView], { description: 'Letters you have sent, newest first' })
  @InCampaign(...PLAYS)
  sentLetters(
    @Args('campaign') campaign: string,
    @Player() player: string,
    @ArgsOf(LetterPageQuestion) page: LetterPageQuestion,
  ): Promise<SentLetterView[]> {
    return this.service.sent({ campaign, player }, page);
  }

  @Query(() => [DebriefLetterView], {
    description: 'Every letter of the campaign, newest first, once it has ended',
  })
  @InCampaign(...EVERYBODY)
  debriefLetters(
    @Args('campaign') campaign: string,
    @ArgsOf(LetterPageQuestion) page: LetterPageQuestion,
  ): Promise<DebriefLetterView[]> {
    return this.service.debrief(campaign, page);
  }

  @Query(() => enumerationOf(LETTER_DELIVERIES), { description: 'How letters travel' })
  @InCampaign(...EVERYBODY)
  letterDelivery(@Args('campaign') campaign: string): Promise<LetterDelivery> {
    return this.service.delivery(campaign);
  }

  @Mutation(() => enumerationOf(LETTER_DELIVERIES), { description: 'Set how letters travel from now on' })
  @InCampaign('administrator')
  setLetterDelivery(
    @Args('campaign') campaign: string,
    @ArgsOf(DeliveryQuestion) { delivery }: DeliveryQuestion,
  ): Promise<LetterDelivery> {
    return this.service.setDelivery(campaign, delivery);
  }

  @Query(() => [String], { description: 'Whose letters you do not see' })
  @InCampaign(...PLAYS)
  mutedSenders(@Args('campaign') campaign: string, @Player() player: string): Promise<string[]> {
    return this.service.muted({ campaign, player });
  }

  @Query(() => [ReportedLetterView], {
    description: 'Letters that their recipients laid before the administrator; no others can be read',
  })
  @InCampaign('administrator')
  reportedLetters(@Args('campaign') campaign: string): Promise<ReportedLetterView[]> {
    return this.service.reported(campaign);
  }

  @Mutation(() => SentLetterView, { description: 'Write to others who play in the campaign' })
  @InCampaign(...PLAYS)
  sendLetter(
    @Args('campaign') campaign: string,
    @Args('letter') letter: NewLetterBody,
    @Player() player: string,
  ): Promise<SentLetterView> {
    return this.service.send({ campaign, player }, letter);
  }

  @Mutation(() => ID, { description: 'Note that you have read a letter; its sender is not told' })
  @InCampaign(...PLAYS)
  async markLetterRead(
    @Args('campaign') campaign: string,
    @Args('id', { type: () => ID }) id: string,
    @Player() player: string,
  ): Promise<string> {
    await this.service.markRead({ campaign, player }, id);
    return id;
  }

  @Mutation(() => ID, { description: 'Lay a letter you have received before the administrator' })
  @InCampaign(...PLAYS)
  async reportLetter(
    @Args('campaign') campaign: string,
    @Args('id', { type: () => ID }) id: string,
    @Args('report') { reason }: ReportLetterBody,
    @Player() player: string,
  ): Promise<string> {
    await this.service.report({ campaign, player }, id, reason);
    return id;
  }

  @Mutation(() => [String], { description: 'Do not see the letters of a player; he is not told' })
  @InCampaign(...PLAYS)
  muteSender(
    @Args('campaign') campaign: string,
    @Args('sender') sender: string,
    @Player() player: string,
  ): Promise<string[]> {
    return this.service.mute({ campaign, player }, sender, true);
  }

  @Mutation(() => [String], { description: 'See the letters of a player again' })
  @InCampaign(...PLAYS)
  unmuteSender(
    @Args('campaign') campaign: string,
    @Args('sender') sender: string,
    @Player() player: string,
  ): Promise<string[]> {
    return this.service.mute({ campaign, player }, sender, false);
  }

  @Subscription(() => LetterBoxView, {
    description: 'What waits to be read: at once, and whenever a letter arrives or is read',
    resolve: (box: LetterBoxView) => box,
  })
  @InCampaign(...PLAYS)
  letterBox(
    @Args('campaign') campaign: string,
    @Player() player: string,
    @Me() me: SignedIn,
  ): LiveWatch<LetterBoxView> {
    return this.feed.watch({ campaign, player }, me);
  }
}
