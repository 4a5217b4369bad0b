import { Controller } from '@nestjs/common';
import {
  type AnswerOf,
  appointAdministrator,
  giveSeat,
  leaveSeat,
  listMembers,
  type MemberDocument,
  type QuestionOf,
  takeSeat,
} from '@vedette/contracts';
import { Answers } from '@vedette/messaging';
import { MemberService } from './member.service.js';

/** Who is what in which campaign. */
@Controller()
export class MembersController {
  constructor(private readonly members: MemberService) {}

  @Answers(listMembers)
  async list({ campaign }: QuestionOf<typeof listMembers>): Promise<AnswerOf<typeof listMembers>> {
    return { members: await this.members.list(campaign) };
  }

  @Answers(giveSeat)
  give({ campaign, account, role, player, ...by }: QuestionOf<typeof giveSeat>): Promise<MemberDocument> {
    return this.members.put(campaign, account, { role, player }, by);
  }

  @Answers(takeSeat)
  async take({
    campaign,
    account,
    player,
    ...by
  }: QuestionOf<typeof takeSeat>): Promise<AnswerOf<typeof takeSeat>> {
    await this.members.remove(campaign, account, player, by);
    return {};
  }

  @Answers(leaveSeat)
  async leave({
    campaign,
    player,
    ...by
  }: QuestionOf<typeof leaveSeat>): Promise<AnswerOf<typeof leaveSeat>> {
    await this.members.leave(campaign, player, by);
    return {};
  }

  @Answers(appointAdministrator)
  async appoint({
    account,
    campaign,
    by,
  }: QuestionOf<typeof appointAdministrator>): Promise<AnswerOf<typeof appointAdministrator>> {
    await this.members.appoint(account, campaign, by);
    return {};
  }
}
