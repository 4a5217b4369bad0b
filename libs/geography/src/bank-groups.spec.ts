import { describe, expect, it } from '@jest/globals';
import { BankGroups } from './bank-groups.js';
import { bridgedMap } from './bridged-map.js';
import type { TacticalMap } from './tactical-map.js';
import { tacticalMapOfLetters } from './make-tactical-map.js';
import { tacticalAt } from './tactical-square.js';

/** A map with a river down column 7, and one letter of it as given by row. */
function river(letters: Readonly<Record<number, string>> = {}): TacticalMap {
  const rows = Array.from({ length: 15 }, (_, i) => `.......${letters[i] ?? 'r'}.......`);
  return tacticalMapOfLetters(rows, undefined, (at, column, found) => {
    throw new Error(`${found} in ${column}-${at}`);
  });
}
const OPEN = tacticalMapOfLetters(undefined, undefined, () => undefined);
const WEST = tacticalAt(2, 7);
const EAST = tacticalAt(12, 7);
const MIDDLE = tacticalAt(7, 7);

describe('banks one can come from to the other (ROTD 12.1, R-41)', () => {
  it('are two where a river parts the map and nothing crosses it', () => {
    const banks = new BankGroups(river());
    expect(banks.all).toHaveLength(2);
    expect(banks.connects(WEST, EAST)).toBe(false);
    expect(banks.connects(WEST, tacticalAt(0, 0))).toBe(true);
  });

  it('are one with a ford, or with a bridge that is named', () => {
    expect(new BankGroups(river({ 3: 'f' })).connects(WEST, EAST)).toBe(true);
    const bridged = new BankGroups(bridgedMap(river(), [MIDDLE]));
    expect(bridged.all).toHaveLength(1);
    expect(bridged.connects(WEST, EAST)).toBe(true);
  });

  it('both belong to whoever stands on the river between them', () => {
    expect(new BankGroups(river()).at(MIDDLE)).toHaveLength(2);
    expect(new BankGroups(OPEN).at(MIDDLE)).toHaveLength(1);
  });

  it('go on over the common edge bank by bank, and both into ground that nothing parts', () => {
    const north = new BankGroups(river());
    const south = new BankGroups(river());
    const west = north.at(WEST)[0]!;
    expect(north.beyond(west, 4, south)).toEqual(south.at(WEST));
    expect(north.beyond(west, 6, south)).toEqual(south.at(EAST));
    expect(north.exitsOf(west, 2)).toEqual([]);
    expect(north.beyond(west, 2, south)).toEqual([]);
    expect(north.beyond(west, 4, new BankGroups(OPEN))).toHaveLength(1);
    expect(south.enteredBy(4)).toHaveLength(2);
    expect(south.enteredBy(2)).toEqual(south.at(WEST));
  });

  it('meet at the corner in a diagonal step', () => {
    const banks = new BankGroups(river());
    const east = banks.at(EAST)[0]!;
    expect(banks.beyond(east, 3, new BankGroups(river()))).toEqual(banks.at(WEST));
    expect(banks.exitsOf(east, 5)).toEqual([]);
  });
});
