import { describe, expect, it } from '@jest/globals';
import type { EffectiveOrder, Evening, SentOrder } from './campaign.js';
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

  it('is what one reminded oneself of for this turn or one before, and nothing of later ones', () => {
    const reminders = [6, 7, 8].map((turn) => ({ id: String(turn), turn, text: `for ${turn}` }));
    const now = { ...evening([]), clock: { turn: 7 } } as unknown as Evening;
    expect(toDo(now, reminders)).toEqual([{ kind: 'reminders', texts: ['for 6', 'for 7'] }]);
  });

  describe('about an order that was to be sent by itself', () => {
    const sent = (
      id: string,
      text: string,
      status: string,
      at: string,
      origin: string | null,
    ): SentOrder => ({
      order: { kind: 'land', unit: text.split(' ')[0] },
      text,
      status,
      sender: null,
      origin: origin === null ? null : { kind: origin },
      receipt: {
        id,
        version: 1,
        at: `2026-10-20T${at}:00.000Z`,
        understood: text,
        accepted: status !== 'refused',
        problems: [
          { code: 'path', field: '/strategic', message: 'No way.', rule: '4.1', severity: 'error' },
          { code: 'far', field: '/strategic', message: 'Far.', rule: '4.2', severity: 'doubt' },
        ].filter(({ severity }) => severity === 'doubt' || status === 'refused'),
      },
    });
    const tasks = (...orders: SentOrder[]): string[] =>
      toDo({ ...evening([]), orders }).map(({ kind }) => kind);
    const refused = sent('1', 'US3IN march J9-V4', 'refused', '18:00', 'standing');

    it('is to see to it once it was refused, with the reason and the piece it was for', () => {
      expect(toDo({ ...evening([]), orders: [refused] })).toEqual([
        {
          kind: 'orders-refused',
          count: 1,
          lines: [{ piece: 'US3IN', text: 'US3IN march J9-V4', message: 'No way.', rule: '4.1' }],
        },
      ]);
    });

    it('is nothing once the piece was ordered something since; what another was ordered, or what stood before, changes nothing', () => {
      expect(tasks(refused, sent('2', 'US3IN halt', 'stands', '19:00', null))).toEqual(['order-doubts']);
      for (const other of [
        sent('2', 'US4IN halt', 'stands', '19:00', null),
        sent('2', 'US3IN halt', 'stands', '17:00', 'standing'),
        sent('2', 'US3IN halt', 'withdrawn', '19:00', null),
      ])
        expect(tasks(refused, other)[0]).toBe('orders-refused');
    });

    it('is nothing where somebody sent it himself: he was told at once', () => {
      expect(tasks({ ...refused, origin: null })).toEqual([]);
    });
  });
});
