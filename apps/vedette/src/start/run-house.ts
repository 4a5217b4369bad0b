import { ServersError } from '@vedette/servers';
import { openHouse, type StartSetting } from './open-house.js';
import { ServiceFailedError } from './service-failed.error.js';

/** Opens the house and returns the exit code: 0, or 1 when servers or services cannot be had, with the reason on stderr. */
export async function runHouse(setting: StartSetting, say: (line: string) => void): Promise<number> {
  try {
    await openHouse(setting, say);
    return 0;
  } catch (error) {
    if (!(error instanceof ServersError) && !(error instanceof ServiceFailedError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}
