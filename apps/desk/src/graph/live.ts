import { createClient } from 'graphql-ws';

/** What a topic tells: that something has happened, never what. */
export type Topic = 'campaignNews' | 'letterBox' | 'turnProgress';

export const QUERIES: Readonly<Record<Topic, string>> = {
  campaignNews:
    'subscription ($campaign: String!, $seat: String) { campaignNews(campaign: $campaign, seat: $seat) { __typename } }',
  letterBox:
    'subscription ($campaign: String!, $seat: String) { letterBox(campaign: $campaign, seat: $seat) { __typename } }',
  turnProgress:
    'subscription ($campaign: String!, $seat: String) { turnProgress(campaign: $campaign, seat: $seat) { __typename } }',
};

/** Hears of topics of a campaign over one connection, signed in by the cookie, until it is let go. */
export function listen(
  { campaign, seat }: { readonly campaign: string; readonly seat: string | null },
  topics: readonly Topic[],
  heard: (topic: Topic) => void,
  connection: (isThere: boolean) => void,
): () => void {
  const url = new URL('/graphql', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const client = createClient({
    url: url.href,
    retryAttempts: Infinity,
    shouldRetry: () => true,
    on: { connected: () => connection(true), closed: () => connection(false) },
  });
  const ends = topics.map((topic) =>
    client.subscribe(
      { query: QUERIES[topic], variables: { campaign, seat } },
      { next: () => heard(topic), error: () => undefined, complete: () => undefined },
    ),
  );
  return () => {
    for (const end of ends) end();
    void client.dispose();
  };
}
