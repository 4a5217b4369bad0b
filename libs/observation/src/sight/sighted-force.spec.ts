import { describe, expect, it } from '@jest/globals';
import { tableOf } from '../testing/table.js';
import { inRoundNumbers, sightedForce } from './sighted-force.js';

describe('a unit that moves in sight of strangers (4.4, 4.5)', () => {
  const seen = (unit: object, error = 0) => {
    const state = tableOf({
      units: [{ id: 'MX1IN', square: 'G1-V1', tactical: '7-7', commander: 'ampudia', ...unit }],
    });
    return sightedForce([...state.units.values()][0]!, error);
  };

  it('is known by its state, its arm and about its men, and by nothing else', () => {
    expect(seen({ strength: 2870 })).toEqual({ state: 'MX', arm: 'infantry', men: 3000 });
  });

  it.each([
    ['MX1LC', 'cavalry'],
    ['MX1SA', 'artillery'],
    ['MX1CQ', 'headquarters'],
    ['MX1MI', 'infantry'],
  ])('shows %s as %s', (id, arm) => {
    expect(seen({ id }).arm).toBe(arm);
  });

  it('is misjudged by the error drawn, either way', () => {
    expect(seen({ strength: 1000 }, 0.25).men).toBe(1500);
    expect(seen({ strength: 1000 }, -0.25).men).toBe(800);
  });

  it('is never told as nobody', () => {
    expect(seen({ strength: 0 }).men).toBe(10);
  });
});

it.each([
  [4, 10],
  [64, 60],
  [240, 250],
  [260, 250],
  [970, 1000],
  [1234, 1000],
  [1300, 1500],
  [3749, 3500],
  [5400, 5000],
])('%i men are about %i', (men, about) => {
  expect(inRoundNumbers(men)).toBe(about);
});
