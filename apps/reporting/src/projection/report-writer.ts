import { Injectable, Logger } from '@nestjs/common';
import type { GameEvent } from '@vedette/campaign';
import { EventStore } from '@vedette/event-store';
import { CampaignOpenings, tellTurn, TurnRecord } from '@vedette/ledger';
import { observe, type ObservedEvent } from '@vedette/observation';
import { observedTurn } from '@vedette/reports';
import { sequenceOf } from '@vedette/rulebooks';
import type { Transaction } from 'kysely';
import { renderPlayer } from '../rendering/render-player.js';
import { reportHeading } from '../rendering/report-heading.js';
import type { ReportTables } from './report-schema.js';

/**
 * Makes the reports of a resolved turn. Each player's begin from nothing and hold what the events say that he observed; the
 * position itself is never looked at.
 */
@Injectable()
export class ReportWriter {
  private readonly logger = new Logger('Reports');

  constructor(
    private readonly store: EventStore,
    private readonly openings: CampaignOpenings,
  ) {}

  /** Writes every player's reports of a turn. */
  async write(transaction: Transaction<ReportTables>, campaign: string, turn: number): Promise<void> {
    const begun = performance.now();
    const opening = await this.openings.of(campaign);
    const record = new TurnRecord(campaign, turn).add(await this.store.readTurns(campaign, turn));
    const season = record.opened?.season ?? 'campaign';
    const events = tellTurn(record, sequenceOf({ rulebooks: opening.campaign.rulebooks, season }));
    // One player at a time: what all of them see together need never be in memory.
    for (const { id: player } of opening.campaign.players) {
      const heading = reportHeading(opening.campaign, player, turn, season);
      const renderings = renderPlayer(observedTurn(heading, seenBy(events, player)));
      await transaction
        .insertInto('report')
        .values(renderings.map((rendering) => ({ campaign, turn, player, ...rendering })))
        .execute();
    }
    const ms = Math.round(performance.now() - begun);
    this.logger.log({ campaign, turn, players: opening.campaign.players.length, ms }, 'Reports written');
  }
}

const seenBy = (events: readonly GameEvent[], player: string): ObservedEvent[] =>
  events.map((event) => observe(event, player)).filter((seen): seen is ObservedEvent => seen !== null);
