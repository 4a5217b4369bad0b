import { describe, expect, it } from '@jest/globals';
import { sentElsewhere } from './sent-elsewhere.js';

type Book = Parameters<typeof sentElsewhere>[0];

/** A book in which a unit acts by the last of the orders that were sent. */
const bookOf = (...ids: readonly string[]): Book =>
  ({
    orders: ids.map((id, at) => ({
      status: at === ids.length - 1 ? 'stands' : 'replaced',
      order: { kind: 'land', unit: 'US3IN', by: 'worth' },
      sender: null,
      receipt: { id, understood: `US3IN does ${id}.` },
    })),
    effective: [
      {
        piece: 'US3IN',
        origin: ids.length > 0 ? 'sent' : 'default',
        words: ids.length > 0 ? `US3IN does ${ids.at(-1)}.` : 'US3IN stands still.',
        receipt: ids.length > 0 ? { id: ids.at(-1) } : null,
      },
    ],
  }) as unknown as Book;
const nobody = (): boolean => false;

describe('an order that somebody else has sent', () => {
  it('is told with its sender, and with what it replaced', () => {
    expect(sentElsewhere(bookOf(), bookOf('one'), nobody)).toEqual([
      { sender: 'worth', words: 'US3IN does one.', replaced: null },
    ]);
    expect(sentElsewhere(bookOf('one'), bookOf('one', 'two'), nobody)).toEqual([
      { sender: 'worth', words: 'US3IN does two.', replaced: 'US3IN does one.' },
    ]);
  });

  it('is not told again, nor what was sent from here, nor what stands again', () => {
    expect(sentElsewhere(bookOf('one'), bookOf('one'), nobody)).toEqual([]);
    expect(sentElsewhere(bookOf(), bookOf('one'), ({ receipt }) => receipt.id === 'one')).toEqual([]);
    expect(sentElsewhere(bookOf('one', 'two'), bookOf('one'), nobody)).toEqual([]);
  });
});
