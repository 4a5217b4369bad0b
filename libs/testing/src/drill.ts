import { describe, it } from '@jest/globals';

/** A program that a drill kills, or the reason why this machine has none. */
export type DrillProgram = { readonly program: string } | { readonly reason: string };

/** Looks for the program of a drill. */
export const drillProgram = async (find: () => Promise<string>): Promise<DrillProgram> => {
  try {
    return { program: await find() };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
};

/** What becomes of a drill: nobody reads what a green run left out, so where CI is set it is held or fails. */
export const fateOf = (found: DrillProgram, env: NodeJS.ProcessEnv): 'held' | 'fails' | 'skipped' => {
  if ('program' in found) return 'held';
  return env.CI ? 'fails' : 'skipped';
};

/**
 * A suite that kills a server of its own. Where there is none to kill it is skipped, and says so, or it fails.
 */
export const describeDrill = (found: DrillProgram, name: string, body: (program: string) => void): void => {
  if ('program' in found) {
    describe(name, () => body(found.program));
  } else if (fateOf(found, process.env) === 'fails') {
    describe(name, () => {
      it('is held', () => {
        throw new Error(`This drill cannot be held here: ${found.reason}. Install what it needs.`);
      });
    });
  } else {
    console.warn(`Skipped, ${name}: ${found.reason}`);
    describe.skip(name, () => body(''));
  }
};
