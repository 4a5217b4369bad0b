import { chmod, chown, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Guise } from '../machine/as-ordinary-user.js';
import { runCommand } from '../machine/run-command.js';
import type { PostgresBinaries } from './postgres-binaries.js';

/** Programs as a guise can run them, and what to clear away when the server has ended. */
export interface UsablePrograms {
  readonly programs: PostgresBinaries;
  readonly clear: () => Promise<void>;
}

/**
 * As another user the data must be his and the programs must lie where he may read them: if they do not, they are
 * copied to a folder made for this run, because a fixed name in a public folder could be prepared by somebody else.
 */
const prepareForNobody = async (
  binaries: PostgresBinaries,
  dataFolder: string,
  guise: Extract<Guise, { kind: 'nobody' }>,
): Promise<UsablePrograms> => {
  await chown(dataFolder, guise.uid, guise.gid);
  const trial = await runCommand([binaries.initdb, '--version'], { uid: guise.uid, gid: guise.gid });
  const { home } = binaries;
  if (trial.code === 0 || home === undefined) return { programs: binaries, clear: () => Promise.resolve() };
  const copy = await mkdtemp(join(tmpdir(), 'vedette-postgres-'));
  await chmod(copy, 0o755);
  await cp(join(home, 'native'), copy, { recursive: true, verbatimSymlinks: true });
  const moved = (file: string): string => join(copy, relative(join(home, 'native'), file));
  return {
    programs: { ...binaries, initdb: moved(binaries.initdb), postgres: moved(binaries.postgres) },
    clear: () => rm(copy, { recursive: true, force: true }),
  };
};

/** Makes programs and data usable for whoever Postgres is to run as. */
export const programsForGuise = async (
  binaries: PostgresBinaries,
  dataFolder: string,
  guise: Guise,
): Promise<UsablePrograms> =>
  guise.kind === 'nobody'
    ? prepareForNobody(binaries, dataFolder, guise)
    : { programs: binaries, clear: () => Promise.resolve() };
