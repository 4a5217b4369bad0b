import { runCommand } from './run-command.js';
import { findProgram } from './find-program.js';

/**
 * How a program that refuses to run as root is run. `self`: we are nobody special. `namespace`: a user namespace in
 * which we look like nobody while every file stays ours; works below private folders and changes nothing on the
 * system. `nobody`: really as that user, who must be able to read the programs and owns the data.
 */
export type Guise =
  | { readonly kind: 'self' }
  | { readonly kind: 'namespace'; readonly unshare: string }
  | { readonly kind: 'nobody'; readonly uid: number; readonly gid: number };

const nobody = 65534;

/** The guise this process needs for Postgres. No user is ever created. */
export const guiseForPostgres = async (): Promise<Guise> => {
  if (process.getuid?.() !== 0) return { kind: 'self' };
  const unshare = await findProgram('unshare');
  if (unshare !== undefined) {
    const trial = await runCommand([
      unshare,
      '--user',
      `--map-user=${nobody}`,
      `--map-group=${nobody}`,
      'true',
    ]);
    if (trial.code === 0) return { kind: 'namespace', unshare };
  }
  return { kind: 'nobody', uid: nobody, gid: nobody };
};

/** A command in a guise: what to spawn, and as whom. */
export const inGuise = (
  guise: Guise,
  command: readonly [string, ...string[]],
): { readonly command: readonly [string, ...string[]]; readonly uid?: number; readonly gid?: number } => {
  switch (guise.kind) {
    case 'self':
      return { command };
    case 'namespace':
      return {
        command: [guise.unshare, '--user', `--map-user=${nobody}`, `--map-group=${nobody}`, ...command],
      };
    case 'nobody':
      return { command, uid: guise.uid, gid: guise.gid };
  }
};
