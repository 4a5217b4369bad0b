import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { UsageError } from '../server/usage.error.js';

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/**
 * Has the desktop show a file or address; waits only until the program that does it has begun.
 * @throws UsageError where the machine has no such program
 */
export async function openInBrowser(target: string): Promise<void> {
  const [program, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...args, target], { stdio: 'ignore', detached: true });
  try {
    await once(child, 'spawn');
  } catch (cause) {
    throw new UsageError(`this machine has no ${program} to open it with; open it by hand`, { cause });
  }
  child.unref();
}
