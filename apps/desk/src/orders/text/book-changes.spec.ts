import { describe, expect, it } from '@jest/globals';
import type { SentOrder } from '../../seat/campaign.js';
import { bookChanges, type BookLine } from './book-changes.js';

const stands = (text: string): BookLine => ({
  text,
  sent: { order: { kind: 'activate' }, receipt: { id: `receipt of ${text}` } } as unknown as SentOrder,
  draft: null,
});
const drafted = (text: string, key: string): BookLine => ({
  text,
  sent: null,
  draft: { key, order: { kind: 'activate' }, kept: false },
});
const written = (text: string, key: string) => ({ key, order: { kind: 'activate' }, text });

const BOOK = [stands('activate archer ME'), drafted('activate davis ME', 'davis/activate/1')];
const KEYS = new Set(['davis/activate/1']);

describe('a text in the stead of the book', () => {
  it.each([true, false])('changes nothing that it says as it was (together: %s)', (standTogether) => {
    const text = [
      written('activate archer ME', 'archer/activate/1'),
      written('activate davis ME', 'davis/activate/1'),
    ];
    const { fresh, dropped, gone } = bookChanges(text, BOOK, { standTogether, keys: KEYS });
    expect(gone).toEqual([]);
    expect(dropped).toEqual([]);
    // A draft that is written anew is the same draft.
    expect(fresh.map(({ key }) => key)).toEqual(standTogether ? [] : ['davis/activate/1']);
  });

  it('takes back and throws away, where any number stand together, what is no longer in it', () => {
    const { fresh, dropped, gone } = bookChanges([written('activate davis RE', 'davis/activate/1')], BOOK, {
      standTogether: true,
      keys: KEYS,
    });
    expect(gone.map(({ receipt }) => receipt.id)).toEqual(['receipt of activate archer ME']);
    expect(dropped.map(({ key }) => key)).toEqual(['davis/activate/1']);
    expect(fresh.map(({ key }) => key)).toEqual(['davis/activate/2']);
  });

  it('lets what stands be replaced by itself where the last one stands', () => {
    const { fresh, dropped, gone } = bookChanges([written('activate davis RE', 'davis')], BOOK, {
      standTogether: false,
      keys: KEYS,
    });
    expect([fresh.length, dropped.length, gone.length]).toEqual([1, 0, 0]);
  });

  it('gives each of several new orders of a kind a key of its own', () => {
    const text = ['a', 'b', 'c'].map((one) => written(`activate davis ${one}`, 'davis/activate/1'));
    const { fresh } = bookChanges(text, BOOK, { standTogether: true, keys: KEYS });
    expect(fresh.map(({ key }) => key)).toEqual(['davis/activate/2', 'davis/activate/3', 'davis/activate/4']);
  });

  it('is no order to take everything back when it is empty', () => {
    expect(bookChanges([], BOOK, { standTogether: true, keys: KEYS })).toEqual({
      fresh: [],
      dropped: [],
      gone: [],
    });
  });
});
