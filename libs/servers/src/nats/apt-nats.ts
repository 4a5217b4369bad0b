import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findProgram, isRunnable } from '../machine/find-program.js';
import { runCommand } from '../machine/run-command.js';

/** A program that was fetched, or why it could not be. */
export type Fetched = { readonly program: string; readonly origin: string } | { readonly reason: string };

/** apt's state and downloads below a folder of ours: nothing of the system is read but its sources, keys and status. */
const privateApt = (folder: string): readonly string[] =>
  [
    `Dir::State=${folder}/state`,
    'Dir::State::status=/var/lib/dpkg/status',
    `Dir::Cache=${folder}/cache`,
    // apt would hand the download to a user who may not write to our folder.
    `APT::Sandbox::User=${process.getuid?.() === 0 ? 'root' : ''}`,
  ].flatMap((option) => ['-o', option]);

const download = async (apt: string, dpkg: string, work: string): Promise<string | undefined> => {
  await mkdir(join(work, 'state', 'lists', 'partial'), { recursive: true });
  await mkdir(join(work, 'cache', 'archives', 'partial'), { recursive: true });
  const options = privateApt(work);
  for (const step of [
    ['update', '-qq'],
    ['download', '-qq', 'nats-server'],
  ] as const) {
    const { code, stderr } = await runCommand([apt, ...options, ...step], { cwd: work });
    // An update that misses one of several sources may still have found the package; the download tells.
    if (code !== 0 && step[0] === 'download') return stderr || `apt-get download ended with ${code}`;
  }
  const archive = (await readdir(work)).find((name) => /^nats-server_.*\.deb$/.test(name));
  if (archive === undefined) return 'apt-get fetched no archive';
  const { code, stderr } = await runCommand([dpkg, '-x', join(work, archive), join(work, 'root')]);
  return code === 0 ? undefined : stderr || `dpkg-deb ended with ${code}`;
};

/**
 * nats-server from the machine's own package sources, signature checked by apt, unpacked into the cache folder. Needs
 * no rights and installs nothing.
 */
export const aptNats = async (cacheFolder: string): Promise<Fetched> => {
  const origin = "the system's package source";
  const kept = join(cacheFolder, 'nats-apt', 'usr', 'sbin', 'nats-server');
  if (await isRunnable(kept)) return { program: kept, origin };
  const [apt, dpkg] = await Promise.all([findProgram('apt-get'), findProgram('dpkg-deb')]);
  if (apt === undefined || dpkg === undefined) return { reason: 'there is no apt-get here' };
  await mkdir(cacheFolder, { recursive: true });
  const work = await mkdtemp(join(cacheFolder, 'apt-'));
  try {
    const fault = await download(apt, dpkg, work);
    if (fault !== undefined) return { reason: `apt-get: ${fault.split('\n').slice(-1)[0]}` };
    await rm(join(cacheFolder, 'nats-apt'), { recursive: true, force: true });
    await rename(join(work, 'root'), join(cacheFolder, 'nats-apt'));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return (await isRunnable(kept))
    ? { program: kept, origin }
    : { reason: 'the package holds no nats-server' };
};
