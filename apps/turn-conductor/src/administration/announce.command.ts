import { Injectable } from '@nestjs/common';
import { AnnouncementMade, type GameEvent } from '@vedette/campaign';
import type { announce, AnnouncementAudience, AnnouncementDocument, QuestionOf } from '@vedette/contracts';
import type { CampaignOpening } from '@vedette/ledger';
import { InvalidRequestError } from '@vedette/platform';
import { ADMINISTRATION_RULE } from './edits.command.js';
import { turnToAnnounceIn } from './turn-at-hand.js';
import { UmpireWriter } from './umpire-writer.js';

/** The announcement is for somebody the campaign does not know. */
export class AudienceUnknownError extends InvalidRequestError {
  constructor(found: string, allowed: readonly string[]) {
    super({
      code: 'audience-unknown',
      status: 422,
      field: '/to',
      message: `Nobody is ${found} here; the campaign has ${allowed.join(', ')}.`,
    });
  }
}

/** Announces things to all, a side, or players. */
@Injectable()
export class AnnounceCommand {
  constructor(private readonly writer: UmpireWriter) {}

  /** @throws AudienceUnknownError @throws CampaignBusyError */
  async run({ campaign, text, to, by }: QuestionOf<typeof announce>): Promise<AnnouncementDocument> {
    const { event } = await this.writer.write(campaign, async (board) => {
      const turn = turnToAnnounceIn(board);
      return { event: announcement(turn, playersMeant(to, board.opening), text, by) };
    });
    return { campaign, turn: event.turn, text, players: Object.keys(event.audience) };
  }
}

/** An announcement as an event of the turn in whose report it stands. */
export function announcement(turn: number, players: readonly string[], text: string, by: string): GameEvent {
  return {
    seq: 0,
    turn,
    phase: 'orders',
    type: AnnouncementMade.type,
    rule: ADMINISTRATION_RULE,
    data: { text, by },
    audience: Object.fromEntries(players.map((player) => [player, 'full' as const])),
  };
}

/** @throws AudienceUnknownError */
function playersMeant(to: AnnouncementAudience, { campaign }: CampaignOpening): string[] {
  const everybody = campaign.players.map(({ id }) => id);
  if (to === 'everybody') return everybody;
  if ('players' in to) {
    const stranger = to.players.find((player) => !everybody.includes(player));
    if (stranger !== undefined) throw new AudienceUnknownError(stranger, everybody);
    return [...new Set(to.players)];
  }
  const states = new Set(campaign.states.filter(({ side }) => side === to.side).map(({ id }) => id));
  if (states.size === 0)
    throw new AudienceUnknownError(to.side, [...new Set(campaign.states.map(({ side }) => side))]);
  return campaign.players.filter(({ state }) => states.has(state)).map(({ id }) => id);
}
