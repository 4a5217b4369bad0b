import { findProgram } from '../machine/find-program.js';
import { type Fetched, aptNats } from './apt-nats.js';
import { officialReleases, releaseNats } from './release-nats.js';

/** Where programs may come from and where fetched ones are kept. */
export interface ProgramSearch {
  readonly cacheFolder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
}

/** The installed nats-server. */
export const installedNats = async (): Promise<Fetched> => {
  const program = await findProgram('nats-server');
  return program === undefined ? { reason: 'nats-server not installed' } : { program, origin: program };
};

/** A nats-server fetched into the cache folder: from the system's package source, else the official release. */
export const fetchedNats = async ({ cacheFolder, env, say }: ProgramSearch): Promise<Fetched> => {
  say('Looking for nats-server in the package sources of this machine');
  const apt = await aptNats(cacheFolder);
  if ('program' in apt) return apt;
  say('Fetching the official nats-server release');
  const release = await releaseNats(cacheFolder, env['VEDETTE_NATS_RELEASES'] || officialReleases);
  return 'program' in release ? release : { reason: `${apt.reason}; ${release.reason}` };
};
