/**
 * Brings a clone into a state in which it runs: the locked packages, the right Node, an up-to-date build. Uses nothing
 * but Node, because it runs before anything is installed. Each step looks first and does nothing when nothing changed.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  openSync,
  closeSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  canInstall,
  chooseRuntime,
  dropIfItDoesNotRun,
  goOnAs,
  leadPath,
  leastToInstall,
  packagedNode,
} from './runtime.mjs';

/** Root of the clone. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** What keeps a clone from running, in words for people; `tools` print it without a stack. */
export class PrepareError extends Error {
  name = 'PrepareError';
}

/** @throws PrepareError on a Node that is too old to install anything */
export const checkNode = () => {
  if (canInstall(process.versions.node)) return;
  throw new PrepareError(
    `Installing Vedette needs Node ${leastToInstall.join('.')} or later and this is ${process.versions.node}: see https://nodejs.org/en/download`,
  );
};

/** Goes on under the Node that Vedette runs under: returns under that one, and never under another. @throws PrepareError where there is none */
export const ensureRuntime = async () => {
  const choice = chooseRuntime({ packaged: packagedNode(root), version: process.versions.node });
  if (choice.use === 'none') throw new PrepareError(choice.why);
  if (choice.use === 'other') await goOnAs(choice.binary, [...process.execArgv, ...process.argv.slice(1)]);
  leadPath();
};

/** Runs a command with its output going through, or kept back and shown only when it fails. */
const run = (command, args, { output, env }) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: output === 'show' ? ['ignore', 2, 2] : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: { ...process.env, ...env },
    });
    const kept = [];
    child.stdout?.on('data', (chunk) => kept.push(chunk));
    child.stderr?.on('data', (chunk) => kept.push(chunk));
    child.on('error', (error) => reject(new PrepareError(`${command} cannot be run: ${error.message}`)));
    child.on('close', (code) => {
      if (code === 0) return resolve();
      process.stderr.write(Buffer.concat(kept));
      reject(new PrepareError(`${[command, ...args].join(' ')} failed with code ${code}`));
    });
  });

const hashOf = (file) =>
  createHash('sha256')
    .update(readFileSync(join(root, file)))
    .digest('hex');
const installStamp = join(root, 'node_modules', '.vedette-lock');
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/**
 * Whether npm's own record of what it installed agrees with the lock file, so that packages somebody installed by hand
 * are not thrown away and fetched again. Packages for other platforms are in the lock alone.
 */
const recordAgrees = () => {
  if (!existsSync(join(root, 'node_modules', '.package-lock.json'))) return false;
  const { packages: installed } = readJson('node_modules/.package-lock.json');
  return Object.entries(readJson('package-lock.json').packages)
    .filter(([path]) => path.startsWith('node_modules/'))
    .every(([path, locked]) => {
      const found = installed[path];
      if (found === undefined) return locked.optional === true || locked.devOptional === true;
      return found.version === locked.version && found.integrity === locked.integrity;
    });
};

/** Whether node_modules are those of the lock file. */
export const isInstalled = () => {
  const wanted = hashOf('package-lock.json');
  if (existsSync(installStamp) && readFileSync(installStamp, 'utf8') === wanted) return true;
  if (!recordAgrees()) return false;
  writeFileSync(installStamp, wanted);
  return true;
};

/** Installs the locked packages when they are missing or the lock changed. */
export const ensureInstalled = async ({ output }) => {
  if (isInstalled()) return;
  process.stderr.write('Installing packages (npm ci), once for each change of the lock file\n');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { output, env: {} });
  dropIfItDoesNotRun(root);
  writeFileSync(installStamp, hashOf('package-lock.json'));
};

const projectFolders = () =>
  ['apps', 'libs'].flatMap((kind) =>
    readdirSync(join(root, kind), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(join(root, kind, entry.name, 'package.json')))
      .map((entry) => join(kind, entry.name)),
  );

/** One line a file: path, size, time. Reading a thousand directory entries costs milliseconds; reading files does not. */
const listing = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return listing(path);
      const { size, mtimeMs } = statSync(join(root, path));
      return [`${path} ${size} ${mtimeMs}`];
    });

const stampFile = join(root, '.cache', 'build-stamp');

/** A digest of everything a build depends on, without reading it. */
const sourceStamp = () => {
  const lines = projectFolders().flatMap((project) => [
    ...listing(join(project, 'src')),
    `${project} ${hashOf(join(project, 'package.json'))}`,
  ]);
  lines.push(hashOf('.swcrc'), hashOf('package-lock.json'));
  return createHash('sha256').update(lines.join('\n')).digest('hex');
};

/**
 * A project is built when all its package.json exports is there: `index.js` of a library, `main.js` of a service. What is for
 * tests alone is read from its source and never built.
 */
const exportsOf = (project) =>
  Object.values(readJson(join(project, 'package.json')).exports ?? {}).flatMap(
    (entry) => entry.default ?? [],
  );

const allBuilt = () =>
  projectFolders().every((project) =>
    exportsOf(project).every((file) => existsSync(join(root, project, file))),
  );

/** Whether what is built is what the sources say. */
export const isBuilt = () =>
  allBuilt() && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceStamp();

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Does `work` while no other process of this clone builds; waits for one that does. */
const alone = async (work) => {
  const lock = join(root, '.cache', 'build.lock');
  mkdirSync(dirname(lock), { recursive: true });
  for (;;) {
    try {
      const file = openSync(lock, 'wx');
      writeSync(file, String(process.pid));
      closeSync(file);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = Number(readFileSync(lock, { encoding: 'utf8', flag: 'a+' }));
    if (holder > 0 && !isAlive(holder)) rmSync(lock, { force: true });
    else await new Promise((resolve) => setTimeout(resolve, 100));
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
};

/** Builds what changed. nx keeps what it built, so going back to an old state costs next to nothing. */
export const ensureBuilt = async ({ output }) => {
  if (isBuilt()) return;
  await alone(async () => {
    if (isBuilt()) return;
    const stamp = sourceStamp();
    if (output === 'show') process.stderr.write('Building\n');
    const nx = join(root, 'node_modules', 'nx', 'dist', 'bin', 'nx.js');
    const env = { NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0' };
    await run(process.execPath, [nx, 'run-many', '-t', 'build', '--outputStyle=stream'], {
      output: 'keep',
      env,
    });
    writeFileSync(stampFile, stamp);
  });
};

/** Everything before the first command of ours can run. */
export const prepare = async ({ output }) => {
  checkNode();
  await ensureInstalled({ output });
  await ensureRuntime();
  await ensureBuilt({ output });
};

/** Runs the body of a tool; a PrepareError ends it with one line and code 1. */
export const asTool = async (body) => {
  try {
    await body();
  } catch (error) {
    if (error?.name !== 'PrepareError') throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
};
