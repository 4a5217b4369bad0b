import { describe, expect, it } from '@jest/globals';
import { tacticalIndex, tacticalName } from '@vedette/campaign';
import { Direction, entryZone, nearestEntry } from '@vedette/geography';
import { Field, landOrder } from '../testing/field.js';
import { riverInRow } from '../testing/letters.js';

const TARGETS = {
  north: 'G3-V2',
  south: 'G3-V4',
  east: 'G4-V3',
  west: 'G2-V3',
  southeast: 'G4-V4',
  northeast: 'G4-V2',
} as const;

function enter(
  direction: keyof typeof TARGETS,
  entry: string | null,
  others: readonly object[] = [],
): string {
  const field = new Field(
    {
      units: [
        { id: 'US1IN', square: 'G3-V3', tactical: '5-4' },
        ...others.map((other, i) => ({ id: `MX${i + 1}IN`, square: TARGETS[direction], ...other })),
      ],
    },
    [landOrder('US1IN', { strategic: { path: [TARGETS[direction]], entry } })],
  );
  field.play('strategic-1');
  return field.where('US1IN').split(' ')[1]!;
}

describe('the entry square (7.14)', () => {
  it.each([
    ['south', '5-4', '5-3'],
    ['east', '5-4', '3-4'],
    ['west', '5-4', '11-4'],
    ['southeast', '5-4', '5-3'],
    ['southeast', '5-5', '3-5'],
    ['southeast', '7-7', '3-6'],
    ['north', '5-4', '5-11'],
    ['south', '5-1', '5-1'],
  ] as const)('of a march %s with %s wanted is %s', (direction, wanted, entered) => {
    expect(enter(direction, wanted)).toBe(entered);
  });

  it('is near the tactical square held when the turn began, without an order', () => {
    expect(enter('east', null)).toBe('3-4');
  });

  it('lies within four rows or columns, and for a diagonal in the near halves of two edges (A-23)', () => {
    expect([...entryZone(Direction.North)].map(tacticalName)).toHaveLength(60);
    const northeast = new Set<string>([...entryZone(Direction.Northeast)].map(tacticalName));
    expect(northeast.has('0-8')).toBe(true);
    expect(northeast.has('0-7')).toBe(false);
    expect(northeast.has('6-11')).toBe(true);
    expect(northeast.has('7-11')).toBe(false);
    expect(northeast.has('4-10')).toBe(false);
  });

  it('is the nearest of the zone, sideways when a row and a column are equally far', () => {
    expect(tacticalName(nearestEntry(tacticalIndex('5-5'), Direction.Southeast))).toBe('3-5');
    expect(tacticalName(nearestEntry(tacticalIndex('9-9'), Direction.Northwest))).toBe('11-9');
  });

  it('is drawn to the edge when the wanted square holds an enemy', () => {
    expect(enter('south', '5-3', [{ tactical: '5-3' }])).toBe('5-2');
    expect(enter('south', '5-3', [{ tactical: '5-3' }, { tactical: '5-2' }])).toBe('5-1');
  });

  it('is never behind an enemy: then another square of the edge is taken', () => {
    expect(['4-0', '6-0']).toContain(enter('south', '5-3', [{ tactical: '5-0' }]));
  });

  it('is not a corner when the edge is searched', () => {
    const row = Array.from({ length: 13 }, (_, i) => ({ tactical: `${i + 1}-0` }));
    expect(enter('south', '5-0', row)).not.toMatch(/^(0|14)-0$/);
  });

  it('is nowhere when no square is allowed, and the step waits', () => {
    const wall = Array.from({ length: 15 }, (_, i) => ({ tactical: `${i}-0` }));
    expect(enter('south', '5-0', wall)).toBe('5-4');
  });

  it('stays on the bank the unit stands on, before enemies', () => {
    const river = { terrain: riverInRow(7) };
    const march = (from: string): string => {
      const field = new Field(
        {
          theatre: { tactical: { 'G3-V3': river, 'G4-V3': river } },
          units: [
            { id: 'US1IN', square: 'G3-V3', tactical: from },
            { id: 'MX1IN', square: 'G3-V3', tactical: '0-0' },
          ],
        },
        [landOrder('US1IN', { strategic: { path: ['G4-V3'], entry: '3-4' } })],
      );
      field.play('strategic-1');
      return field.where('US1IN');
    };
    expect(march('13-3')).toBe('G4-V3 3-4');
    expect(Number(march('13-12').split('-').at(-1))).toBeGreaterThan(7);
  });

  it('is not above a stacking limit: the next nearest is taken (A-53)', () => {
    const crowd = Array.from({ length: 12 }, (_, i) => ({
      id: `US${i + 2}IN`,
      square: TARGETS.south,
      tactical: '5-3',
    }));
    const field = new Field({ units: [{ id: 'US1IN', square: 'G3-V3', tactical: '5-4' }, ...crowd] }, [
      landOrder('US1IN', { strategic: { path: [TARGETS.south] } }),
    ]);
    field.play('strategic-1');
    expect(field.where('US1IN')).toBe('G3-V4 5-2');
  });
});
