import { createServer } from 'node:net';
import { join } from 'node:path';
import { connectNats, Installation, RequestClient } from '@vedette/messaging';
import { brokerFilesHere } from './broker-files-here.js';
import { resolveServers, type Servers } from '@vedette/servers';
import { ChildService } from './child-service.js';
import { prepareDatabase } from '../database/prepare-database.js';
import { roleUrl } from '../database/role-url.js';
import { rolePasswords } from './role-passwords.js';
import { usersOfBroker } from './broker-users.js';
import { House } from './house.js';
import { forgetHouse, noteHouse } from './house-file.js';
import { playFirstTurn } from './play-first-turn.js';
import { keyEnvironments, keyFilesOf, keysLieIn } from './root-key-file.js';
import { planOfficers } from './officers-plan.js';
import type { Part } from './part-played.js';
import { StopRequest, StopRequestedError } from './stop-request.js';

/** What `vedette start` was asked for. */
export interface StartSetting {
  readonly once: boolean;
  /** Whether staff officers play a turn although the campaign is there already. */
  readonly play: boolean;
  /** As whom the person who starts the house goes on, with officers at every other seat; null for none, and no officers. */
  readonly part: Part | null;
  readonly port: number;
  readonly workers: number;
  readonly dataFolder: string;
  readonly scenario: string;
  /** What keys the dice of the campaign that is loaded; null has it drawn at random. */
  readonly secret: string | null;
}

const DATABASE = 'vedette';
/** Prefix of what is ours on a broker that others use too. */
const INSTALLATION = process.env['VEDETTE_INSTALLATION'] ?? 'vedette';

/**
 * Finds the servers, starts every service, has the first turn played, and stays until it is asked to stop; everything
 * that was started is stopped again, also when a step fails, and at once when it is asked to, whatever it is at. Throws `ServersError` and `ServiceFailedError`.
 */
export async function openHouse(setting: StartSetting, say: (line: string) => void): Promise<void> {
  const stop = new StopRequest();
  // What goes on while the house stops has nobody to tell it to.
  const tell = (line: string): void => {
    if (!stop.isMade) say(line);
  };
  say('Looking for Postgres and NATS');
  const servers = await serversOf(setting, stop, (line) => tell(`  ${line}`));
  if (servers === null) {
    say('Stopping');
    return stop.close();
  }
  const natsUrlOf = (user: string): string => servers.natsUrls[user] ?? servers.natsUrl;
  let house: House | undefined;
  let officers: ChildService | undefined;
  try {
    const keys = keyEnvironments(setting.dataFolder);
    const key = { ...keys.house, ...keys.correspondence };
    const { databaseUrl } = servers;
    const passwords = servers.ownsPostgres ? await rolePasswords(setting.dataFolder) : undefined;
    await stop.before(
      prepareDatabase({
        ...{ databaseUrl, key, say: tell },
        ...(passwords === undefined ? {} : { passwords }),
        // Keys of the environment lie in no folder.
        ...(keysLieIn(setting.dataFolder, key) ? { dataFolder: setting.dataFolder } : {}),
      }),
    );
    say('Starting services');
    const port = await portToUse(setting.port, say);
    const natsUrl = natsUrlOf('operator');
    house = await House.open(
      {
        root: process.cwd(),
        dataFolder: setting.dataFolder,
        databaseUrlOf: (service) => (passwords ? roleUrl(databaseUrl, service, passwords) : databaseUrl),
        natsUrlOf,
        port,
        workers: setting.workers,
        installation: INSTALLATION,
        keys,
        ...metricsPort(),
      },
      stop,
      tell,
    );
    noteHouse(setting.dataFolder, {
      ...{ natsUrl, installation: INSTALLATION },
      ...(servers.ownsPostgres ? { databaseUrl, keyFiles: keyFilesOf(key) } : {}),
    });
    const connection = await connectNats({ url: natsUrl, name: 'vedette', files: brokerFilesHere() });
    try {
      const requests = new RequestClient(connection, new Installation(INSTALLATION));
      const { gatewayUrl } = house;
      const { scenario, secret, dataFolder, part } = setting;
      const playOn = setting.play || setting.once;
      const reportFolder = join(dataFolder, 'reports');
      const first = { requests, gatewayUrl, scenario, secret, dataFolder, reportFolder, playOn, part };
      await stop.before(playFirstTurn(first, tell));
      if (part) {
        officers = new ChildService(
          planOfficers({ root: process.cwd(), gatewayUrl, scenario, dataFolder, part }),
          tell,
        );
        await stop.before(officers.start());
        say(
          `  Staff officers look after every other seat; what they do stands in ${join(dataFolder, 'logs', 'officers.log')}.`,
        );
      }
    } catch (error) {
      if (setting.once || error instanceof StopRequestedError) throw error;
      // A turn nobody waits for must not cost the house: a disk that is full, a database that is away, are mended while it is up.
      const reason = error instanceof Error ? messagesOf(error) : String(error);
      say(
        `The turn of the staff officers was broken off: ${reason}\nWith --play they play it on at the next start.`,
      );
    } finally {
      // Nothing is waited for: draining fails where the broker has gone before, as under a Ctrl-C that reaches everything.
      await connection.close();
    }
    if (!setting.once) await untilStopped(stop, house, say);
  } catch (error) {
    // Of what fails once it is asked to stop nobody is told: what it stood on may have been told to stop in the same moment.
    if (!stop.isMade) throw error;
  } finally {
    say('Stopping');
    forgetHouse(setting.dataFolder);
    await officers?.stop();
    await house?.close();
    await servers.stop();
    stop.close();
  }
}

/** What an error says, and what lies beneath it: "fetch failed" alone helps nobody. */
function messagesOf({ message, cause }: Error): string {
  return cause instanceof Error ? `${message}: ${messagesOf(cause)}` : message;
}

/**
 * Servers, found or started; null where that came to nothing because the house was asked to stop meanwhile, which a Ctrl-C asks also of
 * whatever was being tried or started.
 */
async function serversOf(
  { dataFolder }: StartSetting,
  stop: StopRequest,
  say: (line: string) => void,
): Promise<Servers | null> {
  const natsAccess = usersOfBroker(new Installation(INSTALLATION));
  try {
    return await resolveServers({ database: DATABASE, dataFolder, say, natsAccess });
  } catch (error) {
    if (!stop.isMade) throw error;
    return null;
  }
}

async function untilStopped(stop: StopRequest, house: House, say: (line: string) => void): Promise<void> {
  say(
    `\nVedette is up at ${house.gatewayUrl} (REST: /openapi.json, GraphQL: /graphql). Ctrl-C stops everything.`,
  );
  const kept = setInterval(() => undefined, 60_000);
  await stop.made();
  clearInterval(kept);
}

/** Every process inherits `METRICS_PORT`, and only one could have it. */
function metricsPort(): { readonly metricsPort?: number } {
  const port = Number(process.env['METRICS_PORT'] || 0);
  return port > 0 ? { metricsPort: port } : {};
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
