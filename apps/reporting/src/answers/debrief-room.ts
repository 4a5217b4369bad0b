import { Injectable } from '@nestjs/common';
import type { DebriefFormat, DebriefIndex, DebriefSubject, ReportDocument } from '@vedette/contracts';
import { NotFoundError } from '@vedette/platform';
import type { DebriefOf } from '@vedette/reports';
import { KeptReports } from '../kept/kept-reports.js';
import { bodyDigest } from '../rendering/player-reports.js';
import { Debriefs } from './debriefs.js';

const MEDIA_TYPES: Readonly<Record<DebriefFormat, string>> = {
  json: 'application/json',
  txt: 'text/plain',
  html: 'text/html',
};

/** Opens belief and truth, and the secret of the dice, when a campaign that has ended is published; to nobody before. */
@Injectable()
export class DebriefRoom {
  constructor(
    private readonly debriefs: Debriefs,
    private readonly kept: KeptReports,
  ) {}

  /** @throws CampaignNotEndedError @throws CampaignNotPublishedError */
  async index(campaign: string): Promise<DebriefIndex> {
    return (await this.kept.debriefIndex(campaign)) ?? (await this.debriefs.index(campaign));
  }

  /** @throws CampaignNotEndedError @throws CampaignNotPublishedError @throws NotFoundError for a turn, side or player there is not */
  async read(
    campaign: string,
    turn: number,
    subject: DebriefSubject,
    format: DebriefFormat,
  ): Promise<ReportDocument> {
    const kept = await this.kept.debrief(campaign, turn, subject, format);
    if (kept) return { mediaType: MEDIA_TYPES[format], ...kept };
    const index = await this.index(campaign);
    if (!index.turns.includes(turn)) throw new NotFoundError('debrief', `turn ${turn}`);
    const of = subjectOf(subject);
    if (of.kind === 'player' && !index.players.includes(of.name)) throw new NotFoundError('player', of.name);
    if (of.kind === 'side' && !index.sides.includes(of.name)) throw new NotFoundError('side', of.name);
    const body = (await this.debriefs.ofTurn(campaign, turn, index))(of, format);
    return { mediaType: MEDIA_TYPES[format], body, digest: bodyDigest(body) };
  }
}

/** Of whom a debrief is told, as its maker calls him. */
export function subjectOf(subject: DebriefSubject): DebriefOf {
  if ('player' in subject) return { kind: 'player', name: subject.player };
  return 'side' in subject ? { kind: 'side', name: subject.side } : { kind: 'all', name: 'all' };
}
