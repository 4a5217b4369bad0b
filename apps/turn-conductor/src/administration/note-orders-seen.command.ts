import { Injectable } from '@nestjs/common';
import type { AnswerOf, noteOrdersSeen, QuestionOf } from '@vedette/contracts';
import { OrdersSeen, storedEvent } from '@vedette/ledger';
import { NotFoundError } from '@vedette/platform';
import { Boards } from '../board/boards.js';
import { AdministrationWriter } from './administration-writer.js';
import { TurnUnknownError } from './roll-back.commands.js';

/** Lifts the veil of orders: writes down who looks at whose, of which turn and why, and says whose may be read. */
@Injectable()
export class NoteOrdersSeenCommand {
  constructor(
    private readonly boards: Boards,
    private readonly writer: AdministrationWriter,
  ) {}

  /** @throws CampaignNotFoundError @throws TurnUnknownError @throws NotFoundError for a player there is not */
  async run({
    campaign,
    turn,
    player,
    reason,
    by,
  }: QuestionOf<typeof noteOrdersSeen>): Promise<AnswerOf<typeof noteOrdersSeen>> {
    const { opening, record } = await this.boards.fresh(campaign);
    const wanted = turn ?? record.turn;
    if (wanted < opening.firstTurn || wanted > record.turn)
      throw new TurnUnknownError(wanted, opening.firstTurn, record.turn);
    const players = opening.campaign.players.map(({ id }) => id);
    if (player !== undefined && !players.includes(player)) throw new NotFoundError('player', player);
    const look = { turn: wanted, player: player ?? null, reason, by };
    await this.writer.note(campaign, storedEvent(OrdersSeen, look));
    return { turn: wanted, players: player === undefined ? players : [player] };
  }
}
