import type { NoServer } from '../found-server.js';
import type { FoundNats } from './found-nats.js';
import { probeNats } from './nats-probe.js';

/** How a NATS that runs already may be used. */
export interface RunningNatsWanted {
  readonly port?: number;
  /** Whether one that lets everybody in will do: for tests, never for campaigns. */
  readonly open: boolean;
  /** `NATS_USER` and `NATS_PASSWORD`, as whom we are let in. */
  readonly env: NodeJS.ProcessEnv;
}

/**
 * A NATS with JetStream that listens on this machine, asks for credentials, and lets us in by those we were given. Whoever
 * reaches a broker that asks for none could give himself an operator's password, so such a one is not used.
 */
export const runningNats = async ({
  port = 4222,
  open,
  env,
}: RunningNatsWanted): Promise<FoundNats | NoServer> => {
  const place = `127.0.0.1:${port}`;
  const { NATS_USER: user, NATS_PASSWORD: pass } = env;
  const isGiven = user !== undefined && user !== '' && pass !== undefined;
  try {
    const { version, isClosed } = await probeNats({ servers: place, ...(isGiven ? { user, pass } : {}) });
    if (!isClosed && !open)
      return {
        reason: `The NATS on ${place} lets everybody in, so it is not used: whoever reaches it could act as the operator`,
        isToldAlways: true,
      };
    const credentials = isGiven ? `${encodeURIComponent(user)}:${encodeURIComponent(pass)}@` : '';
    return {
      url: `nats://${credentials}${place}`,
      urls: {},
      source: `NATS ${version}, already running on ${place}`,
      stop: () => Promise.resolve(),
    };
  } catch (error) {
    const hint = isGiven ? '' : ' (NATS_USER and NATS_PASSWORD are not set)';
    return { reason: `${place}: ${error instanceof Error ? error.message : String(error)}${hint}` };
  }
};
