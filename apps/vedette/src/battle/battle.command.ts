import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BATTLE_SCENARIOS, isBattleScenario } from '@vedette/battle-scenarios';
import { faultLine, MalformedDocumentError } from '@vedette/campaign';
import { STEPS } from '@vedette/battle';
import { Command, InvalidArgumentError, Option } from 'commander';
import { readDocument } from '../bench/read-document.js';
import { BATTLE_EXAMPLE } from './battle-example.js';
import { BATTLE_SEED, battleBench, type BattleResult, MOST_BATTLE_TURNS } from './battle-bench.js';
import { battleLines } from './battle-lines.js';

const MALFORMED = 2;

interface BattleOptions {
  position: string;
  orders?: string;
  seed: string;
  dice?: string;
  until?: string;
  turns: number;
  out: string;
}

/** `vedette battle`: plays a hex battle and writes what happened. */
export function battleCommand(): Command {
  return new Command('battle')
    .description(
      'put a hex battle on the table, give the orders, run the turn, and see what happened and by which rule',
    )
    .option(
      '--position <file|name>',
      `position document, or a battle that ships: ${BATTLE_SCENARIOS.join(', ')}`,
    )
    .option('--orders <file>', 'orders document; without it nobody has sent orders')
    .option(
      '--seed <text>',
      'keys every die: same position, orders, seed and dice give the same bytes',
      BATTLE_SEED,
    )
    .option('--dice <file>', 'dice told beforehand by label: { "fire:us-8il": [7, 3], "udd:*": [0] }')
    .option('--until <step>', `stop after a step: ${STEPS.join(', ')}; activation/3 after its third impulse`)
    .option('--turns <number>', 'turns to play; the orders apply to the first', parseTurns, 1)
    .option(
      '--out <folder>',
      'where to write events.jsonl, position.json, receipts.json, dice.json and reports/',
    )
    .addOption(
      new Option(
        '--lines',
        'many at once: one JSON object a line from standard input, { "position", "orders"?, "seed"?, "dice"?, "until"?, "turns"?, "reports"? }, each answered with one line',
      ).conflicts(['position', 'orders', 'dice', 'until', 'out']),
    )
    .addHelpText('after', BATTLE_EXAMPLE)
    .action(async (options: Partial<BattleOptions> & { lines?: true }, command: Command) => {
      if (options.lines) return battleLines(process.stdin, process.stdout);
      if (options.position === undefined || options.out === undefined)
        return command.error('error: --position and --out are needed, or --lines', { exitCode: MALFORMED });
      process.exitCode = runBattle(options as BattleOptions);
    });
}

/** Runs the bench and returns the exit code: 0, or 2 for documents that cannot be used (nothing is written then). */
export function runBattle({ position, orders, seed, dice, until, turns, out }: BattleOptions): number {
  try {
    const result = battleBench({
      position: isBattleScenario(position) ? position : readDocument(position),
      orders: orders === undefined ? null : readDocument(orders),
      seed,
      dice: dice === undefined ? null : readDocument(dice),
      turns,
      ...(until === undefined ? {} : { until }),
    });
    write(out, result);
    return 0;
  } catch (error) {
    if (!(error instanceof MalformedDocumentError)) throw error;
    for (const fault of error.faults) process.stderr.write(`${error.document} ${faultLine(fault)}\n`);
    return MALFORMED;
  }
}

function write(folder: string, { position, events, receipts, dice, reports }: BattleResult): void {
  mkdirSync(folder, { recursive: true });
  const text = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;
  writeFileSync(join(folder, 'events.jsonl'), events.map((event) => `${JSON.stringify(event)}\n`).join(''));
  writeFileSync(join(folder, 'position.json'), text(position));
  writeFileSync(join(folder, 'receipts.json'), text(receipts));
  writeFileSync(join(folder, 'dice.json'), text(dice));
  for (const [player, files] of Object.entries(reports())) {
    const own = join(folder, 'reports', player);
    mkdirSync(own, { recursive: true });
    for (const [file, content] of Object.entries(files)) writeFileSync(join(own, file), content);
  }
}

function parseTurns(text: string): number {
  const turns = Number(text);
  if (Number.isInteger(turns) && turns >= 1 && turns <= MOST_BATTLE_TURNS) return turns;
  throw new InvalidArgumentError(`allowed is a whole number from 1 to ${MOST_BATTLE_TURNS}`);
}
