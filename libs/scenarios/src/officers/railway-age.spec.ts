import { describe, expect, it } from '@jest/globals';
import { faultsOfOrder, type Ministry, type Order } from '@vedette/campaign';
import { ROTD_EUWOL } from '@vedette/rulebooks';
import type { OfficerPlan } from './plan.js';
import { officersOrders } from './staff-officer.js';
import { deskOf, reportOf, type SquareNote, unitStatus } from './testing/reported-ground.js';

type Notes = Readonly<Record<string, SquareNote>>;

/** A railway of the whole row P5, from A0 in the west to B0 in the east. */
function railway(differs: Notes = {}): Notes {
  const squares = ['A0', 'A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'B0'];
  const line = squares.map((column, i): [string, SquareNote] => [
    `${column}-P5`,
    {
      railway: {
        standing: 'same',
        intact: true,
        leads: [...(i < squares.length - 1 ? ['east'] : []), ...(i > 0 ? ['west'] : [])],
      },
    },
  ]);
  const notes: Record<string, SquareNote> = Object.fromEntries(line);
  for (const [square, note] of Object.entries(differs)) notes[square] = { ...notes[square], ...note };
  return notes;
}

const corps = (square: string) => [
  unitStatus({ id: 'US1IN', square }),
  unitStatus({ id: 'US1MI', square }),
  unitStatus({ id: 'US1CQ', square, supplies: 12 }),
];
const ordersOf = (
  notes: Notes,
  {
    plan = {},
    ministries = [],
    at = 'A0-P5',
  }: { plan?: Partial<OfficerPlan>; ministries?: Ministry[]; at?: string } = {},
): Order[] => {
  const orders = officersOrders(
    deskOf(reportOf(corps(at), notes), { station: 'B0-P5', ...plan }, { book: ROTD_EUWOL, ministries }),
  );
  for (const order of orders) expect(faultsOfOrder(order)).toEqual([]);
  return orders;
};
const rides = (orders: readonly Order[]) =>
  orders.flatMap((order) =>
    order.kind === 'land' && order.rail ? [[order.unit, order.rail.destination]] : [],
  );

describe('a staff officer who has railways', () => {
  it('sends troops and trains by rail where it is far, and militia not at all', () => {
    expect(rides(ordersOf(railway()))).toEqual([
      ['US1IN', 'B0-P5'],
      ['US1CQ', 'B0-P5'],
    ]);
  });

  it('has them walk what they walk in two turns', () => {
    expect(rides(ordersOf(railway(), { at: 'A5-P5' }))).toEqual([]);
  });

  it.each([
    [
      'that is torn up',
      { 'A2-P5': { railway: { standing: 'same', intact: false, leads: ['east', 'west'] } } },
    ],
    [
      'in enemy hands',
      { 'A2-P5': { railway: { standing: 'hostile', intact: true, leads: ['east', 'west'] } } },
    ],
    ['nobody holds', { 'A0-P5': { railway: { standing: 'none', intact: true, leads: ['east'] } } }],
  ] as const)('does not have them ride over track %s', (_, differs) => {
    expect(rides(ordersOf(railway(differs as unknown as Notes)))).toEqual([]);
  });

  it('has them get off three squares from enemies he knows of', () => {
    const orders = ordersOf(railway({ 'B0-P5': { enemies: 'division' } }));
    expect(rides(orders)[0]).toEqual(['US1IN', 'A7-P5']);
  });
});

describe('a staff officer who has depots', () => {
  const depot = (id: string, supplies: number): SquareNote['depots'] => [
    { id, kind: 'depot', state: 'US', standing: 'same', tactical: '7-7', supplies },
  ];

  it('has a corps headquarters draw from the fullest within four squares', () => {
    const notes = railway({
      'A4-P5': { depots: depot('US-D1', 40) },
      'A1-P5': { depots: depot('US-D2', 12) },
    });
    const train = ordersOf(notes, { plan: { aim: 'hold' } }).find(
      (order) => order.kind === 'land' && order.unit === 'US1CQ',
    );
    expect(train).toMatchObject({ supply: { level: 12, source: 'US-D1' } });
  });

  it('fills one that runs low from a city at the other end of the line, if he may', () => {
    const notes = railway({
      'A2-P5': { depots: depot('US-D1', 5) },
      'B0-P5': { city: { name: 'Rear', supplies: 200 } },
      'A0-P5': { friends: 9 },
    });
    const moves = (ministries: Ministry[]) =>
      ordersOf(notes, { ministries }).filter(({ kind }) => kind === 'move-supplies');
    expect(moves(['war'])).toEqual([
      { kind: 'move-supplies', from: 'Rear', to: 'US-D1', amount: 30, by: 'taylor' },
    ]);
    expect(moves([])).toEqual([]);
  });

  it('has one placed beside a corps that has left the last behind, if the treasury is his', () => {
    const placed = (notes: Notes, ministries: Ministry[]) =>
      ordersOf(notes, { ministries }).filter(({ kind }) => kind === 'depot');
    const far = railway({ 'A0-P5': { friends: 9 }, 'A4-P5': { depots: depot('US-D1', 40) } });
    expect(placed(far, ['treasury'])).toEqual([
      { kind: 'depot', action: 'place', depot: 'depot', square: 'A0-P5', by: 'taylor' },
    ]);
    expect(placed(far, ['war'])).toEqual([]);
    const near = railway({ 'A0-P5': { friends: 9 }, 'A2-P5': { depots: depot('US-D1', 40) } });
    expect(placed(near, ['treasury'])).toEqual([]);
  });
});
