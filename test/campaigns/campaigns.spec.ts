import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readPosition, writePosition, type GameEvent, type Order, type PositionDocument } from '@vedette/campaign';
import { ALL_DECIDERS, playTurn } from '@vedette/referee';
import { theatreSource } from '@vedette/theatres';
import { pieceTypes } from '@vedette/rulebooks';

const CAMPAIGNS = ['rio-grande', 'three-states'];
const FOLDER = new URL('./', import.meta.url);
const rewrites = process.env['UPDATE_GOLDENS'] === '1';

/** What one turn came to, short enough to be read in a review. */
interface Golden {
  readonly turn: number;
  readonly events: string;
  readonly position: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly told: readonly string[];
}

describe.each(CAMPAIGNS)('the campaign %s', (name) => {
  const read = <T>(file: string): T =>
    JSON.parse(readFileSync(new URL(`${name}/${file}`, FOLDER), 'utf8')) as T;

  it('plays turn for turn as it did', () => {
    let position = read<PositionDocument>('position.json');
    const orders = read<Order[][]>('orders.json');
    expect(orders).toHaveLength(6);
    orders.forEach((sent, i) => {
      const state = readPosition(position, theatreSource, pieceTypes);
      const result = playTurn({ state, orders: sent, secret: name, deciders: ALL_DECIDERS });
      position = writePosition(result.state);
      const folder = `${name}/turn-${String(i + 1).padStart(2, '0')}`;
      const golden = goldenOf(i + 1, result.events, position);
      if (rewrites) {
        mkdirSync(new URL(folder, FOLDER), { recursive: true });
        writeFileSync(new URL(`${folder}/golden.json`, FOLDER), `${JSON.stringify(golden, null, 2)}\n`);
      }
      expect(existsSync(new URL(`${folder}/golden.json`, FOLDER))).toBe(true);
      expect(golden).toEqual(read<Golden>(`turn-${String(i + 1).padStart(2, '0')}/golden.json`));
    });
  });
});

/** Types of events that a reader of the summary wants to see one by one. */
const TURNS_OF_FATE = new Set(['BattleEnded', 'CityTaken', 'UnitShattered', 'UnitDestroyed', 'SiegeBegan']);

function goldenOf(turn: number, events: readonly GameEvent[], position: PositionDocument): Golden {
  const counts: Record<string, number> = {};
  for (const { type } of [...events].sort((a, b) => (a.type < b.type ? -1 : a.type > b.type ? 1 : 0)))
    counts[type] = (counts[type] ?? 0) + 1;
  return {
    turn,
    events: digest(events),
    position: digest(position),
    counts,
    told: events
      .filter(({ type }) => TURNS_OF_FATE.has(type))
      .map(({ type, phase, square, units, rule }) =>
        [phase, type, square, units?.join(' '), `[${rule}]`].filter(Boolean).join(' '),
      ),
  };
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
