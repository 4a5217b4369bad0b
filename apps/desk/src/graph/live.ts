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

/** What the two sides speak over the connection (the protocol that `graphql-ws` serves at the gateway). */
const PROTOCOL = 'graphql-transport-ws';

/** What the house says of a topic, by the name it was asked for under; and what belongs to no topic. */
interface Said {
  readonly type: 'connection_ack' | 'ping' | 'pong' | 'next' | 'error' | 'complete';
  readonly id?: Topic;
}

const SHORTEST_WAIT_MS = 1_000;
/** A house that was away for a night is found again within a minute. */
const LONGEST_WAIT_MS = 30_000;

/** How long to wait before the next try: twice as long each time, and not all pages of a house at the same moment. */
const waitBefore = (tries: number): number =>
  Math.min(SHORTEST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS) * (1 + Math.random());

/**
 * Hears of topics of a campaign over one connection, signed in by the cookie, until it is let go. A connection that is lost, or that
 * nobody answers, is opened again and again. Why not by a library: `docs/decisions/0018-bells-by-a-connection-of-its-own.md`.
 * @returns what lets it go; nothing is heard after that
 */
export function listen(
  { campaign, seat }: { readonly campaign: string; readonly seat: string | null },
  topics: readonly Topic[],
  heard: (topic: Topic) => void,
  connection: (isThere: boolean) => void,
): () => void {
  const url = new URL('/graphql', location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let socket: WebSocket;

  const open = (): void => {
    const opened = (socket = new WebSocket(url, PROTOCOL));
    const tell = (message: object): void => opened.send(JSON.stringify(message));
    opened.onopen = () => tell({ type: 'connection_init' });
    opened.onmessage = ({ data }: MessageEvent<string>) => {
      const { type, id } = JSON.parse(data) as Said;
      if (type === 'ping') tell({ type: 'pong' });
      if (type === 'next') heard(id!);
      if (type !== 'connection_ack') return;
      tries = 0;
      for (const topic of topics)
        tell({
          type: 'subscribe',
          id: topic,
          payload: { query: QUERIES[topic], variables: { campaign, seat } },
        });
      connection(true);
    };
    opened.onclose = () => {
      timer = setTimeout(open, waitBefore(tries++));
      connection(false);
    };
  };
  open();
  return () => {
    clearTimeout(timer);
    socket.onmessage = socket.onclose = null;
    // One that is broken off while it is made would stand in the console as a fault.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  };
}
