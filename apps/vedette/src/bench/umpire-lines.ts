import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { type Static, Type } from '@sinclair/typebox';
import { type Fault, faultsOf, MalformedDocumentError, PHASE_NAMES, type PhaseName } from '@vedette/campaign';
import { benchReports } from './bench-reports.js';
import { parseDocument } from './parse-document.js';
import { DEFAULT_SEED, MOST_TURNS, NO_ORDERS, umpire } from './umpire.js';

/** One line of the bench: what `--position`, `--orders`, `--seed`, `--until` and `--turns` say otherwise. */
const BenchLine = Type.Object(
  {
    position: Type.Unknown(),
    orders: Type.Optional(Type.Unknown()),
    seed: Type.Optional(Type.String()),
    until: Type.Optional(Type.Union(PHASE_NAMES.map((name) => Type.Literal(name)))),
    turns: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_TURNS })),
    reports: Type.Optional(Type.Boolean({ description: 'whether every player’s reports are wanted too' })),
  },
  { additionalProperties: false },
);
type BenchLine = Static<typeof BenchLine>;

/** Documents of one player's reports: file name to text. */
type PlayerReports = Readonly<Record<string, string>>;

/** Plays one JSON object a line, and answers each with one line, in order. Ends with the input. */
export async function umpireLines(input: Readable, output: Writable): Promise<void> {
  const lines = createInterface({ input, crlfDelay: Infinity });
  for await (const line of lines) {
    if (line.trim() === '') continue;
    // A reader slower than the bench would otherwise have every answer kept in memory.
    if (!output.write(`${JSON.stringify(answerTo(line))}\n`)) await once(output, 'drain');
  }
}

/**
 * The answer to one line: exit 0 with what was found, exit 2 with the faults of a line that cannot be used, or exit 1 with
 * what went wrong in the bench itself. A pointer leads into the line: `/position/units/0/id`.
 */
export function answerTo(line: string): object {
  try {
    return played(read(line));
  } catch (error) {
    if (error instanceof MalformedDocumentError) return { exit: 2, faults: error.faults.map(within(error)) };
    return { exit: 1, error: error instanceof Error ? error.message : String(error) };
  }
}

function read(line: string): BenchLine {
  const value = parseDocument(line, 'line', 'one JSON object a line');
  const faults = faultsOf(BenchLine, value);
  if (faults.length > 0) throw new MalformedDocumentError('line', faults);
  return value as BenchLine;
}

function played({
  position,
  orders = NO_ORDERS,
  seed = DEFAULT_SEED,
  turns = 1,
  until,
  reports,
}: BenchLine): object {
  const result = umpire({
    ...{ position, orders, seed, turns },
    ...(until ? { until: until as PhaseName } : {}),
  });
  return { exit: 0, ...result, ...(reports ? { reports: byPlayer(benchReports(result)) } : {}) };
}

/** Reports as players have them: the folder `reports/<player>/` of the files becomes the key. */
function byPlayer(files: readonly [string, string][]): Record<string, PlayerReports> {
  const players: Record<string, Record<string, string>> = {};
  for (const [path, text] of files) {
    const [, player, file] = path.split('/') as [string, string, string];
    (players[player] ??= {})[file] = text;
  }
  return players;
}

/** Where a fault of one of the documents in a line stands in the line. */
const POINTERS: Readonly<Record<string, string>> = {
  position: '/position',
  orders: '/orders',
  '--until': '/until',
};

const within =
  ({ document }: MalformedDocumentError) =>
  ({ pointer, found, allowed }: Fault): Fault => ({
    pointer: `${POINTERS[document] ?? ''}${pointer}`,
    found,
    allowed,
  });
