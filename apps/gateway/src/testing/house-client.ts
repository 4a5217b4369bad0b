import { setTimeout as pause } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import {
  type CampaignRole,
  type ClockDocument,
  provisionAccounts,
  type TurnStateDocument,
} from '@vedette/contracts';
import type { RequestClient } from '@vedette/messaging';
import { PATIENCE_MS } from '@vedette/testing';

/** A house that serves: where its gateway is, who asks its services directly, and what they have written of faults. */
export interface ServingHouse {
  readonly gatewayUrl: string;
  readonly requests: Pick<RequestClient, 'request'>;
  errors(): readonly string[];
}

/** An answer of the gateway. */
export interface Answer<T = Record<string, unknown>> {
  readonly status: number;
  readonly body: T;
}

interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Somebody who is signed in at a house. */
export class HouseClient {
  private constructor(
    private readonly house: ServingHouse,
    readonly token: string,
    private readonly refreshToken: string,
  ) {}

  static async signIn(house: ServingHouse, account: string): Promise<HouseClient> {
    const answer = await fetch(`${house.gatewayUrl}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account, password: PASSWORD }),
    });
    return HouseClient.with(house, (await answer.json()) as Tokens);
  }

  /** The same session with new tokens; the old ones are spent. @throws when the house does not renew it */
  async renewed(): Promise<HouseClient> {
    const { refreshToken } = this;
    const { status, body } = await this.send<Tokens>('POST', '/auth/refresh', { refreshToken });
    if (status !== 200) throw new Error(`the session was not renewed: ${status} ${JSON.stringify(body)}`);
    return HouseClient.with(this.house, body);
  }

  private static with(house: ServingHouse, { accessToken, refreshToken }: Tokens): HouseClient {
    return new HouseClient(house, accessToken, refreshToken);
  }

  async send<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const answer = await fetch(`${this.house.gatewayUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    const json = answer.headers.get('content-type')?.includes('json');
    return { status: answer.status, body: (json ? JSON.parse(text) : text) as T };
  }

  /** A file as it is served, byte by byte. @throws when it is not there */
  async text(path: string): Promise<string> {
    const answer = await fetch(`${this.house.gatewayUrl}${path}`, {
      headers: { authorization: `Bearer ${this.token}` },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.text();
  }

  async graphql<T>(query: string, variables: Record<string, unknown> = {}): Promise<T> {
    const { body } = await this.send<{ data?: T; errors?: unknown }>('POST', '/graphql', {
      query,
      variables,
    });
    if (!body.data) throw new Error(JSON.stringify(body.errors));
    return body.data;
  }

  /** Waits until something that is made in its own time can be read, and returns it. */
  async made<T = Record<string, unknown>>(path: string): Promise<Answer<T>> {
    for (const end = performance.now() + PATIENCE_MS; ; await pause(50)) {
      const answer = await this.send<T>('GET', path);
      if (answer.status !== 404) return answer;
      if (performance.now() > end) throw new Error(`${path} was never made`);
    }
  }

  /**
   * Opens a turn that has some seconds to go; more of them where the machine took so long that they were over.
   * @returns its deadline, by the clock of the house
   */
  async openFor(campaign: string, turn: number, seconds: number): Promise<string> {
    const { body } = await this.send<ClockDocument>('GET', `/campaigns/${campaign}/clock`);
    const deadline = new Date(Date.parse(body.now) + seconds * 1000).toISOString();
    const opened = await this.send('POST', `/campaigns/${campaign}/turn/open`, { turn, deadline });
    if (opened.status === 200) return deadline;
    if (opened.status >= 500 || seconds > 600)
      throw new Error(`${JSON.stringify(opened.body)}\n${this.house.errors().slice(-3).join('\n')}`);
    return this.openFor(campaign, turn, seconds * 2);
  }

  /** Waits until a turn is resolved. */
  resolved(campaign: string, turn: number): Promise<TurnStateDocument> {
    return this.turnThatIs('resolved', campaign, turn);
  }

  /** Waits until a turn takes orders. */
  opened(campaign: string, turn: number): Promise<TurnStateDocument> {
    return this.turnThatIs('open', campaign, turn);
  }

  private async turnThatIs(
    status: TurnStateDocument['status'],
    campaign: string,
    turn: number,
  ): Promise<TurnStateDocument> {
    for (const end = performance.now() + PATIENCE_MS; ; await pause(50)) {
      const { body } = await this.send<TurnStateDocument>('GET', `/campaigns/${campaign}/turns/${turn}`);
      if (body.status === status) return body;
      if (performance.now() > end)
        throw new Error(
          `turn ${turn} is ${body.status}: ${JSON.stringify(body.phases?.filter(({ status }) => status === 'running'))}\n` +
            this.house.errors().slice(-5).join('\n'),
        );
    }
  }
}

export const PASSWORD = 'a password for tests';

/** Makes the accounts of a campaign's players, an administrator and an operator. */
export async function makeAccounts(house: ServingHouse, players: readonly string[]): Promise<void> {
  const passwordHash = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  await house.requests.request(provisionAccounts, {
    accounts: [
      ...players.map((name) => ({ name, passwordHash })),
      { name: 'umpire', passwordHash },
      { name: 'root', passwordHash, operator: true },
    ],
  });
}

/** Gives players and administrator their places. */
export async function givePlaces(
  house: ServingHouse,
  campaign: string,
  players: readonly string[],
): Promise<void> {
  const role: CampaignRole = 'player';
  await house.requests.request(provisionAccounts, {
    accounts: [],
    campaign,
    members: [
      ...players.map((player) => ({ account: player, role, player })),
      { account: 'umpire', role: 'administrator' as const },
    ],
  });
}
