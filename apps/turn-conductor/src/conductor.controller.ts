import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  type AnswerOf,
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
  reopenCampaign,
  setCalendar,
  type TurnStateDocument,
} from '@vedette/contracts';
import { EventStore } from '@vedette/event-store';
import { readQuestion } from '@vedette/ledger';
import { Answers } from '@vedette/messaging';
import { Boards } from './board/boards.js';
import { documentOf } from './board/campaign-board.js';
import { newsOf } from './board/campaign-news.js';
import { turnState } from './board/turn-state.js';
import { CampaignLifeCommands } from './commands/campaign-life.commands.js';
import { CloseTurnCommand } from './commands/close-turn.command.js';
import { CreateCampaignCommand } from './commands/create-campaign.command.js';
import { ClockCommands } from './commands/keep-clock.commands.js';
import { OpenTurnCommand } from './commands/open-turn.command.js';
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
  ) {}

  @Answers(createCampaign)
  create(@Payload() value: unknown): Promise<CampaignMade> {
    return this.createCampaign.run(readQuestion(createCampaign, value));
  }

  @Answers(describeCampaign)
  async describe(@Payload() value: unknown): Promise<CampaignDocument> {
    const { campaign } = readQuestion(describeCampaign, value);
    return documentOf(await this.boards.fresh(campaign));
  }

  @Answers(listCampaigns)
  async list(@Payload() value: unknown): Promise<{ campaigns: CampaignDocument[] }> {
    readQuestion(listCampaigns, value);
    const ids = await this.boards.campaigns();
    const boards = await Promise.allSettled(ids.map((id) => this.boards.board(id)));
    // A campaign that cannot be read must not hide the others from those who play them.
    return {
      campaigns: boards.flatMap((one) => (one.status === 'fulfilled' ? [documentOf(one.value)] : [])),
    };
  }

  @Answers(listScenarios)
  async scenarios(@Payload() value: unknown): Promise<AnswerOf<typeof listScenarios>> {
    readQuestion(listScenarios, value);
    return { scenarios: await this.shelf.list() };
  }

  @Answers(campaignNews)
  news(@Payload() value: unknown): Promise<AnswerOf<typeof campaignNews>> {
    return newsOf(this.store, this.boards, readQuestion(campaignNews, value).read);
  }

  @Answers(endCampaign)
  end(@Payload() value: unknown): Promise<CampaignEndDocument> {
    return this.lives.end(readQuestion(endCampaign, value));
  }

  @Answers(reopenCampaign)
  reopen(@Payload() value: unknown): Promise<CampaignDocument> {
    return this.lives.reopen(readQuestion(reopenCampaign, value));
  }

  @Answers(publishCampaign)
  publish(@Payload() value: unknown): Promise<CampaignEndDocument> {
    return this.lives.publish(readQuestion(publishCampaign, value));
  }

  @Answers(openTurn)
  open(@Payload() value: unknown): Promise<TurnStateDocument> {
    return this.openTurn.run(readQuestion(openTurn, value));
  }

  @Answers(closeTurn)
  close(@Payload() value: unknown): Promise<TurnStateDocument> {
    return this.closeTurn.run(readQuestion(closeTurn, value));
  }

  @Answers(describeClock)
  describeClock(@Payload() value: unknown): Promise<ClockDocument> {
    return this.clock.describe(readQuestion(describeClock, value));
  }

  @Answers(noteOpening)
  noteOpening(@Payload() value: unknown): Promise<Record<string, never>> {
    return this.clock.noteOpening(readQuestion(noteOpening, value));
  }

  @Answers(noteSeats)
  noteSeats(@Payload() value: unknown): Promise<Record<string, never>> {
    return this.clock.noteSeats(readQuestion(noteSeats, value));
  }

  @Answers(confirmTurn)
  confirm(@Payload() value: unknown): Promise<ClockDocument> {
    return this.clock.confirm(readQuestion(confirmTurn, value));
  }

  @Answers(setCalendar)
  setCalendar(@Payload() value: unknown): Promise<ClockDocument> {
    return this.clock.setCalendar(readQuestion(setCalendar, value));
  }

  @Answers(governClock)
  govern(@Payload() value: unknown): Promise<ClockDocument> {
    return this.clock.govern(readQuestion(governClock, value));
  }

  @Answers(describeTurn)
  async state(@Payload() value: unknown): Promise<TurnStateDocument> {
    const { campaign, turn } = readQuestion(describeTurn, value);
    const latest = (await this.boards.fresh(campaign)).record.turn;
    const { record, sequence } = await this.boards.turn(campaign, turn ?? latest);
    return turnState(record, sequence);
  }
}
