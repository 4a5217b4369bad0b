import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Where ports are looked for: above what programs are used to be given by hand, below what Linux (32768), macOS and Windows (49152) hand out
 * to everybody who asks for any port, and to each end of a connection. There, another process may get a port between its finding and its use.
 */
export const PORTS_LOOKED_AT = { least: 12_000, most: 32_700 } as const;

const COUNT = PORTS_LOOKED_AT.most - PORTS_LOOKED_AT.least + 1;

/** Where this process looks next. It starts anywhere, so that processes which look at the same time seldom meet. */
let next = randomInt(COUNT);

/**
 * A port of the loopback interface that nobody listens at now. No answer comes twice from one process before all ports were looked at.
 * @throws Error when somebody listens at every one of them
 */
export async function freePort(): Promise<number> {
  for (let looked = 0; looked < COUNT; looked++) {
    const port = PORTS_LOOKED_AT.least + next;
    next = (next + 1) % COUNT;
    if (await nobodyListens(port)) return port;
  }
  throw new Error(`Somebody listens at every port from ${PORTS_LOOKED_AT.least} to ${PORTS_LOOKED_AT.most}.`);
}

function nobodyListens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
