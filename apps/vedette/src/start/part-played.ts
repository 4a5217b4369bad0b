import { createInterface } from 'node:readline/promises';
import { loadScenario } from '@vedette/scenarios';
import { UsageError } from '../server/usage.error.js';
import { ADMINISTRATOR } from './accounts.js';

/** As whom the person who starts the house wants to go on: a player of the scenario, or the administrator. */
export interface Part {
  readonly account: string;
  /** Null for the administrator. */
  readonly player: string | null;
  readonly name: string;
}

/** The part of a name. @throws UsageError when nobody of the scenario is called so */
export function partOf(scenario: string, account: string): Part {
  if (account === ADMINISTRATOR) return { account, player: null, name: 'the administrator' };
  const { players } = loadScenario(scenario);
  const found = players.find(({ id }) => id === account);
  if (found) return { account, player: found.id, name: found.name };
  throw new UsageError(
    `nobody of ${scenario} is called ${account}; allowed are ${[...players.map(({ id }) => id), ADMINISTRATOR].join(', ')}`,
  );
}

/** The parts that are offered: those whose reports show the opening best, and the administrator. */
export function partsOffered(scenario: string): Part[] {
  const { readers } = loadScenario(scenario);
  return [...readers, ADMINISTRATOR].map((account) => partOf(scenario, account));
}

/** What is asked, a line each. */
export const questionOf = (parts: readonly Part[]): string =>
  [
    'What would you like to do? Staff officers take every other seat.',
    ...parts.map(({ player, name }, i) => `  ${i + 1}  ${player === null ? 'administer' : `play ${name}`}`),
    '  Enter  neither: staff officers play one turn for both sides, and then it is up to you',
    '> ',
  ].join('\n');

/** The part an answer means: its number, or its name; null for none, undefined for what is neither. */
export function partMeant(parts: readonly Part[], answer: string): Part | null | undefined {
  const word = answer.trim().toLowerCase();
  if (word === '') return null;
  return parts.find(({ account, player }, i) =>
    [String(i + 1), account, ...(player === null ? ['administer'] : [`play ${account}`])].includes(word),
  );
}

/** Asks the person at the terminal until the answer means something; null for no part. */
export async function askForPart(scenario: string): Promise<Part | null> {
  const parts = partsOffered(scenario);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    for (;;) {
      const part = partMeant(parts, await terminal.question(questionOf(parts)));
      if (part !== undefined) return part;
    }
  } finally {
    terminal.close();
  }
}
