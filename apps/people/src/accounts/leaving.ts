import { Injectable } from '@nestjs/common';
import type { AnswerOf, copyAccount, eraseAccount, HeldSeat } from '@vedette/contracts';
import { ConflictError, InjectDatabase, NotFoundError } from '@vedette/platform';
import { COMMAND_LINE } from '@vedette/people';
import { Kysely } from 'kysely';
import type { PeopleSchema } from '../database/people-schema.js';
import { PlaceNotes } from '../memberships/place-notes.js';
import { JoinRequestService } from '../seeking/join-request.service.js';
import { SessionService } from '../sessions/session.service.js';
import { PersonalTokens } from '../tokens/personal-tokens.js';
import { AccountHistory, type AccountEvent } from '../records/account-history.js';

/** Whose place it was, in the log of a campaign, when his name is forgotten. */
const FORGOTTEN = 'erased';

/** What the owner of an account takes along when he goes, and forgetting him. */
@Injectable()
export class Leaving {
  constructor(
    @InjectDatabase() private readonly db: Kysely<PeopleSchema>,
    private readonly sessions: SessionService,
    private readonly tokens: PersonalTokens,
    private readonly joins: JoinRequestService,
    private readonly events: AccountHistory,
    private readonly notes: PlaceNotes,
  ) {}

  /** Everything that is kept of an account, but for what it signs in with. @throws NotFoundError */
  async copy(name: string): Promise<AnswerOf<typeof copyAccount>> {
    const { id, operator, email, created_at, disabled_at } = await this.account(name);
    // Asked in no session, none is the present one.
    const me = { account: { id, name, operator }, session: '' };
    const places = await this.placesOf(id);
    return {
      ...{ id, account: name, operator, email },
      disabled: disabled_at !== null,
      createdAt: created_at.toISOString(),
      places: places.map(({ campaign, role, player }) => ({ campaign, role, player })),
      seats: places.flatMap(({ campaign, player, created_at: since }): HeldSeat[] =>
        player === null ? [] : [{ campaign, player, since: since.toISOString() }],
      ),
      sessions: await this.sessions.list(me),
      tokens: await this.tokens.list(me),
      joinRequests: await this.joins.own(me),
      history: (await this.wholeHistory(id)).map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
    };
  }

  /**
   * Forgets an account and everything that hangs on it. Campaigns whose seats it had are told that they are free.
   * @throws NotFoundError
   * @throws ConflictError when nobody could run the installation afterwards
   */
  async erase(name: string): Promise<AnswerOf<typeof eraseAccount>> {
    const { id, operator } = await this.account(name);
    const places = await this.placesOf(id);
    await this.db.transaction().execute(async (transaction) => {
      if (operator) {
        const others = await transaction
          .selectFrom('people.account')
          .select('id')
          .where('operator', '=', true)
          .where('disabled_at', 'is', null)
          .forUpdate()
          .execute();
        if (others.every((other) => other.id === id))
          throw new ConflictError('last-operator', `${name} is the last who runs this installation.`);
      }
      await transaction.deleteFrom('people.account').where('id', '=', id).execute();
    });
    for (const { campaign, player } of places)
      await this.notes.note({
        ...{ campaign, act: 'taken', account: FORGOTTEN, role: null, player, by: COMMAND_LINE.network },
      });
    return { account: name, seats: places.length };
  }

  private async account(name: string) {
    const found = await this.db
      .selectFrom('people.account')
      .select(['id', 'operator', 'email', 'created_at', 'disabled_at'])
      .where('name', '=', name)
      .executeTakeFirst();
    if (!found) throw new NotFoundError('account', name.slice(0, 40));
    return found;
  }

  private placesOf(id: string) {
    return this.db
      .selectFrom('people.membership')
      .select(['campaign', 'role', 'player', 'created_at'])
      .where('account_id', '=', id)
      .orderBy('campaign')
      .orderBy('player')
      .execute();
  }

  private async wholeHistory(id: string): Promise<AccountEvent[]> {
    const events: AccountEvent[] = [];
    for (
      let page = await this.events.of(id);
      page.length > 0;
      page = await this.events.of(id, page.at(-1)!.id)
    )
      events.push(...page);
    return events;
  }
}
