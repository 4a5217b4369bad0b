import { describe, expect, it } from '@jest/globals';
import { booksOf } from '@vedette/rulebooks';
import { OrderDesk } from '../order-desk.js';
import { orderOffers } from '../order-options.js';
import { type Changes, frontier, SHIPS, UNITS } from '../testing/desk.js';
import { CLOSING_REASONS, ClosedSections } from './closed-sections.js';

const why = (code: string) => ({
  ...{ severity: 'warning' as const, code, rule: 'gitm-amwol 7.1', message: code },
  field: '/strategic/path/0' as const,
});

describe('the sections of an order that are closed', () => {
  it('are those of which something was tried and nothing would be done, by what barred them first', () => {
    const closed = new ClosedSections();
    closed.refuses('/strategic/path', why('too-tired'));
    closed.refuses('/strategic/pursuit', why('no-enemy'));
    closed.refuses('/posture/offensive', why('inactive'));
    closed.accepts('/posture/defensive');
    expect(closed.list).toEqual([{ ...why('too-tired'), field: '/strategic' }]);
  });
});

const closedTo = (piece: string, by = 'taylor', changes: Changes = {}) => {
  const state = frontier(changes);
  return orderOffers(state, booksOf(state.rulebooks), by, piece).closed;
};

describe('what is closed to a piece', () => {
  it('names the rule: a ship that follows nobody has nothing to detach from', () =>
    expect(closedTo('US1FR')).toContainEqual(
      expect.objectContaining({ code: 'not-attached', field: '/detach', rule: 'pate-amwol 4.4' }),
    ));

  it('is nothing of which an option is offered', () => {
    const state = frontier({});
    for (const piece of ['US1IN', 'US1CQ', 'US1FR', 'US1TR']) {
      const { options, closed } = orderOffers(state, booksOf(state.rulebooks), 'taylor', piece);
      const open = new Set(options.map(({ order, field }) => `${order.kind} ${field.split('/')[1]}`));
      for (const { field } of closed) expect(open.has(`land ${field.slice(1)}`)).toBe(false);
    }
  });

  it('is what a receipt would say, word for word', () => {
    const state = frontier({ pieces: { US1IN: { status: 'inactive' } } });
    const { closed } = orderOffers(state, booksOf(state.rulebooks), 'taylor', 'US1IN');
    const desk = new OrderDesk(state, booksOf(state.rulebooks));
    const said = [
      { kind: 'land', unit: 'US1IN', by: 'taylor', rail: { destination: 'G6-V5' } },
      { kind: 'land', unit: 'US1IN', by: 'taylor', tactical: { engage: { from: 1, to: 5 } } },
    ].flatMap((order, at) => desk.take(order as never, at).problems.map(({ message }) => message));
    expect(closed.length).toBeGreaterThan(0);
    expect(closed.some(({ message }) => said.includes(message))).toBe(true);
  });

  it('is closed for one of the reasons that are listed, whatever the book, the season and the condition of the piece', () => {
    const books = [
      { land: 'gitm-amwol', naval: 'pate-amwol' },
      { land: 'gitm-nwol', naval: 'pate-amwol' },
      { land: 'rotd-euwol' },
    ];
    const ashore = ['US1IN', 'US1MI', 'US1CQ', 'US1SA', 'US1LC'];
    const conditions = ['active', 'inactive', 'shattered'].flatMap((status) => [
      { status, fatigue: 0, supplies: 2 },
      { status, fatigue: 18, supplies: 0 },
    ]);
    const found = new Set<string>();
    for (const rulebooks of books)
      for (const season of ['campaign', 'deployment', 'peace'])
        for (const condition of conditions)
          for (const { id, commander } of [...UNITS, ...SHIPS])
            for (const { code } of closedTo(id as string, commander as string, {
              ...{ rulebooks, season },
              pieces: Object.fromEntries(ashore.map((id) => [id, condition])),
            }))
              found.add(code);
    expect([...found].sort()).toEqual([...CLOSING_REASONS]);
  });

  it('tells nothing of a piece that is nobody of his', () => {
    expect(closedTo('MX1IN')).toEqual([]);
    expect(closedTo('US99IN')).toEqual([]);
  });
});
