import { Controller } from '@nestjs/common';
import {
  type AnswerOf,
  listRestraints,
  type QuestionOf,
  restrain,
  type RestraintDocument,
  unrestrain,
} from '@vedette/contracts';
import { Answers } from '@vedette/messaging';
import { RestraintService } from './restraint.service.js';

/** Who is banned or muted in a campaign. */
@Controller()
export class RestraintsController {
  constructor(private readonly restraints: RestraintService) {}

  @Answers(listRestraints)
  async list({ campaign }: QuestionOf<typeof listRestraints>): Promise<AnswerOf<typeof listRestraints>> {
    return { restraints: await this.restraints.list(campaign) };
  }

  @Answers(restrain)
  lay({ reason, me, client, ...which }: QuestionOf<typeof restrain>): Promise<RestraintDocument> {
    return this.restraints.lay(which, reason, { me, client });
  }

  @Answers(unrestrain)
  async lift({ me, ...which }: QuestionOf<typeof unrestrain>): Promise<AnswerOf<typeof unrestrain>> {
    await this.restraints.lift(which, me);
    return {};
  }
}
