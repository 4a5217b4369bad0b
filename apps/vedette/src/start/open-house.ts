import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { connectNats, Installation, RequestClient } from '@vedette/messaging';
import { resolveServers } from '@vedette/servers';
import { House } from './house.js';
import { forgetHouse, noteHouse } from './house-file.js';
import { playFirstTurn } from './play-first-turn.js';

/** What `vedette start` was asked for. */
export interface StartSetting {
  readonly once: boolean;
  readonly port: number;
  readonly workers: number;
  readonly dataFolder: string;
  readonly scenario: string;
}

const DATABASE = 'vedette';
const INSTALLATION = 'vedette';

/**
 * Finds the servers, starts every service, has the first turn played, and stays until it is asked to stop; everything
 * that was started is stopped again, also when a step fails. Throws `ServersError` and `ServiceFailedError`.
 */
export async function openHouse(setting: StartSetting, say: (line: string) => void): Promise<void> {
  const stopped = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort());
  say('Looking for Postgres and NATS');
  const servers = await resolveServers({
    database: DATABASE,
    dataFolder: setting.dataFolder,
    say: (line) => say(`  ${line}`),
  });
  let house: House | undefined;
  try {
    say('Starting services');
    const port = await portToUse(setting.port, say);
    const { databaseUrl, natsUrl } = servers;
    house = await House.open(
      {
        root: process.cwd(),
        dataFolder: setting.dataFolder,
        databaseUrl,
        natsUrl,
        port,
        workers: setting.workers,
        installation: INSTALLATION,
      },
      say,
    );
    noteHouse(setting.dataFolder, { natsUrl, installation: INSTALLATION });
    const connection = await connectNats({ url: natsUrl, name: 'vedette' });
    try {
      const requests = new RequestClient(connection, new Installation(INSTALLATION));
      await playFirstTurn(
        {
          requests,
          gatewayUrl: house.gatewayUrl,
          scenario: setting.scenario,
          reportFolder: join(setting.dataFolder, 'reports'),
        },
        say,
      );
    } finally {
      await connection.drain();
    }
    if (!setting.once) await untilStopped(stopped.signal, house, say);
  } finally {
    say('Stopping');
    forgetHouse(setting.dataFolder);
    await house?.close();
    await servers.stop();
  }
}

async function untilStopped(signal: AbortSignal, house: House, say: (line: string) => void): Promise<void> {
  say(
    `\nVedette is up at ${house.gatewayUrl} (REST: /openapi.json, GraphQL: /graphql). Ctrl-C stops everything.`,
  );
  const kept = setInterval(() => undefined, 60_000);
  if (!signal.aborted) await once(signal, 'abort');
  clearInterval(kept);
}

/** The wanted port, or a free one when somebody else has it. */
async function portToUse(wanted: number, say: (line: string) => void): Promise<number> {
  if (wanted === 0) return 0;
  const free = await new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(wanted, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
  if (!free) say(`  port ${wanted} is taken; the gateway takes a free one`);
  return free ? wanted : 0;
}
