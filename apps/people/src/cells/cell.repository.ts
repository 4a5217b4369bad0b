import { Injectable } from '@nestjs/common';
import type { CampaignOfCell } from '@vedette/contracts';
import { InjectDatabase } from '@vedette/platform';
import { type Kysely, sql } from 'kysely';
import type { PeopleSchema } from '../database/people-schema.js';

/** Reads and writes in which cell a campaign lives. */
@Injectable()
export class CellRepository {
  constructor(@InjectDatabase() private readonly db: Kysely<PeopleSchema>) {}

  async of(campaign: string): Promise<CampaignOfCell | undefined> {
    return this.select().where('campaign', '=', campaign).executeTakeFirst();
  }

  /** All that were given one, by name. */
  all(): Promise<CampaignOfCell[]> {
    return this.select().orderBy('campaign').execute();
  }

  /** Gives a campaign a cell unless it has one; the one it has afterwards. */
  async give(campaign: string, cell: string): Promise<CampaignOfCell> {
    await this.db
      .insertInto('people.campaign_cell')
      .values({ campaign, cell })
      .onConflict((conflict) => conflict.column('campaign').doNothing())
      .execute();
    return (await this.of(campaign))!;
  }

  /** It moves, or no longer does. */
  async setMovesTo(campaign: string, movesTo: string | null): Promise<void> {
    await this.db
      .updateTable('people.campaign_cell')
      .set({ moves_to: movesTo })
      .where('campaign', '=', campaign)
      .execute();
  }

  /** It lives there, and is on its way nowhere. */
  async settle(campaign: string, cell: string): Promise<void> {
    await this.db
      .updateTable('people.campaign_cell')
      .set({ cell, moves_to: null, since: sql<Date>`clock_timestamp()` })
      .where('campaign', '=', campaign)
      .execute();
  }

  private select() {
    return this.db.selectFrom('people.campaign_cell').select(['campaign', 'cell', 'moves_to as movesTo']);
  }
}
