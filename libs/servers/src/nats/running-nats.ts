import type { FoundServer, NoServer } from '../found-server.js';
import { probeNats } from './nats-probe.js';

/** A NATS with JetStream that listens on this machine and lets us in. Our names there all carry our own prefix. */
export const runningNats = async (port = 4222): Promise<FoundServer | NoServer> => {
  const place = `127.0.0.1:${port}`;
  try {
    const { version } = await probeNats({ servers: place });
    return {
      url: `nats://${place}`,
      source: `NATS ${version}, already running on ${place}`,
      stop: () => Promise.resolve(),
    };
  } catch (error) {
    return { reason: `${place}: ${error instanceof Error ? error.message : String(error)}` };
  }
};
