import { MalformedDocumentError, faultLine, PHASE_NAMES, type PhaseName } from '@vedette/campaign';
import { Command, InvalidArgumentError, Option } from 'commander';
import { readDocument } from './read-document.js';
import { DEFAULT_SEED, MOST_TURNS, NO_ORDERS, umpire } from './umpire.js';
import { umpireLines } from './umpire-lines.js';
import { WORKED_EXAMPLE } from './worked-example.js';
import { writeResults } from './write-results.js';

const MALFORMED = 2;

interface UmpireOptions {
  position: string;
  orders?: string;
  seed: string;
  until?: PhaseName;
  turns: number;
  out: string;
}

/** `vedette umpire`: plays a position with orders and writes what happened. */
export function umpireCommand(): Command {
  return new Command('umpire')
    .description(
      'put a position on the table, give the orders, run the turn, and see what happened and by which rule',
    )
    .option('--position <file>', 'position document')
    .option('--orders <file>', 'orders document; without it nobody has sent orders')
    .option(
      '--seed <text>',
      'keys every die: same position, orders and seed give the same bytes',
      DEFAULT_SEED,
    )
    .option('--until <phase>', `stop after a phase: ${PHASE_NAMES.join(', ')}`, parsePhase)
    .option('--turns <number>', 'turns to play; the orders apply to the first', parseTurns, 1)
    .option('--out <folder>', 'where to write events.jsonl, position.json, receipts.json and reports/')
    .addOption(
      new Option(
        '--lines',
        'many at once: one JSON object a line from standard input, { "position", "orders"?, "seed"?, "until"?, "turns"?, "reports"? }, each answered with one line',
      ).conflicts(['position', 'orders', 'until', 'out']),
    )
    .addHelpText('after', WORKED_EXAMPLE)
    .action(async (options: Partial<UmpireOptions> & { lines?: true }, command: Command) => {
      if (options.lines) return umpireLines(process.stdin, process.stdout);
      if (!isWhole(options))
        return command.error('error: --position and --out are needed, or --lines', { exitCode: MALFORMED });
      process.exitCode = runUmpire(options);
    });
}

/** Runs the bench and returns the exit code: 0, or 2 for documents that cannot be used (nothing is written then). */
export function runUmpire(options: UmpireOptions): number {
  try {
    const result = umpire({
      position: readDocument(options.position),
      orders: options.orders ? readDocument(options.orders) : NO_ORDERS,
      seed: options.seed,
      turns: options.turns,
      ...(options.until ? { until: options.until } : {}),
    });
    writeResults(options.out, result);
    return 0;
  } catch (error) {
    if (!(error instanceof MalformedDocumentError)) throw error;
    for (const fault of error.faults) process.stderr.write(`${error.document} ${faultLine(fault)}\n`);
    return MALFORMED;
  }
}

function parsePhase(text: string): PhaseName {
  if (PHASE_NAMES.includes(text as PhaseName)) return text as PhaseName;
  throw new InvalidArgumentError(`allowed are ${PHASE_NAMES.join(', ')}`);
}

function parseTurns(text: string): number {
  const turns = Number(text);
  if (Number.isInteger(turns) && turns >= 1 && turns <= MOST_TURNS) return turns;
  throw new InvalidArgumentError(`allowed is a whole number from 1 to ${MOST_TURNS}`);
}

const isWhole = (options: Partial<UmpireOptions>): options is UmpireOptions =>
  options.position !== undefined && options.out !== undefined;
