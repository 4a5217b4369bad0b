import { Injectable } from '@nestjs/common';
import type { AnswerOf, listAccounts, provisionAccounts, QuestionOf } from '@vedette/contracts';
import { ConflictError, InvalidRequestError, NotFoundError } from '@vedette/platform';
import { type Client, Passwords } from '@vedette/people';
import { SessionRepository } from '../sessions/session.repository.js';
import { AccountHistory } from '../records/account-history.js';
import { AccountRepository } from '../records/account.repository.js';

/** An account that is to be made. */
export interface NewAccount {
  readonly account: string;
  readonly password?: string | undefined;
  readonly operator: boolean;
}

/** An account as whoever runs the installation has it: with a password, or with its hash from elsewhere. */
type ProvisionedAccount = QuestionOf<typeof provisionAccounts>['accounts'][number];

/** Accounts, for those who run the installation. */
@Injectable()
export class AccountService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
    private readonly passwords: Passwords,
    private readonly history: AccountHistory,
  ) {}

  async list(): Promise<AnswerOf<typeof listAccounts>['accounts']> {
    return (await this.accounts.all()).map(({ name, operator, disabled, mail, createdAt, lastSeenAt }) => ({
      account: name,
      operator,
      disabled,
      mail,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
    }));
  }

  /** Makes an account, or changes what is given of one that exists; a password that is given is hashed. */
  async put({ password, passwordHash, ...account }: ProvisionedAccount): Promise<void> {
    const hashed = password === undefined ? passwordHash : await this.passwords.hash(password);
    await this.accounts.put({ ...account, passwordHash: hashed });
  }

  /**
   * Makes an account; without a password nobody signs in until a reset link has set one.
   * @throws ConflictError when the name is taken
   */
  async create({ account, password, operator }: NewAccount, by: string, client: Client): Promise<void> {
    const passwordHash = password === undefined ? null : await this.passwords.hash(password);
    const id = await this.accounts.add({ name: account, passwordHash, operator });
    if (id === undefined)
      throw new ConflictError('account-exists', `There is an account ${account} already.`, {
        field: '/account',
      });
    await this.history.note({ id }, 'made', client, { by });
  }

  /**
   * Shuts an account, or opens it again. A shut account's sessions end and its tokens are worth nothing while it is shut.
   * @throws NotFoundError
   */
  async setDisabled(name: string, disabled: boolean, by: string, client: Client): Promise<void> {
    const account = await this.accounts.byName(name);
    if (!account) throw new NotFoundError('account', name.slice(0, 40));
    if (disabled && name === by)
      throw new InvalidRequestError({
        code: 'own-account',
        status: 422,
        field: '/account',
        message: 'You cannot shut your own account; have another operator do it.',
      });
    await this.accounts.setDisabled(account.id, disabled);
    if (disabled) await this.sessions.endAll(account.id, 'operator');
    await this.history.note(account, disabled ? 'disabled' : 'enabled', client, { by });
  }
}
