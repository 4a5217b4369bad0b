import { describe, expect, it } from '@jest/globals';
import { dieInWords, isTellingDie } from './dice-words.js';

describe('dice in words', () => {
  it('tells a chance, what fell and what came of it', () => {
    expect(dieInWords({ label: '9.8 US1IN rout', chance: 0.125, roll: 0.1249 })).toBe(
      'rout of US1IN: chance 12.5%, 0.125 fell, so yes',
    );
    expect(dieInWords({ label: '9.8 US1IN rout', chance: 0.125, roll: 0.125 })).toMatch(/so no$/);
  });

  it('counts picks from one', () => {
    expect(dieInWords({ label: '8.6 first', among: 4, picked: 0 })).toBe(
      '8.6 first: the first of four choices, by lot',
    );
    expect(dieInWords({ label: '8.6 first', among: 1, picked: 0 })).toBe('8.6 first: there was one choice');
  });

  it('tells the range of a value', () => {
    expect(dieInWords({ label: '10.8 desertion', from: 0.03, to: 0.09, value: 0.0654321 })).toBe(
      '10.8 desertion: from 0.03 to 0.09, 0.065 fell',
    );
  });

  it.each([
    ['7.7 order MX1IN', 'whose turn it is, MX1IN'],
    ['7.15 side US1IN G4-V4', 'the side on which US1IN passes toward G4-V4'],
    ['10.8 US1IN desertion', 'desertion from US1IN'],
    ['9.8 US1IN rout firing', 'rout of US1IN in the firing'],
    ['9.8 30/170 US1IN rout direction melee', 'the way US1IN takes in rout'],
    ['9.9 45/139 attackers fortune', 'fortune of the attackers'],
    ['3.7 US1IN battle 30/170', 'what the battle did to the spirits of US1IN'],
    ['9.7 45 heat', 'heat of the fight'],
    ['9.8 US1IN retreat', 'retreat of US1IN'],
    ['9.2 US1AQ shatters', 'whether US1AQ shatters'],
    ['9.2 US1AQ leaves', 'the way by which US1AQ leaves'],
    ['12.2 US1IN ring 2', 'where US1IN gathers'],
    ['8.2 ford US1IN', 'the ford that US1IN makes for'],
    ['9.99 nobody ever drew this', '9.99 nobody ever drew this'],
  ])('says of %s what it was for', (label, words) => {
    expect(dieInWords({ label, among: 2, picked: 1 })).toBe(`${words}: the second of two choices, by lot`);
  });

  it('are left out where they settled nothing but who moved first, or nothing at all', () => {
    expect(isTellingDie({ label: '7.7 order MX1IN', from: 0, to: 1, value: 0.244 })).toBe(false);
    expect(isTellingDie({ label: '9.9 30/170 US1IN fallback', among: 1, picked: 0 })).toBe(false);
    expect(isTellingDie({ label: '9.9 30/170 US1IN fallback', among: 2, picked: 0 })).toBe(true);
    expect(isTellingDie({ label: '9.8 US1IN rout', chance: 0.1, roll: 0.2 })).toBe(true);
  });
});
