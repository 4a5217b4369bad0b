import { resolve } from 'node:path';
import { fetchedNats, installedNats } from './nats/nats-program.js';
import { usableCache } from './resolve-servers.js';
import { ServersError } from './servers-error.js';

/**
 * The nats-server program itself, installed or fetched, for drills and tests that start, kill and restart a broker of
 * their own.
 * @throws ServersError `nats-unavailable`
 */
export const natsProgram = async (env: NodeJS.ProcessEnv = process.env): Promise<string> => {
  const installed = await installedNats();
  if ('program' in installed) return installed.program;
  const fetched = await fetchedNats({
    cacheFolder: usableCache(env, resolve('.data')),
    env,
    say: () => undefined,
  });
  if ('program' in fetched) return fetched.program;
  throw new ServersError(
    'nats-unavailable',
    `No nats-server program: ${installed.reason}; ${fetched.reason}`,
  );
};
