import { describe, expect, it } from '@jest/globals';
import type { GameEvent, PhaseName } from '@vedette/campaign';
import fc from 'fast-check';
import { observe } from '@vedette/observation';
import { sequenceOf } from '@vedette/rulebooks';
import { Field } from './field.js';
import { ground, riverInColumn } from './letters.js';
import { skirmish, stream } from './skirmish.js';

const MAPS = [
  undefined,
  { terrain: riverInColumn(7, { '7-3': 'f', '7-10': 'f' }) },
  { terrain: ground({ '3-3': 'm', '4-4': 'H', '4-5': 'h', '10-2': 'w', '12-12': 'p' }) },
];

/** A skirmish on a theatre whose squares have rivers, cliffs and water here and there. */
function made(seed: number, each: number): ReturnType<typeof skirmish> {
  const { position, orders } = skirmish(seed, each, 4);
  const next = stream(seed + 1);
  const tactical: Record<string, { terrain: string[] }> = {};
  for (let column = 0; column < 4; column++)
    for (let row = 0; row < 4; row++) {
      const map = MAPS[next(MAPS.length)];
      if (map) tactical[`G${column}-V${row}`] = map;
    }
  return { position: { ...position, theatre: { ...position.theatre, tactical } }, orders };
}

function passable(field: Field, id: string): boolean {
  const { square, tactical } = field.state.unit(id);
  return field.state.theatre.tacticalMap(square).region[tactical]! > 0;
}

function landPhases(field: Field): PhaseName[] {
  return sequenceOf(field.state)
    .filter(({ owner, name }) => owner === 'land' && name !== 'intelligence')
    .map(({ name }) => name);
}

function shuffled<T>(items: readonly T[], seed: number): T[] {
  const next = stream(seed);
  const left = [...items];
  const out: T[] = [];
  while (left.length > 0) out.push(...left.splice(next(left.length), 1));
  return out;
}

const seeds = fc.integer({ min: 1, max: 1_000_000 });

describe('movement of a whole turn', () => {
  it('is the same whatever the order in which units and orders are listed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { position, orders } = made(seed, 12);
        const play = (field: Field): GameEvent[] => field.play(...landPhases(field));
        const straight = play(new Field(position, orders));
        const mixed = { ...position, units: shuffled(position.units, seed) };
        expect(play(new Field(mixed, shuffled(orders, seed + 2)))).toEqual(straight);
      }),
      { numRuns: 12 },
    );
  });

  it('folds from its events to where it ended', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { position, orders } = made(seed, 12);
        const field = new Field(position, orders);
        field.play(...landPhases(field));
        expect(field.folded()).toEqual(field.written());
      }),
      { numRuns: 12 },
    );
  });

  it('puts nobody who moved on impassable ground, above a stacking limit, or beyond his allowance', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { position, orders } = made(seed, 40);
        const field = new Field(position, orders);
        for (const phase of landPhases(field)) {
          const moved = field
            .play(phase)
            .filter(({ type }) => type === 'UnitMarched' || type === 'UnitMovedTactically')
            .map(({ data }) => data as Record<string, number> & { unit: string });
          const steps = new Map<string, number>();
          for (const data of moved) {
            if (data['allowance'] !== undefined) {
              expect(data['steps']).toBeLessThanOrEqual(data['allowance'] + 1);
              continue;
            }
            steps.set(data.unit, (steps.get(data.unit) ?? 0) + data['squares']!);
          }
          for (const squares of steps.values()) expect(squares).toBeLessThanOrEqual(6 + 3);
          for (const { unit } of moved)
            if (field.state.units.has(unit)) expect([unit, passable(field, unit)]).toEqual([unit, true]);
        }
      }),
      { numRuns: 8 },
    );
  });

  it('moves nobody strategically more than once in a phase', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { position, orders } = made(seed, 30);
        const field = new Field(position, orders);
        for (const phase of landPhases(field)) {
          const marched = field
            .play(phase)
            .filter(({ type }) => type === 'UnitMarched')
            .map(({ units }) => units![0]);
          expect(new Set(marched).size).toBe(marched.length);
        }
      }),
      { numRuns: 8 },
    );
  });

  it('tells a player nothing that depends on a unit nobody of his came near', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { position, orders } = skirmish(seed, 12, 4);
        const theatre = { strategic: Array.from({ length: 12 }, () => '.'.repeat(12)) };
        const told = (hidden: Record<string, unknown>): unknown[] => {
          const players = [
            { id: 'taylor', state: 'US' },
            { id: 'ampudia', state: 'MX' },
          ];
          const units = [...position.units, { id: 'MX99IN', square: 'H1-W1', ...hidden }];
          const field = new Field({ ...position, theatre, players, units }, orders);
          field.play(...landPhases(field), 'intelligence');
          return field.events.map((event) => observe(event, 'taylor')).filter((seen) => seen !== null);
        };
        const one = told({ tactical: '7-7', strength: 1000, quality: 'Good' });
        expect(told({ tactical: '2-9', strength: 400, fatigue: 9, supplies: 1 })).toEqual(one);
      }),
      { numRuns: 10 },
    );
  });
});
