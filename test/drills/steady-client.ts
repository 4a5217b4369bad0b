import { type Answer, HouseClient } from '../../apps/gateway/src/testing/house-client.js';
import type { HouseUnderTest } from '../../apps/gateway/src/testing/house-under-test.js';

const NOT_SIGNED_IN = 401;

/**
 * Somebody who goes on as programs of players do: a token that is over, or that a gateway of another release does not know, is
 * renewed by the session it belongs to, and the request made once more. Nobody gives a password twice.
 */
export class SteadyClient {
  private renewing: Promise<HouseClient> | null = null;

  private constructor(private client: HouseClient) {}

  static async signIn(house: HouseUnderTest, account: string): Promise<SteadyClient> {
    return new SteadyClient(await HouseClient.signIn(house, account));
  }

  async send<T = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    const used = this.client;
    const answer = await used.send<T>(method, path, body);
    if (answer.status !== NOT_SIGNED_IN) return answer;
    if (used === this.client) await this.renew();
    return this.client.send<T>(method, path, body);
  }

  /** Requests that are refused together renew once: a renewal that comes twice ends the session. */
  private async renew(): Promise<void> {
    this.renewing ??= this.client.renewed().finally(() => (this.renewing = null));
    this.client = await this.renewing;
  }
}
