import { Injectable } from '@nestjs/common';
import { ConflictError } from '@vedette/platform';
import { OutgoingRepository } from '../records/outgoing.repository.js';
import { type Client, SignedCodes } from '@vedette/people';
import type { SignedInDocument as SignedIn } from '@vedette/contracts';
import { AccountHistory } from '../records/account-history.js';
import { AccountRepository } from '../records/account.repository.js';
import { OneTimeCodeRepository } from '../records/one-time-code.repository.js';
import { CodeOverError, PasswordService } from './password.service.js';

/** How long a code proves a mail address, in minutes. */
const MINUTES = 24 * 60;

/** The mail address of an account: it counts once a code that was sent to it comes back. */
@Injectable()
export class EmailService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly passwords: PasswordService,
    private readonly oneTimeCodes: OneTimeCodeRepository,
    private readonly codes: SignedCodes,
    private readonly outgoing: OutgoingRepository,
    private readonly history: AccountHistory,
  ) {}

  /**
   * Sends a code to an address, or forgets the one there is. Needs the password: whoever finds a session open must not
   * turn it into the account.
   * @throws WrongPasswordError @throws ConflictError when too many codes are on their way
   */
  async ask(me: SignedIn, email: string | null, password: string, client: Client): Promise<void> {
    await this.passwords.mustBeOwn(me, password, '/password');
    const { account } = me;
    if (email === null) return this.set(account.id, null, client);
    const code = await this.codes.random('vde');
    const data = { to: email, minutes: MINUTES, sealed: await this.outgoing.sealed(code) };
    await this.accounts.together(async (transaction) => {
      if (!(await this.oneTimeCodes.add(account.id, 'email', { code, minutes: MINUTES, email }, transaction)))
        throw new ConflictError(
          'codes-on-their-way',
          'Several codes are on their way to you already; use one of them, or try again tomorrow.',
        );
      await this.outgoing.put({ account: account.id, kind: 'email-verification', data }, transaction);
      await this.history.note(account, 'email-asked', client, { email }, transaction);
    });
  }

  /** Takes an address for proved. @throws CodeOverError */
  async verify(code: string, client: Client): Promise<void> {
    const used = (await this.codes.genuine('vde', code))
      ? await this.oneTimeCodes.use('email', code)
      : undefined;
    if (!used) throw new CodeOverError('/code');
    await this.set(used.account, used.email, client);
  }

  /** Tells the address there was: if its owner did not do this, he learns of it. */
  private async set(id: string, email: string | null, client: Client): Promise<void> {
    const before = (await this.accounts.byId(id))?.email ?? null;
    await this.accounts.together(async (transaction) => {
      await this.accounts.setEmail(id, email, transaction);
      await this.oneTimeCodes.useAll(id, 'email', transaction);
      const kind = email === null ? 'email-removed' : 'email-set';
      await this.history.note({ id }, kind, client, email === null ? {} : { email }, transaction);
      if (before !== null && before !== email)
        await this.outgoing.put({ account: id, kind: 'email-changed', data: { to: before } }, transaction);
    });
  }
}
