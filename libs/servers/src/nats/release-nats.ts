import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunnable } from '../machine/find-program.js';
import { runCommand } from '../machine/run-command.js';
import { ServersError } from '../servers-error.js';
import type { Fetched } from './apt-nats.js';
import { natsRelease, releaseDigests } from './release-digests.js';

/** Where releases lie; `VEDETTE_NATS_RELEASES` names a mirror. */
export const officialReleases = 'https://github.com/nats-io/nats-server/releases/download';

const platformOf = (platform: string, arch: string): { readonly name: string; readonly archive: string } => {
  const os = platform === 'win32' ? 'windows' : platform;
  const cpu =
    ({ x64: 'amd64', arm64: 'arm64', arm: 'arm7', ia32: '386' } as Record<string, string>)[arch] ?? arch;
  const name = `nats-server-${natsRelease}-${os}-${cpu}`;
  return { name, archive: `${name}${platform === 'win32' ? '.zip' : '.tar.gz'}` };
};

const fetchBytes = async (url: string): Promise<Buffer> => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(120_000) });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
};

/**
 * nats-server from the official release archive of this platform, unpacked into the cache folder once its checksum is
 * the one that is known here.
 * @throws ServersError `checksum-wrong` when it is not: then something is badly wrong and no other route may hide it
 */
export const releaseNats = async (
  cacheFolder: string,
  base: string = officialReleases,
  digests: Readonly<Record<string, string>> = releaseDigests,
): Promise<Fetched> => {
  const { name, archive } = platformOf(process.platform, process.arch);
  const program = join(cacheFolder, name, process.platform === 'win32' ? 'nats-server.exe' : 'nats-server');
  const origin = `the official release ${natsRelease}`;
  if (await isRunnable(program)) return { program, origin };
  const wanted = digests[archive];
  if (wanted === undefined) return { reason: `release archive: no checksum of ${archive} is known` };
  let bytes: Buffer;
  try {
    bytes = await fetchBytes(`${base}/${natsRelease}/${archive}`);
  } catch (error) {
    return { reason: `release archive: ${error instanceof Error ? error.message : String(error)}` };
  }
  const found = createHash('sha256').update(bytes).digest('hex');
  if (wanted !== found) {
    throw new ServersError(
      'checksum-wrong',
      `${archive} from ${base} has checksum ${found} and should have ${wanted}: not used.`,
    );
  }
  await mkdir(cacheFolder, { recursive: true });
  const work = await mkdtemp(join(cacheFolder, 'release-'));
  try {
    await writeFile(join(work, archive), bytes);
    const { code, stderr } = await runCommand(['tar', '-xf', archive], { cwd: work });
    if (code !== 0) return { reason: `release archive: tar failed: ${stderr}` };
    await rm(join(cacheFolder, name), { recursive: true, force: true });
    await rename(join(work, name), join(cacheFolder, name));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return (await isRunnable(program))
    ? { program, origin }
    : { reason: 'the release archive holds no nats-server' };
};
