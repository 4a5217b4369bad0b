import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { HouseUnderTest } from '../../../apps/gateway/src/testing/house-under-test.js';
import type { Seen } from './masked.js';

const WATCHED = {
  turnProgress: '{ turn status season deadline phases { name owner after status stuck } }',
  letterBox: '{ unread newest { from to text } }',
  campaignNews: '{ kind turn deadline text }',
  newIntelligence: '{ turn contacts cleared units ships }',
} as const;

type Topic = keyof typeof WATCHED;

/** What is compared of topics whose messages need not come in one order. */
const BODIES: Readonly<Partial<Record<Topic, (came: readonly unknown[]) => string>>> = {
  turnProgress: (came) => stagesOf(came),
  campaignNews: (came) =>
    JSON.stringify(came.map((news) => JSON.stringify(news)).sort((a, b) => (a < b ? -1 : 1))),
};

/** A player who watches everything there is to watch of a campaign. */
export class Watcher {
  private readonly told: { topic: Topic; data: unknown }[] = [];
  private readonly client;

  constructor(
    house: HouseUnderTest,
    private readonly player: string,
    campaign: string,
    token: string,
  ) {
    this.client = createClient({
      url: `${house.gatewayUrl.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${token}` },
      retryAttempts: 0,
      lazy: false,
    });
    for (const topic of Object.keys(WATCHED) as Topic[])
      this.client.subscribe(
        { query: `subscription { ${topic}(campaign: "${campaign}") ${WATCHED[topic]} }` },
        {
          next: ({ data, errors }) => this.told.push({ topic, data: data ?? errors }),
          error: (error) => this.told.push({ topic, data: Array.isArray(error) ? error : String(error) }),
          complete: () => undefined,
        },
      );
  }

  /** Waits until something of a topic has come that is so. */
  async until(topic: Topic, isSo: (data: string) => boolean): Promise<void> {
    for (;;) {
      const told = this.told.filter((one) => one.topic === topic);
      if (told.some(({ data }) => isSo(JSON.stringify(data)))) return;
      if (told.some(({ data }) => Array.isArray(data) || typeof data === 'string'))
        throw new Error(`${this.player} may not watch ${topic}: ${JSON.stringify(told)}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /**
   * What came. Which stages of a turn one sees on the way depends on how fast the machine is, so of its progress every
   * distinct phase and status counts once; news come together from several sources, so their order among each other is left
   * out; of all else everything in its order.
   */
  seen(): Seen[] {
    return (Object.keys(WATCHED) as Topic[]).map((topic) => {
      const came = this.told.filter((one) => one.topic === topic).map(({ data }) => data);
      const body = BODIES[topic]?.(came) ?? JSON.stringify(came);
      return {
        channel: 'subscriptions',
        name: `${this.player} watches ${topic}`,
        status: 0,
        headers: '',
        body,
      };
    });
  }

  async close(): Promise<void> {
    await this.client.dispose();
  }
}

interface Progress {
  readonly turnProgress: { readonly phases: readonly unknown[] } & Record<string, unknown>;
}

/** What the end of each turn looked like, which every machine comes to. */
function stagesOf(came: readonly unknown[]): string {
  const ends = (came as Progress[]).filter(
    ({ turnProgress }) => turnProgress?.['status'] === 'resolved' || turnProgress === undefined,
  );
  return [...new Set(ends.map((end) => JSON.stringify(end)))].join('\n');
}
