import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { EventsOfGame } from '@vedette/record';

/** The kernel, which folds the events of every game. */
const KERNEL = '@vedette/record';

/**
 * Digest of the code that folds a game's events into positions: a snapshot another version of that code made is another
 * cache. `room` is the library that defines the events. Where it is not built (tests from source) the definitions' own code
 * is taken.
 */
export function reducerHash(set: EventsOfGame<never, never>, room: string): string {
  const hash = createHash('sha256');
  for (const { type, version, apply } of set.definitions)
    hash.update(`${type} ${version} ${String(apply)}\n`);
  for (const file of [...builtFiles(room), ...builtFiles(KERNEL)]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 32);
}

function builtFiles(room: string): string[] {
  const folder = builtFolder(room);
  if (folder === null || !existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .sort()
    .map((name) => join(folder, name));
}

function builtFolder(room: string): string | null {
  try {
    return dirname(createRequire(import.meta.url).resolve(room));
  } catch {
    return null;
  }
}
