import { describe, expect, it } from '@jest/globals';
import type { Cell } from '../seat/theatre.js';
import { goRound, type Round } from './nearest-first.js';

/** Places are named by their column and row. */
const cellOf = (place: string): Cell | undefined => {
  const [column, row] = place.split(' ').map(Number);
  return column === undefined || row === undefined ? undefined : { column, row };
};
const places = ['9 9', '5 5', '3 0', '1 1', '0 2'];
/** Where so many steps of a round lead to. */
const walk = (from: string, steps: number, all: readonly string[] = places): string[] => {
  let round: Round | null = null;
  let here = from;
  return Array.from({ length: steps }, () => {
    round = goRound(round, here, all, cellOf);
    here = round?.places[round.at] ?? here;
    return here;
  });
};

describe('what is around', () => {
  it('comes nearest first from where one began, and round again', () => {
    expect(walk('0 0', 6)).toEqual(['1 1', '0 2', '3 0', '5 5', '9 9', '1 1']);
  });

  it('comes back to where one began last', () => {
    expect(walk('5 5', 5)).toEqual(['1 1', '9 9', '3 0', '0 2', '5 5']);
  });

  it('begins anew from wherever else one has gone, and once there are other places', () => {
    const round = goRound(null, '0 0', places, cellOf);
    expect(goRound(round, '8 8', places, cellOf)).toMatchObject({
      at: 0,
      places: expect.arrayContaining(['9 9']),
    });
    expect(goRound(round, '8 8', places, cellOf)?.places[0]).toBe('9 9');
    expect(goRound(round, '1 1', ['9 9', '1 2'], cellOf)?.places).toEqual(['1 2', '9 9']);
  });

  it('is nothing where there is nothing', () => expect(goRound(null, '0 0', [], cellOf)).toBeNull());
});
