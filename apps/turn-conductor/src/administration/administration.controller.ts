import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  administrationLog,
  announce,
  type AnnouncementDocument,
  type AnswerOf,
  type DryRunDocument,
  dryRunTurn,
  type EditDocument,
  editPiece,
  previewEdit,
  resumeTurn,
  rollBackTurn,
  type TurnStateDocument,
  undoEdit,
  undoRollBack,
} from '@vedette/contracts';
import { readQuestion } from '@vedette/ledger';
import { Answers } from '@vedette/messaging';
import { AnnounceCommand } from './announce.command.js';
import { DryRun } from './dry-run.js';
import { EditCommands } from './edits.command.js';
import { AdministrationLog } from './read-log.js';
import { RollBackCommands } from './roll-back.commands.js';

/** What an administrator asks of the conductor beside the clock. */
@Controller()
export class AdministrationController {
  constructor(
    private readonly edits: EditCommands,
    private readonly announcing: AnnounceCommand,
    private readonly log: AdministrationLog,
    private readonly trial: DryRun,
    private readonly rollBacks: RollBackCommands,
  ) {}

  @Answers(previewEdit)
  preview(@Payload() value: unknown): Promise<EditDocument> {
    return this.edits.preview(readQuestion(previewEdit, value));
  }

  @Answers(editPiece)
  edit(@Payload() value: unknown): Promise<EditDocument> {
    return this.edits.make(readQuestion(editPiece, value));
  }

  @Answers(undoEdit)
  undo(@Payload() value: unknown): Promise<EditDocument> {
    return this.edits.undo(readQuestion(undoEdit, value));
  }

  @Answers(announce)
  announce(@Payload() value: unknown): Promise<AnnouncementDocument> {
    return this.announcing.run(readQuestion(announce, value));
  }

  @Answers(administrationLog)
  readLog(@Payload() value: unknown): Promise<AnswerOf<typeof administrationLog>> {
    return this.log.read(readQuestion(administrationLog, value));
  }

  @Answers(dryRunTurn)
  dryRun(@Payload() value: unknown): Promise<DryRunDocument> {
    return this.trial.run(readQuestion(dryRunTurn, value));
  }

  @Answers(rollBackTurn)
  rollBack(@Payload() value: unknown): Promise<TurnStateDocument> {
    return this.rollBacks.rollBack(readQuestion(rollBackTurn, value));
  }

  @Answers(undoRollBack)
  undoRollBack(@Payload() value: unknown): Promise<TurnStateDocument> {
    return this.rollBacks.undo(readQuestion(undoRollBack, value));
  }

  @Answers(resumeTurn)
  resume(@Payload() value: unknown): Promise<TurnStateDocument> {
    return this.rollBacks.resume(readQuestion(resumeTurn, value));
  }
}
