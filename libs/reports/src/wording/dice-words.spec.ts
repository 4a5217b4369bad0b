import { describe, expect, it } from '@jest/globals';
import { dieInWords } from './dice-words.js';

describe('dice in words', () => {
  it('tells a chance, what fell and what came of it', () => {
    expect(dieInWords({ label: '9.8 US1IN rout', chance: 0.125, roll: 0.1249 })).toBe(
      '9.8 US1IN rout: chance 12.5%, 0.125 fell, so yes',
    );
    expect(dieInWords({ label: '9.8 US1IN rout', chance: 0.125, roll: 0.125 })).toMatch(/so no$/);
  });

  it('counts picks from one', () => {
    expect(dieInWords({ label: '8.6 first', among: 4, picked: 0 })).toBe('8.6 first: 1 of 4 fell');
  });

  it('tells the range of a value', () => {
    expect(dieInWords({ label: '10.8 desertion', from: 0.03, to: 0.09, value: 0.0654321 })).toBe(
      '10.8 desertion: from 0.03 to 0.09, 0.065 fell',
    );
  });
});
