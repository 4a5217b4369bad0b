import { createInterface } from 'node:readline/promises';
import { UsageError } from '../server/usage.error.js';
import { ADMINISTRATOR } from './accounts.js';
import { scenarioPlayed } from '../officers/scenario-played.js';

/** As whom the person who starts the house wants to go on: a player of a scenario, or its administrator. */
export interface Part {
  readonly scenario: string;
  readonly account: string;
  /** Null for the administrator. */
  readonly player: string | null;
  readonly name: string;
}

/** What is offered where no scenario is named: the war that is always loaded, and a battle of one evening. */
export const SCENARIOS_OFFERED: readonly string[] = ['amwol-1846', 'feeling-the-enemy'];

/** The part of a name, in the first of some scenarios that has it. @throws UsageError when nobody of them is called so */
export function partOf(scenarios: readonly string[], account: string): Part {
  const played = scenarios.map(scenarioPlayed);
  if (account === ADMINISTRATOR)
    return { scenario: scenarios[0]!, account, player: null, name: 'the administrator' };
  for (const { id: scenario, players } of played) {
    const found = players.find(({ id }) => id === account);
    if (found) return { scenario, account, player: found.id, name: found.name };
  }
  const allowed = played.map(({ id, players }) => `of ${id} ${players.map((one) => one.id).join(', ')}`);
  throw new UsageError(
    `nobody of ${scenarios.join(' or ')} is called ${account}; allowed are ${allowed.join('; ')}; and ${ADMINISTRATOR}`,
  );
}

/** The parts that are offered: those whose reports show the opening of each scenario best, and the administrator of the first. */
export function partsOffered(scenarios: readonly string[]): Part[] {
  const [first, ...others] = scenarios.map((scenario) =>
    scenarioPlayed(scenario).readers.map((reader) => partOf([scenario], reader)),
  );
  return [...first!, partOf(scenarios, ADMINISTRATOR), ...others.flat()];
}

/** What is asked, a line each; the scenario stands where it becomes another. */
export function questionOf(parts: readonly Part[]): string {
  const lines = parts.flatMap(({ scenario, player, name }, i) => [
    ...(scenario === parts[i - 1]?.scenario ? [] : [`${scenarioPlayed(scenario).title}:`]),
    `  ${i + 1}  ${player === null ? 'administer' : `play ${name}`}`,
  ]);
  return [
    'What would you like to do? Staff officers take every other seat.',
    ...lines,
    `  Enter  neither: staff officers play one turn of ${scenarioPlayed(parts[0]!.scenario).title} for all sides, and then it is up to you`,
    '> ',
  ].join('\n');
}

/** The part an answer means: its number, or its name; null for none, undefined for what is neither. */
export function partMeant(parts: readonly Part[], answer: string): Part | null | undefined {
  const word = answer.trim().toLowerCase();
  if (word === '') return null;
  return parts.find(({ account, player }, i) =>
    [String(i + 1), account, ...(player === null ? ['administer'] : [`play ${account}`])].includes(word),
  );
}

/** Asks the person at the terminal until the answer means something; null for no part. */
export async function askForPart(scenarios: readonly string[]): Promise<Part | null> {
  const parts = partsOffered(scenarios);
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
