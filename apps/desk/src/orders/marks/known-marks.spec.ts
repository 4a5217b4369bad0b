import { describe, expect, it } from '@jest/globals';
import type { Theatre } from '../../seat/theatre.js';
import { isOnSheets } from './known-marks.js';

const theatre: Theatre = {
  id: 'two-by-two',
  columns: ['J8', 'J9'],
  rows: ['V4', 'V5'],
  ...{ terrain: ['..', '..'], nationKey: {}, nation: ['..', '..'], rivers: null, rails: null, cities: [] },
  seas: [{ code: 'WGC', name: 'Western Gulf', map: 'Atlantic', neighbours: { N: [], E: [], S: [], W: [] } }],
  ports: [{ name: 'Vera Cruz', sea: 'WGC', square: null }],
};
const at = (on: string, ...places: string[]): boolean =>
  isOnSheets({ is: 'area', on, places, words: '', turn: null }, theatre);

describe('a mark out of a letter', () => {
  it("can be laid where all its places are on the reader's sheets, and nowhere else", () => {
    expect([at('map', 'J9-V4', 'J8-V5'), at('map', 'J9-V4', 'K1-V4')]).toEqual([true, false]);
    expect([at('J9-V4', '0-14'), at('J9-V4', '15-0'), at('K1-V4', '1-1')]).toEqual([true, false, false]);
    expect([at('chart', 'WGC', 'Vera Cruz'), at('chart', 'Habana')]).toEqual([true, false]);
  });
});
