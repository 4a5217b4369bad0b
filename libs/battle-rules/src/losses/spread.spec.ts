import { describe, expect, it } from '@jest/globals';
import type { UnitState } from '@vedette/battle';
import { spread } from './spread.js';

const line = (...sp: number[]) => sp.map((one, place) => ({ id: 'abcd'[place]!, sp: one }) as UnitState);
const shares = (
  lost: number,
  units: UnitState[],
  zone: 'front' | 'right' | 'left' = 'front',
  choice: string | null = null,
) => Object.fromEntries(spread(lost, units, { zone, choice }));

describe('a loss', () => {
  it('goes up evenly', () => expect(shares(3, line(5, 5, 5))).toEqual({ a: 1, b: 1, c: 1 }));
  it('gives its odd point to whom has most', () => expect(shares(1, line(4, 6, 5))).toEqual({ b: 1 }));
  it('gives it to the higher of equals', () => expect(shares(3, line(5, 5))).toEqual({ a: 2, b: 1 }));
  it('strikes the top first on the right flank, the last on the left', () => {
    expect(shares(1, line(2, 9, 3), 'right')).toEqual({ a: 1 });
    expect(shares(1, line(2, 9, 3), 'left')).toEqual({ c: 1 });
  });
  it('obeys the choice of the firing player', () =>
    expect(shares(1, line(2, 9, 3), 'front', 'c')).toEqual({ c: 1 }));
  it('takes no more than there is', () => {
    expect(shares(4, line(1, 2))).toEqual({ a: 1, b: 2 });
    expect(shares(2, [])).toEqual({});
  });
});
