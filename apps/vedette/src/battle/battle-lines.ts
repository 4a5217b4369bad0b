import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { type Static, Type } from '@sinclair/typebox';
import { type Fault, faultsOf, MalformedDocumentError } from '@vedette/campaign';
import { parseDocument } from '../bench/parse-document.js';
import { BATTLE_SEED, battleBench, MOST_BATTLE_TURNS } from './battle-bench.js';

/** One line of the bench: what `--position`, `--orders`, `--seed`, `--dice`, `--until` and `--turns` say otherwise. */
const BattleLine = Type.Object(
  {
    position: Type.Unknown({
      description: 'a position, the name of a battle that ships, or a scenario’s sheet',
    }),
    orders: Type.Optional(Type.Unknown()),
    seed: Type.Optional(Type.String()),
    dice: Type.Optional(Type.Unknown()),
    until: Type.Optional(Type.String()),
    turns: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_BATTLE_TURNS })),
    reports: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
type BattleLine = Static<typeof BattleLine>;

/** Plays one JSON object a line, and answers each with one line, in order. Ends with the input. */
export async function battleLines(input: Readable, output: Writable): Promise<void> {
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    if (!output.write(`${JSON.stringify(answerToBattle(line))}\n`)) await once(output, 'drain');
  }
}

/** The answer to one line: exit 0 with what was found, 2 with the faults of a line that cannot be used, 1 with what went wrong here. */
export function answerToBattle(line: string): object {
  try {
    const {
      position,
      orders = null,
      seed = BATTLE_SEED,
      dice = null,
      until,
      turns = 1,
      reports = false,
    } = read(line);
    const found = battleBench({ position, orders, seed, dice, turns, ...(until ? { until } : {}) });
    return { exit: 0, ...found, reports: reports ? found.reports() : undefined };
  } catch (error) {
    if (error instanceof MalformedDocumentError) return { exit: 2, faults: error.faults.map(within(error)) };
    return { exit: 1, error: error instanceof Error ? error.message : String(error) };
  }
}

function read(line: string): BattleLine {
  const value = parseDocument(line, 'line', 'one JSON object a line');
  const faults = faultsOf(BattleLine, value);
  if (faults.length > 0) throw new MalformedDocumentError('line', faults);
  return value as BattleLine;
}

/** Where a fault of one of the documents in a line stands in the line. */
const POINTERS: Readonly<Record<string, string>> = {
  position: '/position',
  orders: '/orders',
  dice: '/dice',
  '--until': '/until',
};

const within =
  ({ document }: MalformedDocumentError) =>
  ({ pointer, found, allowed }: Fault): Fault => ({
    pointer: `${POINTERS[document] ?? ''}${pointer}`,
    found,
    allowed,
  });
