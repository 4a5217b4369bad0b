import { describe, expect, it } from '@jest/globals';
import { tacticalIndex, tacticalName } from '@vedette/campaign';
import { straightLine } from './line.js';

const line = (from: string, to: string): string[] =>
  straightLine(tacticalIndex(from), tacticalIndex(to)).map(tacticalName);

describe('a straight tactical move (8.2)', () => {
  it('takes one step along the longer side and its share along the other: 3-1 to 7-3', () => {
    expect(line('3-1', '7-3')).toEqual(['4-2', '5-2', '6-3', '7-3']);
  });

  it('needs nine steps from 11-4 to 8-13, a third of a column each', () => {
    expect(line('11-4', '8-13')).toEqual([
      '11-5',
      '10-6',
      '10-7',
      '10-8',
      '9-9',
      '9-10',
      '9-11',
      '8-12',
      '8-13',
    ]);
  });

  it('rounds what falls halfway towards the destination, whichever way it goes', () => {
    expect(line('7-3', '3-1')).toEqual(['6-2', '5-2', '4-1', '3-1']);
    expect(line('0-0', '2-1')).toEqual(['1-1', '2-1']);
    expect(line('2-1', '0-0')).toEqual(['1-0', '0-0']);
  });

  it('has no squares to where one stands', () => expect(line('4-4', '4-4')).toEqual([]));
});
