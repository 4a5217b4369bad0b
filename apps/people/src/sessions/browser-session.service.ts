import { Injectable } from '@nestjs/common';
import type { BrowserSessionDocument } from '@vedette/contracts';
import { type Client, digestOf, SignedCodes } from '@vedette/people';
import { NotFoundError, VedetteError } from '@vedette/platform';
import type { Transaction } from 'kysely';
import { AccountRepository, type Account } from '../records/account.repository.js';
import { OneTimeCodeRepository } from '../records/one-time-code.repository.js';
import { type Registration, RegistrationService } from './registration.service.js';
import type { PeopleSchema } from '../database/people-schema.js';
import { type BeginningFrom, SessionService } from './session.service.js';
import { SessionRepository } from './session.repository.js';

/** How long a code that the start of the house prints is good, in minutes; *our figure*: long enough to find the browser. */
const START_MINUTES = 10;
/** Codes to start with that one account may have open, *our figure*: a house that is started again and again. */
const MOST_START_CODES = 20;
const LOOPBACK = /^(127\.|0:0:0:0::\/64$|command line$)/;

/** A code to start with was made up, used, is over, or comes from another computer (401). Which of these is not said. */
export class StartCodeOverError extends VedetteError {
  constructor() {
    super({
      code: 'start-code-over',
      status: 401,
      field: '/code',
      message:
        'The link is good once, for ten minutes, on the computer that started the house. Sign in with name and password.',
    });
  }
}

/** Sessions that a browser holds by one cookie: no script ever reads it, and nothing renews it. */
@Injectable()
export class BrowserSessionService {
  constructor(
    private readonly sessions: SessionService,
    private readonly repository: SessionRepository,
    private readonly registration: RegistrationService,
    private readonly accounts: AccountRepository,
    private readonly oneTimeCodes: OneTimeCodeRepository,
    private readonly codes: SignedCodes,
  ) {}

  /** @throws WrongPasswordError @throws TooManyFailuresError @throws AccountDisabledError */
  async signIn(name: string, password: string, client: Client): Promise<BrowserSessionDocument> {
    return this.sessions.prove(name, password, client, await this.beginning());
  }

  /** Makes an account as `RegistrationService` does, and signs its owner in. */
  async register(registration: Registration, client: Client): Promise<BrowserSessionDocument> {
    return this.registration.registerBy(await this.beginning(), registration, client);
  }

  /** A code with which the owner of an account is signed in at this computer. @throws NotFoundError */
  async startCode(name: string): Promise<{ code: string; expiresAt: string }> {
    const account = await this.accounts.byName(name);
    if (!account) throw new NotFoundError('account', name);
    const code = await this.codes.random('vds');
    const kept = { code, minutes: START_MINUTES, most: MOST_START_CODES };
    const expiresAt = await this.oneTimeCodes.add(account.id, 'start', kept);
    if (!expiresAt) throw new StartCodeOverError();
    return { code, expiresAt: expiresAt.toISOString() };
  }

  /** Signs in whoever brings a code to start with, from this computer alone. @throws StartCodeOverError */
  async start(code: string, client: Client): Promise<BrowserSessionDocument> {
    const genuine = LOOPBACK.test(client.network) && (await this.codes.genuine('vds', code));
    if (!genuine) throw new StartCodeOverError();
    const begin = await this.beginning();
    return this.accounts.together(async (transaction) => {
      const used = await this.oneTimeCodes.use('start', code, transaction);
      const account = used && (await this.accounts.byId(used.account, transaction));
      if (!account || account.disabled) throw new StartCodeOverError();
      return begin(account, { client, known: null }, transaction);
    });
  }

  /** The code is made before the transaction: whatever waits for a key must not hold a connection. */
  private async beginning() {
    const code = await this.codes.random('vdb');
    return async (
      account: Pick<Account, 'id' | 'name'>,
      from: BeginningFrom,
      transaction: Transaction<PeopleSchema>,
    ): Promise<BrowserSessionDocument> => {
      const { session } = await this.sessions.begin(account, from, transaction);
      const expiresAt = await this.repository.holdByBrowser(session, digestOf(code), transaction);
      return { account: account.name, code, expiresAt: expiresAt.toISOString() };
    };
  }
}
