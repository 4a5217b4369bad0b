import { describe, expect, it } from '@jest/globals';
import { hashText } from './hash.js';
import { mapsOf, picture } from './testing/ground.js';
import { cityAt, theatreOf } from './testing/random-theatre.js';

const theatre = theatreOf(['~~.rrM.', '~.rrFMm', '.hrmmMh', 'farr.dD', 's.fr~~.'], {
  id: 'frozen',
  cities: [cityAt(2, 112), cityAt(9, 0), cityAt(24, 67)],
  rails: Uint8Array.from({ length: 35 }, (_, square) => (square === 2 ? 16 : square === 9 ? 1 : 0)),
});

/**
 * Tactical maps are drawn anew whenever they are needed and stored nowhere, so a change of how they are drawn moves the
 * ground under campaigns that are being played. Whoever means to do that gives the drawing a version first.
 */
describe('the ground of a theatre', () => {
  it('stays as it is from version to version', () => {
    const all = [...mapsOf(theatre)].map(
      ([, map]) => `${picture(map)}\n${map.defence.join('')}\n${map.rail.join('')}`,
    );
    expect(hashText(all.join('\n'))).toBe(947464382);
  });

  it('looks like this where the river meets the sea', () => {
    expect(picture(theatre.tacticalMap(31)).split('\n')).toEqual([
      'h.......r.....w',
      'h.......r.....w',
      'h.......rrrrr.w',
      '..tt........r.w',
      '..ttt.......r.w',
      '.tttt.......f.w',
      '.tttt.......rrw',
      '..............w',
      '.............ww',
      '............www',
      'h...........www',
      '........t...tww',
      '........tt.ttww',
      '.........t.ttww',
      '..........t..hw',
    ]);
  });
});
