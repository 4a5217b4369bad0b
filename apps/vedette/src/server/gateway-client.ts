import type { Order } from '@vedette/campaign';
import type { TurnStateDocument } from '@vedette/contracts';
import type { Receipt } from '@vedette/order-rules';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { OrderBook } from './order-book.js';
import { GatewayRefusedError } from './gateway-refused.error.js';
import { askAgain, AWAY } from './ask-again.js';

/** What the gateway says in its problem documents. */
interface Problem {
  readonly title?: string;
  readonly detail?: string;
  readonly code?: string;
}

/** One account's session with the gateway, over REST and GraphQL as any player's own program would have it. */
export class GatewayClient {
  private constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  /** Signs in. Throws {@link GatewayRefusedError}. */
  static async signIn(url: string, account: string, password: string): Promise<GatewayClient> {
    const { accessToken } = await call<{ accessToken: string }>(`${url}/auth/login`, 'POST', {
      account,
      password,
    });
    return new GatewayClient(url, accessToken);
  }

  /** A REST call; the body is JSON both ways. What only reads is asked again while a part is away. Throws {@link GatewayRefusedError}. */
  rest<T>(method: string, path: string, body?: unknown): Promise<T> {
    const ask = (): Promise<T> => call<T>(`${this.url}${path}`, method, body, this.token);
    return method === 'GET' ? askAgain(ask, [AWAY]) : ask();
  }

  /** A document in one of its forms, for instance a report's HTML. */
  async document(path: string): Promise<string> {
    const answer = await fetch(`${this.url}${path}`, { headers: { authorization: `Bearer ${this.token}` } });
    if (!answer.ok) throw new GatewayRefusedError('GET', path, answer.status, await answer.text());
    return answer.text();
  }

  /** Sends all orders of a turn over REST; for the latest turn unless one is named. */
  async sendByRest(campaign: string, book: OrderBook, turn?: number): Promise<Receipt[]> {
    const { receipts } = await this.rest<{ receipts: Receipt[] }>(
      'POST',
      `/campaigns/${campaign}/orders/batch${turn === undefined ? '' : `?turn=${turn}`}`,
      book,
    );
    return receipts;
  }

  /** Sends orders over GraphQL. */
  async sendByGraphql(campaign: string, orders: readonly Order[]): Promise<Receipt[]> {
    const query = `mutation Send($campaign: String!, $orders: [JSON!]!) {
      submitOrders(campaign: $campaign, orders: $orders) {
        receipts { order accepted understood problems { severity code rule field message } }
      }
    }`;
    const answer = await this.rest<{
      data?: { submitOrders: { receipts: Receipt[] } };
      errors?: { message: string }[];
    }>('POST', '/graphql', { query, variables: { campaign, orders } });
    if (!answer.data) throw new GatewayRefusedError('POST', '/graphql', 200, JSON.stringify(answer.errors));
    return answer.data.submitOrders.receipts;
  }

  /** Where the latest turn stands: at once, and whenever it moves on, until the caller stops listening. */
  async *turnProgress(campaign: string): AsyncGenerator<TurnStateDocument> {
    const client = createClient({
      url: `${this.url.replace(/^http/, 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${this.token}` },
      retryAttempts: 20,
    });
    const query = `subscription Progress($campaign: String!) {
      turnProgress(campaign: $campaign) { turn status phases { name owner status } }
    }`;
    try {
      for await (const message of client.iterate<{ turnProgress: TurnStateDocument }>({
        query,
        variables: { campaign },
      }))
        if (message.data) yield message.data.turnProgress;
    } finally {
      await client.dispose();
    }
  }
}

async function call<T>(url: string, method: string, body: unknown, token?: string): Promise<T> {
  const answer = await fetch(url, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new GatewayRefusedError(method, new URL(url).pathname, answer.status, tell(text));
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

function tell(text: string): string {
  try {
    const { code, detail, title } = JSON.parse(text) as Problem;
    return `${code ?? ''} ${detail ?? title ?? text}`.trim();
  } catch {
    return text.slice(0, 200);
  }
}
