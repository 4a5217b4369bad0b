import { Controller } from '@nestjs/common';
import {
  acceptJoinRequest,
  type AnswerOf,
  askToJoin,
  declineJoinRequest,
  describeSeeking,
  listJoinRequests,
  listSeeking,
  ownJoinRequests,
  type QuestionOf,
  seekPlayers,
  withdrawJoinRequest,
} from '@vedette/contracts';
import { Answers } from '@vedette/messaging';
import { JoinRequestService } from './join-request.service.js';
import { SeekingService } from './seeking.service.js';

/** Campaigns that seek players, and who asks to join them. */
@Controller()
export class SeekingController {
  constructor(
    private readonly seeking: SeekingService,
    private readonly joins: JoinRequestService,
  ) {}

  @Answers(listSeeking)
  async list(): Promise<AnswerOf<typeof listSeeking>> {
    return { campaigns: await this.seeking.list() };
  }

  @Answers(describeSeeking)
  describe({ campaign }: QuestionOf<typeof describeSeeking>): Promise<AnswerOf<typeof describeSeeking>> {
    return this.seeking.describe(campaign);
  }

  @Answers(seekPlayers)
  seek({ campaign, wishes, me }: QuestionOf<typeof seekPlayers>): Promise<AnswerOf<typeof seekPlayers>> {
    return this.seeking.seek(campaign, wishes, me);
  }

  @Answers(askToJoin)
  ask({ me, ...asking }: QuestionOf<typeof askToJoin>): Promise<AnswerOf<typeof askToJoin>> {
    return this.joins.ask(asking, me);
  }

  @Answers(ownJoinRequests)
  async own({ me }: QuestionOf<typeof ownJoinRequests>): Promise<AnswerOf<typeof ownJoinRequests>> {
    return { requests: await this.joins.own(me) };
  }

  @Answers(withdrawJoinRequest)
  async withdraw({
    request,
    me,
  }: QuestionOf<typeof withdrawJoinRequest>): Promise<AnswerOf<typeof withdrawJoinRequest>> {
    await this.joins.withdraw(request, me);
    return {};
  }

  @Answers(listJoinRequests)
  async requests({
    campaign,
  }: QuestionOf<typeof listJoinRequests>): Promise<AnswerOf<typeof listJoinRequests>> {
    return { requests: await this.joins.list(campaign) };
  }

  @Answers(acceptJoinRequest)
  accept({
    me,
    client,
    ...answering
  }: QuestionOf<typeof acceptJoinRequest>): Promise<AnswerOf<typeof acceptJoinRequest>> {
    return this.joins.accept(answering, { me, client });
  }

  @Answers(declineJoinRequest)
  decline({
    me,
    ...answering
  }: QuestionOf<typeof declineJoinRequest>): Promise<AnswerOf<typeof declineJoinRequest>> {
    return this.joins.decline(answering, me);
  }
}
