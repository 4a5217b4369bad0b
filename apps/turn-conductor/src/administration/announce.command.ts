import { Injectable } from '@nestjs/common';
import type { announce, AnnouncementAudience, AnnouncementDocument, QuestionOf } from '@vedette/contracts';
import { type CampaignOpening, recordGameEvent } from '@vedette/ledger';
import { InvalidRequestError } from '@vedette/platform';
import { announcement } from './announcement.js';
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
      const event = announcement(turn, playersMeant(to, board.opening), { text, by });
      return { event, recorded: recordGameEvent(event) };
    });
    return { campaign, turn: event.turn, text, players: Object.keys(event.audience) };
  }
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
