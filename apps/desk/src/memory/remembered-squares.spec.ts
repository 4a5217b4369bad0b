import { describe, expect, it } from '@jest/globals';
import type { SquareView } from '@vedette/reports';
import { rememberedSquares } from './remembered-squares.js';

const square = (name: string, state: string | null = null): SquareView => ({
  square: name,
  terrain: 'open',
  nation: 'Mexico',
  city:
    state === null
      ? null
      : { name, tactical: '7-7', state, level: 2, supplies: 40, fort: null, besieged: false },
  mark: null,
  stacks: [],
});
const past = [
  { turn: 1, squares: [square('J9-V5', 'MX'), square('J8-V5')] },
  { turn: 3, squares: [square('J9-V5', 'US')] },
  { turn: 5, squares: [square('J9-V6')] },
];

describe('squares that are remembered', () => {
  it('are those out of sight now, as their last look had them, with its turn', () => {
    const found = rememberedSquares({ turn: 4, squares: [square('J9-V4')] }, past);
    expect([...found].map(([name, { turn }]) => [name, turn])).toEqual([
      ['J9-V5', 3],
      ['J8-V5', 1],
    ]);
    expect(found.get('J9-V5')?.square.city?.state).toBe('US');
  });

  it('are none that is in sight, and none that was looked at in a later turn alone', () => {
    const found = rememberedSquares({ turn: 4, squares: [square('J9-V5'), square('J8-V5')] }, past);
    expect([...found]).toEqual([]);
  });
});
