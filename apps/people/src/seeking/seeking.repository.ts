import { Injectable } from '@nestjs/common';
import type { SeekingWishes } from '@vedette/contracts';
import { InjectDatabase } from '@vedette/platform';
import { Kysely, sql } from 'kysely';
import type { PeopleSchema } from '../database/people-schema.js';

/** A campaign that seeks players, and what it says of itself. */
export interface Seeking extends SeekingWishes {
  readonly campaign: string;
  readonly since: Date;
}

/** Reads and writes which campaigns seek players. */
@Injectable()
export class SeekingRepository {
  constructor(@InjectDatabase() private readonly db: Kysely<PeopleSchema>) {}

  /** Every campaign that seeks players, by id. */
  all(): Promise<Seeking[]> {
    return this.select().orderBy('campaign').execute() as Promise<Seeking[]>;
  }

  of(campaign: string): Promise<Seeking | undefined> {
    return this.select().where('campaign', '=', campaign).executeTakeFirst() as Promise<Seeking | undefined>;
  }

  /** Sets what a campaign says; since when it seeks stays as it was. */
  async put(campaign: string, { words, seats }: SeekingWishes): Promise<void> {
    const row = { words, seats: JSON.stringify(seats) };
    await this.db
      .insertInto('people.seeking')
      .values({ campaign, ...row })
      .onConflict((conflict) => conflict.column('campaign').doUpdateSet(row))
      .execute();
  }

  /** False when it sought none. */
  async remove(campaign: string): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('people.seeking')
      .where('campaign', '=', campaign)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  private select() {
    return this.db
      .selectFrom('people.seeking')
      .select(['campaign', 'words', 'seats', sql<Date>`since`.as('since')]);
  }
}
