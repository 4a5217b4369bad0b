import { Injectable } from '@nestjs/common';
import type { CampaignRole } from '@vedette/contracts';
import { InjectDatabase } from '@vedette/platform';
import { Kysely, type Transaction } from 'kysely';
import type { CorrespondenceSchema } from './correspondence-schema.js';

/** What correspondence may know of an account. */
export interface Correspondent {
  readonly account: string;
  readonly name: string;
  /** His verified address. */
  readonly email: string | null;
}

/** A place in a campaign, and who has it; the office of an administrator is without a player. */
export interface SeatOfCorrespondent {
  readonly account: string;
  readonly role: CampaignRole;
  readonly player: string | null;
  readonly email: string | null;
}

/** The views that people give for reading. */
type ViewsOfPeople = {
  'people.correspondent': {
    account: string;
    name: string;
    email: string | null;
  };
  'people.correspondent_silenced': { campaign: string; account: string; reason: string };
  'people.correspondent_seat': {
    campaign: string;
    account: string;
    role: CampaignRole;
    player: string | null;
    email: string | null;
  };
};

type Executor = Kysely<CorrespondenceSchema> | Transaction<CorrespondenceSchema>;

/** Who is who, and has which seat: everything that correspondence learns of people comes through here. */
@Injectable()
export class Correspondents {
  constructor(@InjectDatabase() private readonly db: Kysely<CorrespondenceSchema>) {}

  /** Who an account is; undefined when there is none. */
  one(account: string): Promise<Correspondent | undefined> {
    return views(this.db)
      .selectFrom('people.correspondent')
      .select(['account', 'name', 'email'])
      .where('account', '=', account)
      .executeTakeFirst();
  }

  /** The places of a campaign whose holders' accounts are open, by account. */
  seatsOf(campaign: string, executor: Executor = this.db): Promise<SeatOfCorrespondent[]> {
    return views(executor)
      .selectFrom('people.correspondent_seat')
      .select(['account', 'role', 'player', 'email'])
      .where('campaign', '=', campaign)
      .orderBy('account')
      .orderBy('player')
      .execute();
  }

  /** Why whoever has a seat may write no letters in its campaign; null where he may. */
  async whySilenced(campaign: string, player: string): Promise<string | null> {
    const found = await views(this.db)
      .selectFrom('people.correspondent_seat as s')
      .innerJoin('people.correspondent_silenced as m', (join) =>
        join.onRef('m.account', '=', 's.account').onRef('m.campaign', '=', 's.campaign'),
      )
      .select('m.reason')
      .where('s.campaign', '=', campaign)
      .where('s.player', '=', player)
      .executeTakeFirst();
    return found?.reason ?? null;
  }

  /** Who has a place in which campaign, by campaign; each of them once, and nobody whose account is shut. */
  everywhere(): Promise<{ campaign: string; account: string; email: string | null }[]> {
    return views(this.db)
      .selectFrom('people.correspondent_seat')
      .select(['campaign', 'account', 'email'])
      .distinct()
      .orderBy('campaign')
      .execute();
  }
}

const views = (executor: Executor) => executor.withTables<ViewsOfPeople>();
