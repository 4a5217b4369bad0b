import { describe, expect, it } from '@jest/globals';
import { oddsColumn, shockRow } from './shock-table.js';

describe('odds', () => {
  it.each([
    [12, 7, '3:2', '2:1'],
    [7, 7, '1:1', '1:1'],
    [6, 7, '2:3', '1:1'],
    [1, 9, '1:3', '1:3'],
    [40, 3, '5:1', '5:1'],
    [9, 3, '3:1', '3:1'],
    [10, 3, '3:1', '4:1'],
  ])('%d against %d are %s for the defender, %s for a bayonet charge', (attack, defence, down, up) => {
    expect(oddsColumn(attack, defence, false).name).toBe(down);
    expect(oddsColumn(attack, defence, true).name).toBe(up);
  });
});

describe('the Shock Table', () => {
  it.each([
    [-9, '-1'],
    [-1, '-1'],
    [0, '0-1'],
    [3, '2-3'],
    [5, '4-5'],
    [6, '6-7'],
    [9, '8-9'],
    [11, '10-11'],
    [13, '12-13'],
    [14, '14'],
    [22, '14'],
  ])('S of %d is row %s', (total, name) => expect(shockRow(total).name).toBe(name));

  it.each([
    [0, 4],
    [1, 5],
    [2, 6],
    [4, 8],
    [6, 10],
  ])('at 1:1 and net %d the defender gives way on %d of ten dice', (drm, dice) => {
    const rows = Array.from({ length: 10 }, (_, die) => shockRow(die + drm));
    expect(rows.filter(({ defender }) => defender.retreat > 0 || defender.rout)).toHaveLength(dice);
  });
});
