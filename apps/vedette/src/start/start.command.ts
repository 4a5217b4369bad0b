import { Command, InvalidArgumentError } from 'commander';
import { resolve } from 'node:path';
import type { Part } from './part-played.js';
import { STOP_SIGNALS } from './stop-request.js';

/** Folders 0700, files 0600. */
const OWNER_ONLY = 0o077;

interface StartOptions {
  once?: boolean;
  play?: boolean;
  as?: string;
  port: number;
  workers: number;
  data: string;
  scenario: string;
  secret?: string;
  cors?: string;
}

/** `vedette start`: the whole house on this machine, and a first turn played by staff officers. */
export function startCommand(): Command {
  return new Command('start')
    .description('run every service on this machine, load a war or a battle, and play its first turn')
    .option('--once', 'play a turn, end after it and leave the files')
    .option('--play', 'have staff officers play a turn of a campaign that is there already')
    .option(
      '--as <who>',
      'who you play (taylor, arista, any player of the scenario; buford or heth in a battle) or "administrator"; staff officers take every other seat, turn after turn',
    )
    .option('--port <number>', 'port of the gateway; 0 takes a free one', parseNumber(0, 65_535), 8080)
    .option('--workers <number>', 'workers of each kind', parseNumber(1, 16), 1)
    .option('--data <folder>', 'where databases, logs and reports lie', '.data')
    .option(
      '--scenario <id>',
      'war or battle to load: amwol-1846, nwol-1809, euwol-1866, euwol-1870, feeling-the-enemy, the-first-day',
      'amwol-1846',
    )
    .option(
      '--secret <text>',
      'keys the dice of the campaign it loads: the same text and orders give the same turns, and who knows it knows them beforehand; drawn at random unless stated',
    )
    .option(
      '--cors <origins>',
      'origins whose pages may call the gateway, separated by commas, http://localhost:5173',
      readOrigins,
    )
    .action(async (options: StartOptions, command: Command) => {
      const stopListening = endOnSignals();
      // The house brings Nest and the broker's client along; the bench need not wait for them.
      const { runHouse } = await import('./run-house.js');
      const { keepOutputHarmless } = await import('@vedette/platform');
      const { Logger } = await import('@nestjs/common');
      Logger.overrideLogger(['fatal', 'error', 'warn']);
      // Whatever the house and its servers write is for its owner alone: reports of both sides lie side by side.
      process.umask(OWNER_ONLY);
      // A terminal that is gone ends other commands; the house it opened goes on.
      process.stdout.removeAllListeners('error');
      keepOutputHarmless();
      const { once = false, play = false, secret = null, cors } = options;
      const part = await partWanted(options, command);
      const scenario = part?.scenario ?? options.scenario;
      // Services are started with the settings of this process.
      if (cors !== undefined) process.env['CORS_ORIGINS'] = cors;
      const { port, workers } = options;
      const running = runHouse(
        { port, workers, scenario, secret, once, play, part, dataFolder: resolve(options.data) },
        say,
      );
      // From its first moment the house listens itself.
      stopListening();
      const code = await running;
      // A first turn that was being played when the house was asked to stop still waits for answers that never come.
      process.exit(code);
    });
}

/** Has the process end with 0 when it is told to stop before there is a house that could; returns what ends that. */
function endOnSignals(): () => void {
  const end = (): void => process.exit(0);
  for (const signal of STOP_SIGNALS) process.on(signal, end);
  return () => {
    for (const signal of STOP_SIGNALS) process.off(signal, end);
  };
}

/** As whom the person at the terminal wants to go on: asked only where somebody can answer, and nothing else was said. */
async function partWanted(
  { as, once, play, scenario }: StartOptions,
  command: Command,
): Promise<Part | null> {
  const { askForPart, partOf, SCENARIOS_OFFERED } = await import('./part-played.js');
  const { SCENARIOS_PLAYED } = await import('../officers/scenario-played.js');
  if (!SCENARIOS_PLAYED.includes(scenario))
    return command.error(`there is no scenario ${scenario}; allowed are ${SCENARIOS_PLAYED.join(', ')}`);
  const isNamed = command.getOptionValueSource('scenario') !== 'default';
  const scenarios = isNamed ? [scenario] : SCENARIOS_OFFERED;
  if (as === undefined) {
    const isAsked = once !== true && play !== true && process.stdin.isTTY && process.stdout.isTTY;
    return isAsked ? askForPart(scenarios) : null;
  }
  try {
    return partOf(scenarios, as);
  } catch (error) {
    return command.error(error instanceof Error ? error.message : String(error));
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function parseNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (Number.isInteger(number) && number >= least && number <= most) return number;
    throw new InvalidArgumentError(`allowed is a whole number from ${least} to ${most}`);
  };
}

/** @throws InvalidArgumentError for what is no origin: a scheme, a host and perhaps a port, and nothing behind them */
function readOrigins(text: string): string {
  const origins = text.split(',').map((part) => part.trim());
  for (const origin of origins)
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new InvalidArgumentError(`"${origin}" is no origin; allowed is one like http://localhost:5173`);
  return origins.join(',');
}
