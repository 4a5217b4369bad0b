import { describe, expect, it } from '@jest/globals';
import type { EffectiveOrder, Evening } from './campaign.js';
import { toDo } from './to-do.js';

const piece = (id: string, origin: string, words = `${id} stays where it is.`): EffectiveOrder => ({
  piece: id,
  at: 'land',
  capacity: 'commander',
  origin,
  by: null,
  order: null,
  text: null,
  words,
  receipt: null,
  problems: [],
  default: { words, order: null },
});
const evening = (effective: readonly EffectiveOrder[], lettersUnread = 0): Evening =>
  ({ orders: [], effective, lettersUnread }) as unknown as Evening;

describe('what is left to do', () => {
  it('is to order the pieces nobody has ordered anything, with what they do otherwise told once', () => {
    const tasks = toDo(
      evening([piece('US3IN', 'default'), piece('US4IN', 'default'), piece('US5IN', 'sent')]),
    );
    expect(tasks).toEqual([
      {
        kind: 'without-order',
        count: 2,
        all: 3,
        otherwise: [{ words: 'stays where it is.', pieces: ['US3IN', 'US4IN'] }],
      },
    ]);
  });

  it('is nothing about pieces that one commands only as a deputy', () => {
    expect(toDo(evening([{ ...piece('US3IN', 'default'), capacity: 'deputy' }]))).toEqual([]);
  });

  it('is to read letters that came', () => {
    expect(toDo(evening([piece('US3IN', 'standing')], 2))).toEqual([{ kind: 'letters-unread', count: 2 }]);
  });
});
