import { Controller } from '@nestjs/common';
import {
  type AnswerOf,
  type BriefDocument,
  type CampaignDocument,
  type CampaignMade,
  campaignNews,
  type ClockDocument,
  closeTurn,
  confirmTurn,
  createCampaign,
  describeCampaign,
  describeClock,
  describeTurn,
  type CampaignEndDocument,
  endCampaign,
  governClock,
  listCampaigns,
  listScenarios,
  noteOpening,
  noteSeats,
  openTurn,
  publishCampaign,
  readAllBriefs,
  readBrief,
  reopenCampaign,
  setCalendar,
  type TurnStateDocument,
  type QuestionOf,
} from '@vedette/contracts';
import { EventStore } from '@vedette/event-store';
import { Answers } from '@vedette/messaging';
import { Boards } from './board/boards.js';
import { documentOf } from './board/campaign-board.js';
import { newsOf } from './board/campaign-news.js';
import { turnState } from './board/turn-state.js';
import { Briefs } from './commands/briefs.js';
import { CampaignLifeCommands } from './commands/campaign-life.commands.js';
import { CloseTurnCommand } from './commands/close-turn.command.js';
import { CreateCampaignCommand } from './commands/create-campaign.command.js';
import { ClockCommands } from './commands/keep-clock.commands.js';
import { OpenTurnCommand } from './clock/open-turn.command.js';
import { ScenarioShelf } from './commands/scenario-shelf.js';

/** What others may ask the conductor. */
@Controller()
export class ConductorController {
  constructor(
    private readonly boards: Boards,
    private readonly createCampaign: CreateCampaignCommand,
    private readonly openTurn: OpenTurnCommand,
    private readonly closeTurn: CloseTurnCommand,
    private readonly clock: ClockCommands,
    private readonly lives: CampaignLifeCommands,
    private readonly store: EventStore,
    private readonly shelf: ScenarioShelf,
    private readonly briefs: Briefs,
  ) {}

  @Answers(createCampaign)
  create(question: QuestionOf<typeof createCampaign>): Promise<CampaignMade> {
    return this.createCampaign.run(question);
  }

  @Answers(describeCampaign)
  async describe(question: QuestionOf<typeof describeCampaign>): Promise<CampaignDocument> {
    const { campaign } = question;
    return documentOf(await this.boards.fresh(campaign));
  }

  @Answers(listCampaigns)
  async list(): Promise<{ campaigns: CampaignDocument[] }> {
    // A campaign that cannot be read must not hide the others from those who play them.
    const glances = await this.boards.glances(await this.boards.campaigns());
    return { campaigns: glances.map(({ document }) => document) };
  }

  @Answers(listScenarios)
  async scenarios(): Promise<AnswerOf<typeof listScenarios>> {
    return { scenarios: await this.shelf.list() };
  }

  @Answers(readBrief)
  brief(question: QuestionOf<typeof readBrief>): Promise<BriefDocument> {
    return this.briefs.read(question);
  }

  @Answers(readAllBriefs)
  allBriefs(question: QuestionOf<typeof readAllBriefs>): Promise<BriefDocument> {
    return this.briefs.lift(question);
  }

  @Answers(campaignNews)
  news(question: QuestionOf<typeof campaignNews>): Promise<AnswerOf<typeof campaignNews>> {
    return newsOf(this.store, this.boards, question);
  }

  @Answers(endCampaign)
  end(question: QuestionOf<typeof endCampaign>): Promise<CampaignEndDocument> {
    return this.lives.end(question);
  }

  @Answers(reopenCampaign)
  reopen(question: QuestionOf<typeof reopenCampaign>): Promise<CampaignDocument> {
    return this.lives.reopen(question);
  }

  @Answers(publishCampaign)
  publish(question: QuestionOf<typeof publishCampaign>): Promise<CampaignEndDocument> {
    return this.lives.publish(question);
  }

  @Answers(openTurn)
  open(question: QuestionOf<typeof openTurn>): Promise<TurnStateDocument> {
    return this.openTurn.run(question);
  }

  @Answers(closeTurn)
  close(question: QuestionOf<typeof closeTurn>): Promise<TurnStateDocument> {
    return this.closeTurn.run(question);
  }

  @Answers(describeClock)
  describeClock(question: QuestionOf<typeof describeClock>): Promise<ClockDocument> {
    return this.clock.describe(question);
  }

  @Answers(noteOpening)
  noteOpening(question: QuestionOf<typeof noteOpening>): Promise<Record<string, never>> {
    return this.clock.noteOpening(question);
  }

  @Answers(noteSeats)
  noteSeats(question: QuestionOf<typeof noteSeats>): Promise<Record<string, never>> {
    return this.clock.noteSeats(question);
  }

  @Answers(confirmTurn)
  confirm(question: QuestionOf<typeof confirmTurn>): Promise<ClockDocument> {
    return this.clock.confirm(question);
  }

  @Answers(setCalendar)
  setCalendar(question: QuestionOf<typeof setCalendar>): Promise<ClockDocument> {
    return this.clock.setCalendar(question);
  }

  @Answers(governClock)
  govern(question: QuestionOf<typeof governClock>): Promise<ClockDocument> {
    return this.clock.govern(question);
  }

  @Answers(describeTurn)
  async state(question: QuestionOf<typeof describeTurn>): Promise<TurnStateDocument> {
    const { campaign, turn } = question;
    const latest = (await this.boards.fresh(campaign)).record.turn;
    const { record, sequence } = await this.boards.turn(campaign, turn ?? latest);
    return turnState(record, sequence);
  }
}
