/**
 * `npm run image`: builds the image where there is no container engine and no registry, with Debian's buildah and debootstrap, on a base of this
 * machine's own: Debian, the Node the packages bring, and npm. It takes some ten minutes and 6 GB in the folder it is given (.cache/image
 * unless named), and says at its end how the house is tried in containers of it. Needs root, buildah, debootstrap, podman and runc.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ensureRuntime, asTool, PrepareError, root } from './prepare.mjs';
import { packagedNode } from './runtime.mjs';

const BASE = 'localhost/vedette-base';
const IMAGE = 'localhost/vedette';
const MIRROR = process.env.DEBIAN_MIRROR ?? 'http://deb.debian.org/debian';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const folder = resolve(process.argv[2] ?? join(root, '.cache', 'image'));
/** Where buildah and podman keep images; files of layers are laid over each other where the kernel lets us. */
const store = ['--root', join(folder, 'images'), '--runroot', join(folder, 'run')];

const say = (line) => process.stderr.write(`${line}\n`);
const run = (command, args, options = {}) =>
  execFileSync(command, args, { stdio: ['ignore', 2, 2], ...options });
const buildah = (...args) => run('buildah', [...store, ...args]);
const told = (...args) => execFileSync('buildah', [...store, ...args], { encoding: 'utf8' }).trim();

const mustHave = () => {
  const missing = ['buildah', 'debootstrap', 'podman', 'runc'].filter(
    (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0,
  );
  if (missing.length > 0)
    throw new PrepareError(`there is no ${missing.join(', ')}: apt-get install ${missing.join(' ')}`);
  if (process.getuid() !== 0) throw new PrepareError('a base can be made by root alone');
};

/**
 * npm as whoever called has it. Asked where it keeps packages it names a folder beside the Node that runs it, which for the packaged one
 * is empty.
 */
const npmFolder = () => {
  const called =
    process.env.npm_execpath ?? execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim();
  const npm = dirname(dirname(realpathSync(called)));
  if (!existsSync(join(npm, 'node_modules')))
    throw new PrepareError(
      `${npm} is not an npm that brings its own packages; install one with Node from nodejs.org`,
    );
  return npm;
};

/** A Debian with Node, npm and an ordinary user, as the base of the Dockerfile has them. */
const makeBase = () => {
  const system = join(folder, 'base');
  rmSync(system, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  say(`A base of Debian from ${MIRROR}`);
  run('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', system, MIRROR]);
  const at = (...path) => join(system, ...path);
  cpSync(packagedNode(root)?.binary ?? process.execPath, at('usr/local/bin/node'));
  mkdirSync(at('usr/local/lib/node_modules'), { recursive: true });
  cpSync(npmFolder(), at('usr/local/lib/node_modules/npm'), { recursive: true });
  for (const command of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${command}-cli.js`, at('usr/local/bin', command));
  if (existsSync(CERTIFICATES)) {
    // A machine behind an authority of its own reaches the packages by it.
    cpSync(CERTIFICATES, at(CERTIFICATES));
    mkdirSync(at('usr/local/etc'), { recursive: true });
    appendFileSync(at('usr/local/etc/npmrc'), `cafile=${CERTIFICATES}\n`);
  }
  run('chroot', [system, 'useradd', '--uid', '1000', '--create-home', '--shell', '/bin/sh', 'node']);
  for (const path of ['var/cache/apt/archives', 'var/lib/apt/lists', 'usr/share/doc', 'usr/share/man'])
    rmSync(at(path), { recursive: true, force: true });
  const recipe = join(folder, 'base.Dockerfile');
  writeFileSync(recipe, `FROM scratch\nCOPY base /\nENV NODE_EXTRA_CA_CERTS=${CERTIFICATES}\n`);
  buildah('bud', '--isolation', 'chroot', '--file', recipe, '--tag', BASE, folder);
  rmSync(system, { recursive: true, force: true });
};

const isThere = (image) => spawnSync('buildah', [...store, 'inspect', '--type', 'image', image]).status === 0;

await asTool(async () => {
  mustHave();
  await ensureRuntime();
  if (!isThere(BASE)) makeBase();
  const commit = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout.trim();
  buildah(
    ...['bud', '--isolation', 'chroot', '--build-arg', `NODE_IMAGE=${BASE}`],
    ...['--build-arg', `VEDETTE_COMMIT=${commit}`],
    ...['--file', join(root, 'deploy', 'Dockerfile'), '--tag', IMAGE, root],
  );
  say(told('images', '--format', '{{.Name}} {{.Size}}'));
  say(
    `TEST_IMAGE=${IMAGE} TEST_IMAGE_BASE=${BASE} TEST_IMAGE_STORE=${folder} npm test -- test/deploy/image-run`,
  );
});
