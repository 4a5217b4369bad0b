import { describe, expect, it } from '@jest/globals';
import { LAND_BOOKS, NAVAL_BOOKS } from '@vedette/rulebooks';
import { isShip } from './text-names.js';

describe('names in texts', () => {
  it('of ships are known as such, whichever book has their type; of units never', () => {
    const books = [...LAND_BOOKS.values(), ...NAVAL_BOOKS.values()];
    const ships = books.flatMap(({ shipTypes }) => [...shipTypes.keys()]);
    const units = [...LAND_BOOKS.values()].flatMap(({ unitTypes }) => [...unitTypes.keys()]);
    expect(ships.filter((type) => !isShip(`US1${type}`))).toEqual([]);
    expect(units.filter((type) => isShip(`US1${type}`))).toEqual([]);
    expect([ships.length, units.length].every((count) => count > 0)).toBe(true);
  });
});
