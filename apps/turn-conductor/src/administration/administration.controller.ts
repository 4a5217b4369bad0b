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
  holdTurn,
  notePlace,
  previewEdit,
  resumeTurn,
  rollBackTurn,
  type TurnStateDocument,
  undoEdit,
  undoRollBack,
  wholePosition,
} from '@vedette/contracts';
import { readQuestion } from '@vedette/ledger';
import { Answers } from '@vedette/messaging';
import { AnnounceCommand } from './announce.command.js';
import { DryRun } from './dry-run.js';
import { EditCommands } from './edits.command.js';
import { AdministrationLog } from './read-log.js';
import { NotePlaceCommand } from './note-place.command.js';
import { HoldCommand } from './hold.command.js';
import { RollBackCommands } from './roll-back.commands.js';
import { WholePosition } from './whole-position.js';

/** What an administrator asks of the conductor beside the clock. */
@Controller()
export class AdministrationController {
  constructor(
    private readonly edits: EditCommands,
    private readonly announcing: AnnounceCommand,
    private readonly log: AdministrationLog,
    private readonly trial: DryRun,
    private readonly rollBacks: RollBackCommands,
    private readonly positions: WholePosition,
    private readonly holding: HoldCommand,
    private readonly places: NotePlaceCommand,
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

  @Answers(holdTurn)
  hold(@Payload() value: unknown): Promise<TurnStateDocument> {
    return this.holding.run(readQuestion(holdTurn, value));
  }

  @Answers(resumeTurn)
  resume(@Payload() value: unknown): Promise<TurnStateDocument> {
    return this.rollBacks.resume(readQuestion(resumeTurn, value));
  }

  @Answers(notePlace)
  async place(@Payload() value: unknown): Promise<AnswerOf<typeof notePlace>> {
    await this.places.run(readQuestion(notePlace, value));
    return {};
  }

  @Answers(wholePosition)
  position(@Payload() value: unknown): Promise<AnswerOf<typeof wholePosition>> {
    return this.positions.look(readQuestion(wholePosition, value));
  }
}
