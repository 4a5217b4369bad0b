import { describe, expect, it } from '@jest/globals';
import type { SquareView, StackView } from '@vedette/reports';
import { foldPast } from './fold-past.js';

const stack = (standing: StackView['standing'], size: string | null = 'brigade'): StackView => ({
  state: standing === 'same' ? 'US' : 'MX',
  standing,
  condition: 'active',
  count: null,
  size,
  letters: 'I',
});
const square = (name: string, ...stacks: StackView[]): SquareView => ({
  square: name,
  terrain: 'open',
  nation: 'Mexico',
  city: null,
  mark: null,
  stacks,
});
const enemy = stack('hostile');

describe('what is remembered', () => {
  it('is who was in a square that is out of sight now, with the turns since', () => {
    const now = { turn: 4, squares: [square('J9-V4')] };
    expect(foldPast(now, [{ turn: 2, squares: [square('J9-V5', enemy)] }])).toEqual([
      { square: 'J9-V5', stack: enemy, age: 2 },
    ]);
  });

  it('is nobody in a square that is in sight, whoever stood there before', () => {
    const now = { turn: 4, squares: [square('J9-V5')] };
    expect(foldPast(now, [{ turn: 3, squares: [square('J9-V5', enemy)] }])).toEqual([]);
  });

  it('goes by the last look at a square: one that found it empty disproves what was seen before', () => {
    const past = [
      { turn: 1, squares: [square('J9-V5', enemy)] },
      { turn: 3, squares: [square('J9-V5')] },
    ];
    expect(foldPast({ turn: 4, squares: [] }, past)).toEqual([]);
  });

  it('is not of own or allied troops, who tell where they are', () => {
    const past = [{ turn: 3, squares: [square('J9-V5', stack('same', null), stack('allied'))] }];
    expect(foldPast({ turn: 4, squares: [] }, past)).toEqual([]);
  });

  it('knows nothing of turns that came after the one that is looked at', () => {
    const past = [{ turn: 5, squares: [square('J9-V5', enemy)] }];
    expect(foldPast({ turn: 4, squares: [] }, past)).toEqual([]);
  });
});
