import { Controller, Inject, Logger, type Type } from '@nestjs/common';
import { type AnswerOf, AUDITS, type QuestionOf } from '@vedette/contracts';
import { Answers } from '@vedette/messaging';
import type { PhaseOwner } from '@vedette/rulebooks';
import { tellDifferences } from './audit-watch.js';
import { type Auditor, AUDITOR } from './auditor.js';

/** The controller that audits the phases of one owner when asked. */
export function auditController(owner: PhaseOwner): Type<unknown> {
  const contract = AUDITS[owner];

  @Controller()
  class AuditController {
    private readonly logger = new Logger('Audit');

    constructor(@Inject(AUDITOR) private readonly audit: Auditor) {}

    @Answers(contract)
    async run(question: QuestionOf<typeof contract>): Promise<AnswerOf<typeof contract>> {
      const { campaign, turn } = question;
      const phases = await this.audit.run(campaign, turn);
      tellDifferences(this.logger, owner, campaign, turn, phases);
      return { phases };
    }
  }
  return AuditController;
}
