import { Agent, request } from 'node:http';

/** What the gateway said to a request of the crowd. */
export interface CrowdAnswer<T> {
  readonly status: number;
  readonly body: T;
}

/**
 * The connections of a crowd to the gateway: one a player, kept open. `fetch` opens one more for every request that waits,
 * which no crowd of browsers does, and runs out of them when the machine is busy.
 */
export class CrowdConnections {
  private readonly agent: Agent;

  constructor(
    private readonly gatewayUrl: string,
    players: number,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: players });
  }

  /** Sends JSON. Rejects when the connection breaks before there is an answer. */
  post<T>(path: string, token: string, value: unknown): Promise<CrowdAnswer<T>> {
    const body = JSON.stringify(value);
    return new Promise((resolve, reject) => {
      const sent = request(
        `${this.gatewayUrl}${path}`,
        {
          method: 'POST',
          agent: this.agent,
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.once('error', reject);
          answer.once('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              body: JSON.parse(Buffer.concat(parts).toString('utf8')) as T,
            }),
          );
        },
      );
      sent.once('error', reject);
      sent.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
