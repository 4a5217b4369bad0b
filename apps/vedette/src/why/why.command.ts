import { Command } from 'commander';
import { HouseClient } from '../server/house-client.js';
import { runCommand } from '../server/run-command.js';
import { type AskOptions, withServer } from '../server/server-command.js';
import { UsageError } from '../server/usage.error.js';
import { readEvents } from './read-events.js';
import { isOfBattle, tellBattleStory } from './tell-battle-story.js';
import { tellStory } from './tell-story.js';

interface Options extends AskOptions {
  readonly turn?: string;
  readonly player?: string;
}

interface Answer {
  readonly words: string;
}

/**
 * `vedette why [EVENTS] UNIT`: why a unit fared as it did, and why it did no more. Of a file of the umpire bench, or
 * of a battle, it tells all there is; without one the server is asked, which tells what the player observed.
 */
export function whyCommand(): Command {
  const command = withServer(
    new Command('why')
      .argument(
        '<what...>',
        'events.jsonl of the umpire bench or of a battle, and a unit; or a unit alone, and the server is asked',
      )
      .option('--turn <number>', 'one turn; of a server the latest that is told of')
      .option('--player <id>', 'as whom, where you may read the reports of others'),
  );
  return command.action((what: string[]) => runCommand(() => tell(what, command.opts<Options>())));
}

async function tell(what: readonly string[], options: Options): Promise<void> {
  const [file, unit, more] = what;
  const turn = turnOf(options.turn);
  if (more !== undefined)
    throw new UsageError('give one file and one unit, for instance why events.jsonl US3IN');
  if (file === undefined || unit === undefined)
    process.stdout.write(await askServer(what[0]!, turn, options));
  else if (isOfBattle(file)) process.stdout.write(tellBattleStory(file, unit, options.turn ?? null));
  else process.stdout.write(tellStory(readEvents(file), unit, turn));
}

function turnOf(given: string | undefined): number | null {
  if (given === undefined) return null;
  if (!/^\d{1,5}$/.test(given)) throw new UsageError(`"${given}" is no turn; give a number such as 3`);
  return Number(given);
}

interface ReportEntry {
  readonly turn: number;
  readonly kind: string;
}

async function askServer(unit: string, given: number | null, options: Options): Promise<string> {
  const client = new HouseClient(options);
  const whose = options.player ? `?player=${encodeURIComponent(options.player)}` : '';
  const turn = given ?? (await latest(client, whose));
  const path = `/turns/${turn}/why/${encodeURIComponent(unit)}${whose}`;
  return (await client.campaign<Answer>('GET', path)).words;
}

async function latest(client: HouseClient, whose: string): Promise<number> {
  const entries = await client.campaign<readonly ReportEntry[]>('GET', `/reports${whose}`);
  const turns = entries.filter(({ kind }) => kind === 'turn').map(({ turn }) => turn);
  if (turns.length === 0) throw new UsageError('no turn is resolved yet');
  return Math.max(...turns);
}
