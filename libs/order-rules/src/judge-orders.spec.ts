import { describe, expect, it } from '@jest/globals';
import type { Order } from '@vedette/campaign';
import { submissionOrder } from './submission-order.js';
import { judge, problem, receiptOf } from './testing/desk.js';

const march = (by: string, to: string, more: Record<string, unknown> = {}): Order =>
  ({ kind: 'land', unit: 'US1IN', by, strategic: { path: [to] }, ...more }) as Order;
const assign = (by: string, officers: object): Order =>
  ({ kind: 'assign', unit: 'US1IN', by, ...officers }) as Order;

describe('who may order a unit (GITM AMWOL 3.4, 6.1)', () => {
  it.each(['taylor', 'worth'])('takes orders of %s, who commands it or is its deputy', (by) => {
    expect(receiptOf(march(by, 'G6-V5')).accepted).toBe(true);
  });

  it('refuses another officer of the side and says whom to ask', () => {
    const receipt = receiptOf(march('twiggs', 'G6-V5'));
    expect(receipt.accepted).toBe(false);
    expect(problem(receipt, 'not-your-command')).toMatchObject({
      severity: 'error',
      rule: 'gitm-amwol 6.1',
      field: '/unit',
      message: expect.stringContaining('there is no US1IN under your command'),
    });
  });

  it('refuses a minister as such: he assigns, officers order, and he is told that the unit is there', () => {
    const receipt = receiptOf(march('marcy', 'G6-V5'));
    expect(receipt.accepted).toBe(false);
    expect(problem(receipt, 'not-your-command')?.message).toContain('have it assigned to you');
  });

  it('answers alike for an enemy’s unit, an ally’s, a comrade’s and one that does not exist', () => {
    const answers = ['MX1IN', 'MX7IN', 'TX1IN', 'TX9IN', 'US3IN', 'US9IN'].map((unit) => {
      const receipt = receiptOf({ kind: 'land', unit, strategic: { path: ['G6-V5'] } });
      return JSON.stringify(receipt).replaceAll(unit, '?');
    });
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('not-your-command');
  });

  it.each([
    ['no-sender', {}],
    ['unknown-player', { by: 'santa-anna' }],
  ])('refuses an order with %s', (code, sender) => {
    const receipt = judge([{ kind: 'land', unit: 'US1IN', ...sender }]).receipts[0]!;
    expect(receipt.accepted).toBe(false);
    expect(problem(receipt, code)?.field).toBe('/by');
  });
});

describe('which of several orders stands (GITM AMWOL 6.1, details 14)', () => {
  it('keeps the last of the commander', () => {
    const { standing, accepted } = judge([march('taylor', 'G6-V5'), march('taylor', 'G8-V5')]);
    expect([...standing]).toEqual([1]);
    expect(accepted).toEqual([march('taylor', 'G8-V5')]);
  });

  it('tells the sender of an earlier order that it is replaced, and still accepts it', () => {
    const { receipts } = judge([march('worth', 'G6-V5'), march('taylor', 'G8-V5')]);
    expect(receipts.map(({ accepted }) => accepted)).toEqual([true, true]);
    expect(problem(receipts[0]!, 'replaced')?.severity).toBe('warning');
    expect(receipts[1]!.problems).toEqual([]);
  });

  it("discards a deputy's order after a commander's, though it is valid", () => {
    const { standing, receipts } = judge([march('taylor', 'G6-V5'), march('worth', 'G8-V5')]);
    expect([...standing]).toEqual([0]);
    expect(receipts[1]!.accepted).toBe(true);
    expect(problem(receipts[1]!, 'commander-has-ordered')?.rule).toBe('gitm-amwol 6.1');
  });

  it('keeps the last of a deputy while there is none of the commander', () => {
    const { standing } = judge([march('worth', 'G6-V5'), march('worth', 'G8-V5')]);
    expect([...standing]).toEqual([1]);
  });

  it('keeps a good order when the later one is refused', () => {
    const { standing } = judge([march('taylor', 'G6-V5'), march('taylor', 'Nowhere')]);
    expect([...standing]).toEqual([0]);
  });

  it('lets orders for different pieces and orders of the staff all stand', () => {
    const transfer: Order = { kind: 'move-supplies', from: 'Depot', to: 'Haven', amount: 5, by: 'marcy' };
    const { standing } = judge([
      march('taylor', 'G6-V5'),
      { kind: 'naval', ship: 'US1FR', by: 'taylor' },
      transfer,
      transfer,
    ]);
    expect([...standing]).toEqual([0, 1, 2, 3]);
  });
});

