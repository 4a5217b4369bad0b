import { Inject, Injectable } from '@nestjs/common';
import type { TokensDocument } from '@vedette/contracts';
import { ConflictError, VedetteError } from '@vedette/platform';
import { InvitationService } from '../invitations/invitation.service.js';
import { type Client, Passwords } from '@vedette/people';
import { type Beginning, SessionService } from './session.service.js';
import { PEOPLE_SETTINGS, type PeopleSettings } from '../settings.js';
import { AccountHistory } from '../records/account-history.js';
import { AccountRepository } from '../records/account.repository.js';

/** Accounts are not made this way here (403). */
export class RegistrationClosedError extends VedetteError {
  constructor(how: 'invited' | 'closed') {
    super({
      code: how === 'invited' ? 'invitation-needed' : 'registration-closed',
      status: 403,
      ...(how === 'invited' ? { field: '/invitation' } : {}),
      message:
        how === 'invited'
          ? 'An account is made with an invitation; ask the administrator of a campaign for one.'
          : 'Accounts are made by those who run the installation; ask them.',
    });
  }
}

const DAY_SECONDS = 86_400;

/** A network has made as many accounts as it may in a day (429). */
export class TooManyRegistrationsError extends VedetteError {
  constructor(most: number) {
    super({
      code: 'too-many-registrations',
      status: 429,
      rule: `${most} accounts a day`,
      message: `More than ${most} accounts were made from here in a day; try again tomorrow.`,
      retryAfterSeconds: DAY_SECONDS,
    });
  }
}

/** An account that its owner makes. */
export interface Registration {
  readonly account: string;
  readonly password: string;
  /** Code of an invitation; needed unless registration is open. */
  readonly invitation?: string | undefined;
}

/** Accounts that their owners make themselves. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly invitations: InvitationService,
    private readonly passwords: Passwords,
    private readonly sessions: SessionService,
    private readonly history: AccountHistory,
    @Inject(PEOPLE_SETTINGS) private readonly settings: PeopleSettings,
  ) {}

  /**
   * Makes an account, takes the place of an invitation if there is one, and signs in; all of it or nothing. Whether a
   * name is taken is told only to who may make an account.
   * @throws RegistrationClosedError @throws InvitationOverError @throws ConflictError when the name is taken
   * @throws TooManyRegistrationsError when the network has made as many as it may today
   */
  async register(
    { account: name, password, invitation }: Registration,
    client: Client,
  ): Promise<TokensDocument> {
    const begin = this.sessions.begin.bind(this.sessions);
    return this.sessions.issue(await this.registerBy(begin, { account: name, password, invitation }, client));
  }

  /** The same, with a session that is begun otherwise. */
  async registerBy<Begun>(
    begin: Beginning<Begun>,
    { account: name, password, invitation }: Registration,
    client: Client,
  ): Promise<Begun> {
    const { REGISTRATION: how, REGISTRATIONS_PER_DAY: most } = this.settings;
    if (how === 'closed' || (how === 'invited' && invitation === undefined))
      throw new RegistrationClosedError(how);
    const offer = invitation === undefined ? undefined : await this.invitations.openOne(invitation);
    if ((await this.history.registeredFrom(client.network)) >= most)
      throw new TooManyRegistrationsError(most);
    const passwordHash = await this.passwords.hash(password);
    const begun = await this.accounts.together(async (transaction) => {
      const id = await this.accounts.add({ name, passwordHash, operator: false }, transaction);
      if (id === undefined)
        throw new ConflictError('account-exists', `There is an account ${name} already.`, {
          field: '/account',
        });
      await this.history.note({ id }, 'registered', client, {}, transaction);
      if (offer) await this.invitations.acceptAs({ id }, offer.id, client, transaction);
      return begin({ id, name }, { client, known: null }, transaction);
    });
    if (offer) await this.invitations.noteAccepted(offer, name);
    return begun;
  }
}
