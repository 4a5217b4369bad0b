import { Injectable } from '@nestjs/common';
import type { administrationLog, AnswerOf, QuestionOf } from '@vedette/contracts';
import { EventStore } from '@vedette/event-store';
import { CampaignOpenings, type StreamName } from '@vedette/ledger';
import { logEntries } from './log-entries.js';

const ADMINISTERED: readonly StreamName[] = ['administration', 'turn', 'umpire', 'dispositions'];
/** What administrators alone read; for a player it is not even opened. */
const FOR_ADMINISTRATORS: readonly StreamName[] = ['people'];

/** Reads what administrators have done in a campaign. */
@Injectable()
export class AdministrationLog {
  constructor(
    private readonly store: EventStore,
    private readonly openings: CampaignOpenings,
  ) {}

  /** @throws CampaignNotFoundError */
  async read({
    campaign,
    seenBy,
    player,
  }: QuestionOf<typeof administrationLog>): Promise<AnswerOf<typeof administrationLog>> {
    await this.openings.of(campaign);
    const read = seenBy === 'administrator' ? [...ADMINISTERED, ...FOR_ADMINISTRATORS] : ADMINISTERED;
    const streams = await Promise.all(read.map((stream) => this.store.readStream(campaign, stream)));
    return { entries: logEntries(streams.flat(), { seenBy, player }) };
  }
}
