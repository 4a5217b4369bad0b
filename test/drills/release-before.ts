import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
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
/** From which release an installation is brought to this one; a clone without tags still has its commit. */
const TAG = 'v0.2.0';
const COMMIT = '21732c10f7ed3b25721e87b7760eb4fa64b9b967';
const MOST_OUTPUT = 64 * 1024 * 1024;

/** The commit of the release before; null where this clone does not have it. */
async function commitOf(): Promise<string | null> {
  for (const name of [TAG, COMMIT])
    try {
      const found = await run('git', ['rev-parse', '-q', '--verify', `${name}^{commit}`], { cwd: root });
      return found.stdout.trim();
    } catch {
      // The next may be there.
    }
  return null;
}

/** Why the release before cannot be had; null where it can. */
export async function whyNoReleaseBefore(): Promise<string | null> {
  if (process.env['RELEASE_BEFORE'] || (await commitOf())) return null;
  return `release ${TAG} (commit ${COMMIT.slice(0, 8)}) is not in this clone (git fetch --tags --unshallow), and RELEASE_BEFORE names no checkout of it`;
}

/**
 * The folder of the release before, built: the one that `RELEASE_BEFORE` names, or one that is made from its tag once and kept
 * under `.cache/releases`. Its packages are installed by its own lock.
 */
export async function releaseBefore(): Promise<string> {
  const named = process.env['RELEASE_BEFORE'];
  if (named) return named.endsWith('/') ? named : `${named}/`;
  const commit = await commitOf();
  if (!commit) throw new Error((await whyNoReleaseBefore())!);
  const folder = `${root}.cache/releases/${commit}/`;
  if (existsSync(folder)) return folder;
  const making = `${root}.cache/releases/${commit}-${process.pid}`;
  await mkdir(making, { recursive: true });
  try {
    await build(commit, making);
    await rename(making, folder);
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    throw error;
  }
  return folder;
}

async function build(commit: string, folder: string): Promise<void> {
  const env = { ...process.env, NODE_OPTIONS: '' };
  const within = { cwd: folder, env, maxBuffer: MOST_OUTPUT };
  await run('git', ['archive', '-o', `${folder}/release.tar`, commit], { cwd: root });
  await run('tar', ['-xf', 'release.tar'], within);
  await rm(`${folder}/release.tar`);
  await run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], within);
  // Project by project: Nx would take the checkout around this folder for the workspace's own.
  await run('npm', ['run', 'build', '--workspaces', '--if-present'], within);
}
