import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const othersMayAnything = 0o077;

/** Takes from everybody but its owner what he may do with a file, or with a folder and all below it. Links are left alone. */
const closeTree = async (path: string): Promise<void> => {
  const found = await lstat(path).catch(() => undefined);
  if (found === undefined || found.isSymbolicLink()) return;
  if ((found.mode & othersMayAnything) !== 0) await chmod(path, found.mode & 0o777 & ~othersMayAnything);
  if (!found.isDirectory()) return;
  for (const name of await readdir(path)) await closeTree(join(path, name));
};

/** What lies in a data folder; other files somebody keeps beside them are his own affair. */
const ours = /^(postgres|nats|logs|reports|cache|lock|.*\.(log|json|key)|postgres-password)$/;

/** Closes a data folder, which an earlier release may have left open: everything of ours in it is its owner's alone. */
export const closeDataFolder = async (folder: string): Promise<void> => {
  await chmod(folder, 0o700);
  for (const name of await readdir(folder)) if (ours.test(name)) await closeTree(join(folder, name));
};