describe('authority as of submission (GITM AMWOL 6.10, details 14)', () => {
  const replace = assign('marcy', { commander: 'twiggs', deputy: 'polk' });

  it('takes the new commander’s orders after the assignment and not before', () => {
    const { receipts } = judge([march('twiggs', 'G6-V5'), replace, march('twiggs', 'G6-V5')]);
    expect(receipts.map(({ accepted }) => accepted)).toEqual([false, true, true]);
  });

  it('keeps what the old commander sent before and refuses what he sends after', () => {
    const { receipts, standing } = judge([march('taylor', 'G6-V5'), replace, march('taylor', 'G8-V5')]);
    expect(receipts.map(({ accepted }) => accepted)).toEqual([true, true, false]);
    expect([...standing].sort()).toEqual([0, 1]);
  });

  it('lets only the new commander, not the new deputy, replace an order of the old commander', () => {
    expect([...judge([march('taylor', 'G6-V5'), replace, march('polk', 'G8-V5')]).standing].sort()).toEqual([
      0, 1,
    ]);
    expect([...judge([march('taylor', 'G6-V5'), replace, march('twiggs', 'G8-V5')]).standing].sort()).toEqual(
      [1, 2],
    );
  });

  it.each(['twiggs', 'polk'])('lets %s, a new officer, replace an order of the old deputy', (by) => {
    expect([...judge([march('worth', 'G6-V5'), replace, march(by, 'G8-V5')]).standing].sort()).toEqual([
      1, 2,
    ]);
  });

  it('gives no effect to an assignment that was refused', () => {
    const { receipts } = judge([
      assign('worth', { commander: 'worth' }),
      march('worth', 'G6-V5'),
      march('twiggs', 'G6-V5'),
    ]);
    expect(receipts.map(({ accepted }) => accepted)).toEqual([false, true, false]);
  });

  it('lets one who was given an army headquarters this turn assign at once', () => {
    const { receipts } = judge([
      { kind: 'assign', unit: 'US1AQ', commander: 'twiggs', by: 'marcy' },
      assign('twiggs', { commander: 'twiggs' }),
      march('twiggs', 'G6-V5'),
    ]);
    expect(receipts.every(({ accepted }) => accepted)).toBe(true);
  });

  it('walks by the time of submission, not by the list, and answers in the order of the list', () => {
    const early = { at: '2026-01-01T08:00:00Z' };
    const late = { at: '2026-01-01T09:00:00Z' };
    const { receipts, standing, accepted } = judge([
      march('taylor', 'G6-V5', late),
      march('taylor', 'G8-V5', early),
    ]);
    expect([...standing]).toEqual([0]);
    expect(receipts.map(({ order }) => order)).toEqual([0, 1]);
    expect(problem(receipts[1]!, 'replaced')).toBeDefined();
    expect(accepted.map(({ at }) => at)).toEqual([late.at]);
  });

  it('counts an order without a time as sent with the one before it in the list', () => {
    expect(submissionOrder([{ at: '2026-01-01T09:00:00Z' }, {}, { at: '2026-01-01T08:00:00Z' }, {}])).toEqual(
      [2, 3, 0, 1],
    );
    expect(submissionOrder([{}, { at: '2026-01-01T08:00:00Z' }, {}])).toEqual([0, 1, 2]);
  });
});

describe('which turn and book take which kind', () => {
  const deploy: Order = { kind: 'deploy', unit: 'US1IN', square: 'G8-V5', by: 'taylor' };

  it.each(['deployment', 'peace', 'truce'])('takes placements and no marches in a %s turn', (season) => {
    expect(receiptOf(deploy, { season }).accepted).toBe(true);
    expect(problem(receiptOf(march('taylor', 'G6-V5'), { season }), 'wrong-season')?.message).toContain(
      season,
    );
    expect(problem(receiptOf({ kind: 'naval', ship: 'US1FR' }, { season }), 'wrong-season')?.severity).toBe(
      'error',
    );
  });

  it('takes marches and no placements in a campaign turn', () => {
    expect(problem(receiptOf(deploy), 'wrong-season')?.message).toContain('"land"');
  });

  it('has no naval orders where there is no naval book', () => {
    const receipt = receiptOf({ kind: 'naval', ship: 'US1FR' }, { rulebooks: { land: 'gitm-amwol' } });
    expect(problem(receipt, 'not-in-this-book')?.message).toContain('no naval rule book');
  });

  it.each([
    { kind: 'pontoon', unit: 'US1PB', action: 'deploy' },
    { kind: 'depot', action: 'place', depot: 'depot', square: 'G8-V5' },
    { kind: 'track', action: 'destroy', square: 'G8-V5', unit: 'US1IN' },
  ] as Order[])('has no orders of kind $kind in a book without railways', (order) => {
    expect(problem(receiptOf(order), 'not-in-this-book')?.message).toContain('Gathered In Their Masses');
  });
});
