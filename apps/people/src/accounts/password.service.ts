import { type JsonPointer } from '@vedette/campaign';
import { Inject, Injectable } from '@nestjs/common';
import { InvalidRequestError, NotFoundError, VedetteError } from '@vedette/platform';
import { publicLink } from '@vedette/notices';
import { OutgoingRepository } from '../records/outgoing.repository.js';
import { type Client, WrongPasswordError, SignedCodes, Passwords } from '@vedette/people';
import { DeviceRepository } from '../sessions/device.repository.js';
import { Lockout } from '../sessions/lockout.js';
import { SessionRepository } from '../sessions/session.repository.js';
import type { AnswerOf, linkAccount, SignedInDocument as SignedIn } from '@vedette/contracts';
import { PEOPLE_SETTINGS, type PeopleSettings } from '../settings.js';
import { AccountHistory } from '../records/account-history.js';
import { AccountRepository } from '../records/account.repository.js';
import { OneTimeCodeRepository } from '../records/one-time-code.repository.js';

/** A one-time code is not of this installation, was used, or is too old (410); which of them is not said. */
export class CodeOverError extends VedetteError {
  constructor(field: JsonPointer) {
    super({
      code: 'code-over',
      status: 410,
      field,
      message: 'The code is unknown, was used, or has expired; ask for another.',
    });
  }
}

/** How long the code of a mail sets a password, in minutes. */
const MAIL_MINUTES = 30;
/** How long the one of an operator does, who hands it over in his own way. */
const OPERATOR_MINUTES = 24 * 60;
/** Nobody but operators makes these, so no stranger can use the number up. */
const MOST_OF_OPERATORS = 100;

/** Changes of passwords: by who knows the old one, by who holds a one-time code. */
@Injectable()
export class PasswordService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
    private readonly devices: DeviceRepository,
    private readonly passwords: Passwords,
    private readonly oneTimeCodes: OneTimeCodeRepository,
    private readonly codes: SignedCodes,
    private readonly lockout: Lockout,
    private readonly outgoing: OutgoingRepository,
    private readonly history: AccountHistory,
    @Inject(PEOPLE_SETTINGS) private readonly settings: PeopleSettings,
  ) {}

  /**
   * Refuses to go on unless the caller gives his own password once more.
   * @throws WrongPasswordError @throws TooManyFailuresError
   */
  async mustBeOwn({ account, session }: SignedIn, password: string, field: JsonPointer): Promise<void> {
    await this.lockout.guard({ session }, async () => {
      const known = await this.accounts.byId(account.id);
      if (!(await this.passwords.matches(known?.passwordHash, password))) throw new WrongPasswordError(field);
    });
  }

  /** Changes the password; every other session ends. @throws WrongPasswordError when the present one is wrong */
  async change(me: SignedIn, present: string, next: string, client: Client): Promise<void> {
    await this.mustBeOwn(me, present, '/present');
    if (present === next)
      throw new InvalidRequestError({
        code: 'password-unchanged',
        status: 422,
        field: '/next',
        message: 'The next password is the present one; choose another.',
      });
    const but = { but: me.session };
    await this.replace(me.account.id, await this.passwords.hash(next), {
      client,
      kind: 'password-changed',
      but,
    });
  }

  /**
   * Has a code sent that sets a new password, if the account exists and has a verified mail address. The caller learns
   * neither, from the answer or from how long it takes.
   */
  async forgotten(name: string, client: Client): Promise<void> {
    const code = await this.codes.random('vdr');
    const sealed = await this.outgoing.sealed(code);
    await this.oneTimeCodes.askForReset(name, { code, sealed, minutes: MAIL_MINUTES });
    await this.history.note({ name }, 'password-reset-asked', client);
  }

  /** Sets a password with a code; every session ends and every device is forgotten. @throws CodeOverError */
  async reset(code: string, next: string, client: Client): Promise<void> {
    if (!(await this.codes.genuine('vdr', code))) throw new CodeOverError('/code');
    const passwordHash = await this.passwords.hash(next);
    const account = await this.oneTimeCodes.use('reset', code);
    if (!account) throw new CodeOverError('/code');
    await this.replace(account.account, passwordHash, { client, kind: 'password-reset', but: {} });
    const { name } = (await this.accounts.byId(account.account))!;
    await this.lockout.forgive(name, client);
  }

  /** A code for an account without mail, which an operator hands to its owner. @throws NotFoundError */
  async link(name: string, by: string, client: Client): Promise<AnswerOf<typeof linkAccount>> {
    const account = await this.accounts.byName(name);
    if (!account) throw new NotFoundError('account', name.slice(0, 40));
    const code = await this.codes.random('vdr');
    const kept = { code, minutes: OPERATOR_MINUTES, most: MOST_OF_OPERATORS };
    const expiresAt = await this.oneTimeCodes.add(account.id, 'reset', kept);
    if (!expiresAt) throw new CodeOverError('/account');
    await this.history.note(account, 'password-reset-link-made', client, { by });
    return {
      account: name,
      code,
      link: publicLink(this.settings.PUBLIC_URL, 'reset', code),
      expiresAt: expiresAt.toISOString(),
    };
  }

  /** A password and everything that hung on the one before, in one transaction. */
  private async replace(
    id: string,
    passwordHash: string,
    how: {
      readonly client: Client;
      readonly kind: 'password-changed' | 'password-reset';
      readonly but: { readonly but?: string };
    },
  ): Promise<void> {
    const { client, kind, but } = how;
    const by = kind === 'password-changed' ? 'password' : 'reset';
    const email = (await this.accounts.byId(id))?.email ?? null;
    await this.accounts.together(async (transaction) => {
      await this.accounts.setPassword(id, passwordHash, transaction);
      await this.oneTimeCodes.useAll(id, 'reset', transaction);
      await this.devices.forget(id, but, transaction);
      await this.sessions.endAll(id, by, but, transaction);
      await this.history.note({ id }, kind, client, {}, transaction);
      if (email !== null) await this.outgoing.put({ account: id, kind, data: { to: email } }, transaction);
    });
  }
}
