import { Injectable } from '@nestjs/common';
import { EventStore } from '@vedette/event-store';
import type { Picture } from '@vedette/intelligence';
import { sql } from 'kysely';

/** Reads what every staff believed; only for when a campaign has ended, for it asks for all sides at once. */
@Injectable()
export class PictureStore {
  constructor(private readonly store: EventStore) {}

  /** The pictures of all desks at the end of a turn, by state and desk. */
  async ofTurn(campaign: string, turn: number): Promise<Picture[]> {
    const { rows } = await sql<{ body: string }>`
      SELECT body FROM proj_intelligence.picture WHERE campaign = ${campaign} AND turn = ${turn}
       ORDER BY state COLLATE "C", desk COLLATE "C"
    `.execute(this.store.database);
    return rows.map(({ body }) => JSON.parse(body) as Picture);
  }
}
