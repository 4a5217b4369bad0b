import { describe, expect, it } from '@jest/globals';
import { PATE_AMWOL } from '@vedette/rulebooks';
import { sailWord } from './sail-count.js';
import { shipMark, type Marked } from './ship-mark.js';

const ship = (standing: Marked['standing'], heavy = false): Marked => ({ standing, heavy });

describe('the icons of a place (PATE 1.7)', () => {
  it('are none where nobody is seen', () => {
    expect(shipMark([])).toBeNull();
  });

  it.each([
    [['same', 'allied'], ['blue']],
    [
      ['hostile', 'same'],
      ['blue', 'red'],
    ],
    [
      ['neutral', 'hostile'],
      ['red', 'gray'],
    ],
    [['neutral', 'hostile', 'allied'], ['black']],
  ] as const)('of %j ships are %j', (standings, colours) => {
    expect(shipMark(standings.map((standing) => ship(standing)))!.colours).toEqual(colours);
  });

  it('note whose frigates are there; of ships made out from afar the type is not known', () => {
    const mark = shipMark([ship('same', true), ship('hostile'), ship('neutral', true)])!;
    expect(mark.frigates).toEqual(['blue', 'gray']);
  });
});

describe('the word for a number of ships (PATE 5.2)', () => {
  it.each([
    [1, 'a lone sail'],
    [2, 'a few sail'],
    [3, 'a few sail'],
    [4, 'a squadron'],
    [8, 'a squadron'],
    [9, 'a fleet'],
    [150, 'a fleet'],
  ])('of %i is %s', (count, word) => {
    expect(sailWord(PATE_AMWOL.figures.detection, count)).toBe(word);
  });
});
