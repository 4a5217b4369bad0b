import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ServiceName } from '@vedette/contracts';

/** The services that release had. */
export const SERVICES_BEFORE = [
  ...['gateway', 'order-intake', 'turn-conductor', 'reporting'],
  ...['land-resolution', 'naval-resolution', 'logistics'],
] as readonly ServiceName[];

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));
/** From which release an installation is brought to this one. */
export const VERSION_BEFORE = '0.2.0';
/** That release as it was built (`test/releases/README.md`). */
export const PACKED_RELEASE = `${root}test/releases/${VERSION_BEFORE}.tar.gz`;

/**
 * The folder of the release before, built: the one that `RELEASE_BEFORE` names, or the packed one, laid out once under
 * `.cache/releases`. Packages of others are those of this checkout, which Node finds in the folders above.
 */
export async function releaseBefore(): Promise<string> {
  const named = process.env['RELEASE_BEFORE'];
  if (named) return named.endsWith('/') ? named : `${named}/`;
  const digest = createHash('sha256')
    .update(await readFile(PACKED_RELEASE))
    .digest('hex');
  const folder = `${root}.cache/releases/${VERSION_BEFORE}-${digest.slice(0, 12)}/`;
  if (existsSync(folder)) return folder;
  const making = `${folder.slice(0, -1)}-${process.pid}`;
  await mkdir(making, { recursive: true });
  try {
    await run('tar', ['-xzf', PACKED_RELEASE, '-C', making]);
    await rename(making, folder);
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    // Another drill was faster.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
