import { closeSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sessionFile } from './kept-session.js';

/** A process that held the session so long has died with it. */
const DEAD_AFTER_MS = 30_000;

/**
 * Does `work` while no other command of this user renews the session. A refresh token that comes twice ends the session,
 * so two commands that start together must not both send it: the second waits and finds it renewed.
 */
export async function aloneWithSession<T>(
  env: Readonly<Record<string, string | undefined>>,
  work: () => Promise<T>,
): Promise<T> {
  const lock = `${sessionFile(env)}.lock`;
  mkdirSync(dirname(lock), { recursive: true, mode: 0o700 });
  while (!taken(lock)) await pause(50);
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function taken(lock: string): boolean {
  try {
    closeSync(openSync(lock, 'wx', 0o600));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  if (age > DEAD_AFTER_MS) rmSync(lock, { force: true });
  return false;
}
