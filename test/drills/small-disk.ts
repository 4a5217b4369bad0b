import { execFile } from 'node:child_process';
import { open, rm, mkdtemp, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const BALLAST = 'ballast';
const CHUNK = Buffer.alloc(64 * 1024);

/** Why no file system can be made here that fills up; null where one can. */
export async function whyNoSmallDisk(): Promise<string | null> {
  try {
    await (await SmallDisk.make(1)).remove();
    return null;
  } catch (error) {
    return `no file system can be mounted here: ${(error as Error).message.trim().split('\n').at(-1)}`;
  }
}

/** A file system of its own, in memory, that can be filled to the last byte. */
export class SmallDisk {
  private constructor(readonly folder: string) {}

  static async make(megabytes: number): Promise<SmallDisk> {
    const folder = await mkdtemp(join(tmpdir(), 'vedette-drill-disk-'));
    try {
      await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'vedette-drill', folder]);
    } catch (error) {
      await rmdir(folder);
      throw error;
    }
    return new SmallDisk(folder);
  }

  /** Leaves no room at all. */
  async fill(): Promise<void> {
    const file = await open(join(this.folder, BALLAST), 'w');
    try {
      for (let chunk = CHUNK; chunk.length > 0;)
        try {
          await file.write(chunk);
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
          chunk = chunk.subarray(0, Math.floor(chunk.length / 2));
        }
    } finally {
      await file.close();
    }
  }

  /** Makes the room again that there was. */
  async clear(): Promise<void> {
    await rm(join(this.folder, BALLAST), { force: true });
  }

  /** Whatever still has files open there keeps them until it ends. */
  async remove(): Promise<void> {
    await run('umount', ['-l', this.folder]);
    await rmdir(this.folder);
  }
}
