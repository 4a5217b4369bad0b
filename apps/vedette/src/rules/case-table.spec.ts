import { describe, expect, it } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import type { RuleCase } from './case-file.js';
import { laidOut, readTables } from './case-table.js';

const CASES = fileURLToPath(new URL('../../../../test/cases', import.meta.url));
const tables = new Map([['a-plain', { turn: 1, theatre: 'plain', players: ['taylor'] }]]);
const caseOn = (position: object): RuleCase => ({ id: 'x', shows: 'x', position, expect: {} }) as RuleCase;

describe('a case that names a table', () => {
  it('is laid out on it, and has its own where it says so', () => {
    const { position } = laidOut(caseOn({ table: 'a-plain', turn: 3, units: [] }), tables, 'x.yaml');
    expect(position).toEqual({ turn: 3, theatre: 'plain', players: ['taylor'], units: [] });
  });

  it('is refused when there is no such table', () => {
    expect(() => laidOut(caseOn({ table: 'a-hill' }), tables, 'x.yaml')).toThrow(
      'x.yaml: there is no table "a-hill"; there are a-plain',
    );
  });

  it('finds its tables also when only a book’s cases are read', () => {
    const all = readTables(CASES);
    expect([...all.keys()]).toContain('rio-grande');
    expect(readTables(`${CASES}/gitm-amwol`)).toEqual(all);
  });
});

describe('a case that names none', () => {
  it('is taken as it is written', () => {
    const written = caseOn({ turn: 3 });
    expect(laidOut(written, tables, 'x.yaml')).toBe(written);
  });
});
