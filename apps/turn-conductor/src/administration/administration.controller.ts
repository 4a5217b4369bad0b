import { Controller } from '@nestjs/common';
import {
  administrationLog,
  announce,
  type AnnouncementDocument,
  type AnswerOf,
  cellDocument,
  type CampaignDocument,
  type DryRunDocument,
  cancelTrial,
  dryRunTurn,
  readTrial,
  type TrialDocument,
  type EditDocument,
  editPiece,
  holdTurn,
  noteOrdersSeen,
  notePlace,
  previewEdit,
  resumeTurn,
  retitleCampaign,
  rollBackTurn,
  type TurnStateDocument,
  undoEdit,
  undoRollBack,
  wholePosition,
  type QuestionOf,
} from '@vedette/contracts';
import { Answers } from '@vedette/messaging';
import { DocumentStore } from '@vedette/vault';
import { AnnounceCommand } from './announce.command.js';
import { EditCommands } from './edits.command.js';
import { AdministrationLog } from './read-log.js';
import { NoteOrdersSeenCommand } from './note-orders-seen.command.js';
import { NotePlaceCommand } from './note-place.command.js';
import { HoldCommand } from './hold.command.js';
import { RetitleCommand } from './retitle.command.js';
import { RollBackCommands } from './roll-back.commands.js';
import { Trials } from './trials.js';
import { WholePosition } from './whole-position.js';

/** What an administrator asks of the conductor beside the clock. */
@Controller()
export class AdministrationController {
  constructor(
    private readonly edits: EditCommands,
    private readonly announcing: AnnounceCommand,
    private readonly log: AdministrationLog,
    private readonly trials: Trials,
    private readonly rollBacks: RollBackCommands,
    private readonly positions: WholePosition,
    private readonly holding: HoldCommand,
    private readonly places: NotePlaceCommand,
    private readonly ordersSeen: NoteOrdersSeenCommand,
    private readonly retitling: RetitleCommand,
    private readonly documents: DocumentStore,
  ) {}

  @Answers(previewEdit)
  preview(question: QuestionOf<typeof previewEdit>): Promise<EditDocument> {
    return this.edits.preview(question);
  }

  @Answers(editPiece)
  edit(question: QuestionOf<typeof editPiece>): Promise<EditDocument> {
    return this.edits.make(question);
  }

  @Answers(undoEdit)
  undo(question: QuestionOf<typeof undoEdit>): Promise<EditDocument> {
    return this.edits.undo(question);
  }

  @Answers(announce)
  announce(question: QuestionOf<typeof announce>): Promise<AnnouncementDocument> {
    return this.announcing.run(question);
  }

  @Answers(administrationLog)
  readLog(question: QuestionOf<typeof administrationLog>): Promise<AnswerOf<typeof administrationLog>> {
    return this.log.read(question);
  }

  @Answers(dryRunTurn)
  dryRun(question: QuestionOf<typeof dryRunTurn>): Promise<DryRunDocument> {
    return this.trials.run(question);
  }

  @Answers(readTrial)
  readTrial(question: QuestionOf<typeof readTrial>): Promise<TrialDocument> {
    return this.trials.read(question);
  }

  @Answers(cancelTrial)
  cancelTrial(question: QuestionOf<typeof cancelTrial>): Promise<AnswerOf<typeof cancelTrial>> {
    return this.trials.cancel(question);
  }

  @Answers(rollBackTurn)
  rollBack(question: QuestionOf<typeof rollBackTurn>): Promise<TurnStateDocument> {
    return this.rollBacks.rollBack(question);
  }

  @Answers(undoRollBack)
  undoRollBack(question: QuestionOf<typeof undoRollBack>): Promise<TurnStateDocument> {
    return this.rollBacks.undo(question);
  }

  @Answers(holdTurn)
  hold(question: QuestionOf<typeof holdTurn>): Promise<TurnStateDocument> {
    return this.holding.run(question);
  }

  @Answers(resumeTurn)
  resume(question: QuestionOf<typeof resumeTurn>): Promise<TurnStateDocument> {
    return this.rollBacks.resume(question);
  }

  @Answers(notePlace)
  async place(question: QuestionOf<typeof notePlace>): Promise<AnswerOf<typeof notePlace>> {
    await this.places.run(question);
    return {};
  }

  /** What it names was told of by who looked before. */
  @Answers(cellDocument)
  async document({ document }: QuestionOf<typeof cellDocument>): Promise<AnswerOf<typeof cellDocument>> {
    return { text: JSON.stringify(await this.documents.get(document)) };
  }

  @Answers(wholePosition)
  position(question: QuestionOf<typeof wholePosition>): Promise<AnswerOf<typeof wholePosition>> {
    return this.positions.look(question);
  }

  @Answers(noteOrdersSeen)
  lookAtOrders(question: QuestionOf<typeof noteOrdersSeen>): Promise<AnswerOf<typeof noteOrdersSeen>> {
    return this.ordersSeen.run(question);
  }

  @Answers(retitleCampaign)
  retitle(question: QuestionOf<typeof retitleCampaign>): Promise<CampaignDocument> {
    return this.retitling.run(question);
  }
}
