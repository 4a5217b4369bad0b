import { ServersError } from '@vedette/servers';
import { DatabaseOfAnotherFolderError } from '../database/folder-of-database.js';
import { openHouse, type StartSetting } from './open-house.js';
import { ServiceFailedError } from './service-failed.error.js';

/** Opens the house and returns the exit code: 0, or 1 when servers or services cannot be had, with the reason on stderr. */
export async function runHouse(setting: StartSetting, say: (line: string) => void): Promise<number> {
  try {
    await openHouse(setting, say);
    return 0;
  } catch (error) {
    if (!isTold(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

/** What people can mend: servers and services that cannot be had, a database of another data folder, a file that cannot be written. */
function isTold(error: unknown): error is Error {
  const told = [ServersError, ServiceFailedError, DatabaseOfAnotherFolderError];
  if (told.some((kind) => error instanceof kind)) return true;
  return error instanceof Error && 'syscall' in error && 'path' in error;
}
