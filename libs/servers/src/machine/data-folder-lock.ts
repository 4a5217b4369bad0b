import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ServersError } from '../servers-error.js';
import { isAlive, processStart } from './process-life.js';

/** Who holds a data folder. */
interface Holder {
  readonly pid: number;
  readonly start?: string;
}

/** A held lock. */
export interface DataFolderLock {
  release(): Promise<void>;
}

const stillHeld = ({ pid, start }: Holder): boolean =>
  isAlive(pid) && (start === undefined || processStart(pid) === undefined || processStart(pid) === start);

const holderOf = async (file: string): Promise<Holder | undefined> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
};

/**
 * Takes a data folder for this process, so that two starts never share one cluster. The lock of a process that is gone
 * is taken over.
 * @throws ServersError `data-folder-in-use` naming the process that holds it
 */
export const lockDataFolder = async (folder: string): Promise<DataFolderLock> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'lock');
  const start = processStart(process.pid);
  const mine: Holder = { pid: process.pid, ...(start === undefined ? {} : { start }) };
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      const handle = await open(file, 'wx', 0o600);
      await handle.writeFile(JSON.stringify(mine));
      await handle.close();
      return { release: () => rm(file, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = await holderOf(file);
    if (holder !== undefined && stillHeld(holder)) {
      throw new ServersError(
        'data-folder-in-use',
        `${folder} is in use by process ${holder.pid}. Stop it first, or name another data folder.`,
      );
    }
    // A lock file that is being written is empty for a moment.
    if (holder === undefined) await new Promise((resolve) => setTimeout(resolve, 100));
    // Renaming takes a dead lock away exactly once, however many starts see it.
    await rename(file, `${file}.stale-${process.pid}`).catch(() => undefined);
    await rm(`${file}.stale-${process.pid}`, { force: true });
  }
  throw new ServersError(
    'data-folder-in-use',
    `${folder} is being taken by several starts at once; try again.`,
  );
};
