import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EVENT_DEFINITIONS } from '@vedette/campaign';

/**
 * Digest of the code that folds events into positions: a snapshot another version of that code made is another cache.
 * Where the library is not built (tests from source) the definitions' own code is taken.
 */
export function reducerHash(): string {
  const hash = createHash('sha256');
  for (const { type, version, apply } of EVENT_DEFINITIONS)
    hash.update(`${type} ${version} ${String(apply)}\n`);
  for (const file of builtFiles()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 32);
}

function builtFiles(): string[] {
  const folder = builtFolder();
  if (folder === null || !existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .sort()
    .map((name) => join(folder, name));
}

function builtFolder(): string | null {
  try {
    return dirname(createRequire(import.meta.url).resolve('@vedette/campaign'));
  } catch {
    return null;
  }
}
