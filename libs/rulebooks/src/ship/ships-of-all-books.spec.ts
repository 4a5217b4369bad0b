import { describe, expect, it } from '@jest/globals';
import { LAND_BOOKS, NAVAL_BOOKS } from '../book-shelf.js';
import { isShip, SHIP_CODES } from './ships-of-all-books.js';

const units = [...LAND_BOOKS.values()].flatMap(({ unitTypes }) => [...unitTypes.keys()]);

describe('ships of all books', () => {
  it('are known by the types of every book that has any; no unit is one', () => {
    for (const { shipTypes } of [...LAND_BOOKS.values(), ...NAVAL_BOOKS.values()])
      for (const code of shipTypes.keys()) expect([code, isShip(`US1${code}`)]).toEqual([code, true]);
    expect(units.filter((code) => isShip(`US1${code}`))).toEqual([]);
    expect([SHIP_CODES.size, units.length].every((count) => count > 0)).toBe(true);
  });

  it.each(['', 'Veracruz', 'US', 'US1ZZ', [...SHIP_CODES][0]!])('are not named %j', (name) => {
    expect(isShip(name)).toBe(false);
  });
});
