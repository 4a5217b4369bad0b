import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  type CampaignDocument,
  closeTurn,
  createCampaign,
  describeCampaign,
  describeTurn,
  listCampaigns,
  openTurn,
  type TurnStateDocument,
} from '@vedette/contracts';
import { readQuestion } from '@vedette/ledger';
import { Answers } from '@vedette/messaging';
import { Boards } from './board/boards.js';
import { documentOf } from './board/campaign-board.js';
import { turnState } from './board/turn-state.js';
import { CloseTurnCommand } from './commands/close-turn.command.js';
import { CreateCampaignCommand } from './commands/create-campaign.command.js';
import { OpenTurnCommand } from './commands/open-turn.command.js';

/** What others may ask the conductor. */
@Controller()
export class ConductorController {
  constructor(
    private readonly boards: Boards,
    private readonly createCampaign: CreateCampaignCommand,
    private readonly openTurn: OpenTurnCommand,
    private readonly closeTurn: CloseTurnCommand,
  ) {}

  @Answers(createCampaign)
  create(@Payload() value: unknown): Promise<CampaignDocument> {
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
    return { campaigns: await Promise.all(ids.map(async (id) => documentOf(await this.boards.board(id)))) };
  }

  @Answers(openTurn)
  open(@Payload() value: unknown): Promise<TurnStateDocument> {
    return this.openTurn.run(readQuestion(openTurn, value));
  }

  @Answers(closeTurn)
  close(@Payload() value: unknown): Promise<TurnStateDocument> {
    return this.closeTurn.run(readQuestion(closeTurn, value));
  }

  @Answers(describeTurn)
  async state(@Payload() value: unknown): Promise<TurnStateDocument> {
    const { campaign, turn } = readQuestion(describeTurn, value);
    const latest = (await this.boards.fresh(campaign)).record.turn;
    const { record, sequence } = await this.boards.turn(campaign, turn ?? latest);
    return turnState(record, sequence);
  }
}
