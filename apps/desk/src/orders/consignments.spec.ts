import { describe, expect, it } from '@jest/globals';
import { consignments, type Written } from './consignments.js';

const written = (text: string, how: { turn?: number; standing?: boolean } = {}): Written => ({
  text,
  draft: { key: text, order: { kind: 'land', unit: text }, kept: false, ...how },
});

describe('orders on their way', () => {
  it('go together when they are of one turn and alike in whether they stand, the present turn first', () => {
    const all = consignments(
      [
        written('a', { turn: 7 }),
        written('b'),
        written('c', { standing: true }),
        written('d'),
        written('e', { turn: 7 }),
      ],
      5,
    );
    expect(
      all.map(({ turn, standing, sent }) => [turn, standing, sent.map(({ text }) => text).join('')]),
    ).toEqual([
      [5, false, 'bd'],
      [5, true, 'c'],
      [7, false, 'ae'],
    ]);
  });

  it('are the same consignment when the same is sent again, and another when it is for another turn', () => {
    const words = (one: Written): string => consignments([one], 5)[0]!.words;
    expect(words(written('a'))).toBe(words(written('a', { turn: 5 })));
    expect(words(written('a'))).not.toBe(words(written('a', { turn: 6 })));
    expect(words(written('a'))).not.toBe(words(written('a', { standing: true })));
  });
});
