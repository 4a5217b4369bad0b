import { Inject, Injectable } from '@nestjs/common';
import { ConflictError, VedetteError } from '@vedette/platform';
import { InvitationService } from '../campaigns/invitation.service.js';
import { TooManyRequestsError } from '../http/too-many-requests.error.js';
import { type Client, Passwords } from '@vedette/people';
import { type IssuedTokens, SessionService } from '../sessions/session.service.js';
import { GATEWAY_SETTINGS, type GatewaySettings } from '../settings.js';
import type { RegisterBody } from './account.dto.js';
import { AccountHistory } from './account-history.js';
import { AccountRepository } from './account.repository.js';

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

/** Accounts that their owners make themselves. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly invitations: InvitationService,
    private readonly passwords: Passwords,
    private readonly sessions: SessionService,
    private readonly history: AccountHistory,
    @Inject(GATEWAY_SETTINGS) private readonly settings: GatewaySettings,
  ) {}

  /**
   * Makes an account, takes the place of an invitation if there is one, and signs in; all of it or nothing. Whether a
   * name is taken is told only to who may make an account.
   * @throws RegistrationClosedError @throws InvitationOverError @throws ConflictError when the name is taken
   * @throws TooManyRequestsError when the network has made as many as it may today
   */
  async register(
    { account: name, password, invitation }: RegisterBody,
    client: Client,
  ): Promise<IssuedTokens> {
    const { REGISTRATION: how, REGISTRATIONS_PER_DAY: most } = this.settings;
    if (how === 'closed' || (how === 'invited' && invitation === undefined))
      throw new RegistrationClosedError(how);
    const offer = invitation === undefined ? undefined : await this.invitations.openOne(invitation);
    if ((await this.history.registeredFrom(client.network)) >= most)
      throw new TooManyRequestsError(most, DAY_SECONDS, {
        code: 'too-many-registrations',
        rule: `${most} accounts a day`,
        message: `More than ${most} accounts were made from here in a day; try again tomorrow.`,
      });
    const passwordHash = await this.passwords.hash(password);
    const begun = await this.accounts.together(async (transaction) => {
      const id = await this.accounts.add({ name, passwordHash, operator: false }, transaction);
      if (id === undefined)
        throw new ConflictError('account-exists', `There is an account ${name} already.`, {
          field: '/account',
        });
      await this.history.note({ id }, 'registered', client, {}, transaction);
      if (offer) await this.invitations.acceptAs({ id }, offer.id, client, transaction);
      return this.sessions.begin({ id }, { client, known: null }, transaction);
    });
    if (offer) await this.invitations.noteAccepted(offer, name);
    return this.sessions.issue(begun);
  }
}
