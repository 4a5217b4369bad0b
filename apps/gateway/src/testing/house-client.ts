import { hash } from '@node-rs/argon2';
import { type CampaignRole, provisionAccounts, type TurnStateDocument } from '@vedette/contracts';
import type { HouseUnderTest } from './house-under-test.js';

/** An answer of the gateway. */
export interface Answer<T = Record<string, unknown>> {
  readonly status: number;
  readonly body: T;
}

/** Somebody who is signed in at a house. */
export class HouseClient {
  private constructor(
    private readonly house: HouseUnderTest,
    readonly token: string,
  ) {}

  static async signIn(house: HouseUnderTest, account: string): Promise<HouseClient> {
    const answer = await fetch(`${house.gatewayUrl}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account, password: PASSWORD }),
    });
    const { accessToken } = (await answer.json()) as { accessToken: string };
    return new HouseClient(house, accessToken);
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

  async graphql<T>(query: string, variables: Record<string, unknown> = {}): Promise<T> {
    const { body } = await this.send<{ data?: T; errors?: unknown }>('POST', '/graphql', {
      query,
      variables,
    });
    if (!body.data) throw new Error(JSON.stringify(body.errors));
    return body.data;
  }

  /** Waits until a turn is resolved. */
  async resolved(campaign: string, turn: number, withinMs = 240_000): Promise<TurnStateDocument> {
    const end = Date.now() + withinMs;
    for (;;) {
      const { body } = await this.send<TurnStateDocument>('GET', `/campaigns/${campaign}/turns/${turn}`);
      if (body.status === 'resolved') return body;
      if (Date.now() > end)
        throw new Error(
          `turn ${turn} is ${body.status}: ${JSON.stringify(body.phases?.filter(({ status }) => status === 'running'))}\n` +
            this.house.errors().slice(-5).join('\n'),
        );
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

export const PASSWORD = 'a password for tests';

/** Makes the accounts of a campaign's players, an administrator and an operator. */
export async function makeAccounts(house: HouseUnderTest, players: readonly string[]): Promise<void> {
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
  house: HouseUnderTest,
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
