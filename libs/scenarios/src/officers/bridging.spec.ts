import { describe, expect, it } from '@jest/globals';
import { faultsOfOrder, type Order, type PositionReport } from '@vedette/campaign';
import { GITM_AMWOL, ROTD_EUWOL, type LandRulebook } from '@vedette/rulebooks';
import { officersOrders } from './staff-officer.js';
import { deskOf, reportOf, type SquareNote, unitStatus } from './testing/reported-ground.js';

const HERE = 'A4-P5';
const RIVER: SquareNote['river'] = { class: 'unfordable', standing: 'same' };
const ROWS = 15;

/** A square that a river parts from north to south; `differs` is what else its map shows. */
function parted(
  differs: Partial<PositionReport['maps'][number]> = {},
  river = '.......r.......',
): PositionReport['maps'] {
  return [
    {
      square: HERE,
      terrain: Array.from({ length: ROWS }, () => river),
      defence: Array.from({ length: ROWS }, () => '0'.repeat(ROWS)),
      city: null,
      units: [],
      ...differs,
    },
  ];
}

const corps = (train = true) => [
  unitStatus({ id: 'US1IN', square: HERE, tactical: '3-7' }),
  unitStatus({ id: 'US1CQ', square: HERE, tactical: '3-7', supplies: 12 }),
  ...(train ? [unitStatus({ id: 'US1PB', square: HERE, tactical: '5-4' })] : []),
];

function ordersOf(
  maps: PositionReport['maps'],
  {
    units = corps(),
    river = RIVER,
    book = ROTD_EUWOL,
  }: {
    units?: ReturnType<typeof unitStatus>[];
    river?: NonNullable<SquareNote['river']>;
    book?: LandRulebook;
  } = {},
): Order[] {
  const report = reportOf(units, { [HERE]: { river, friends: 2 } }, maps);
  const orders = officersOrders(deskOf(report, { station: 'A8-P5' }, { book }));
  for (const order of orders) expect(faultsOfOrder(order)).toEqual([]);
  return orders;
}
const bridges = (orders: readonly Order[]) => orders.filter(({ kind }) => kind === 'pontoon');
const path = (orders: readonly Order[], unit: string) =>
  orders.flatMap((order) => (order.kind === 'land' && order.unit === unit ? [order.strategic?.path] : []))[0];

describe('a staff officer before a river that nothing crosses', () => {
  it('has his train throw a bridge over the first of the river squares nearest to it, marches over it, and leaves the train at its bridge', () => {
    const orders = ordersOf(parted());
    expect(bridges(orders)).toEqual([
      { kind: 'pontoon', unit: 'US1PB', action: 'deploy', tactical: '7-2', phase: 1, by: 'taylor' },
    ]);
    expect(path(orders, 'US1IN')?.[0]).toBe('A5-P5');
    expect(path(orders, 'US1PB')).toBeUndefined();
  });

  it.each([
    ['over a ford', parted({}, '.......f.......'), RIVER],
    ['over a railway bridge that stands', parted({ bridges: [{ tactical: '7-9', intact: true }] }), RIVER],
  ])('needs none to march %s', (_, maps, river) => {
    const orders = ordersOf(maps, { river });
    expect(bridges(orders)).toEqual([]);
    expect(path(orders, 'US1IN')?.[0]).toBe('A5-P5');
  });

  it.each([
    ['nobody brings a train', corps(false), RIVER],
    ['the river is too broad', corps(), { class: 'unbridgeable', standing: 'same' }],
    ['the enemy holds the river', corps(), { class: 'unfordable', standing: 'hostile' }],
  ] as const)('goes where the river does not part him when %s', (_, units, river) => {
    const orders = ordersOf(parted(), { units: [...units], river });
    expect(bridges(orders)).toEqual([]);
    expect(path(orders, 'US1IN')?.[0]).toMatch(/^A[34]-/);
  });

  it('takes no heed of rivers where his book lets troops march over them', () => {
    const orders = ordersOf(parted(), { units: corps(false), book: GITM_AMWOL });
    expect(path(orders, 'US1IN')?.[0]).toBe('A5-P5');
  });

  it('has a train that the troops have left behind take up its bridge on their side, and follow', () => {
    const sighted = {
      unit: 'US1PB',
      state: 'US',
      standing: 'same' as const,
      tactical: '7-4',
      condition: 'active' as const,
      inFort: false,
      deployed: true,
    };
    const units = [
      unitStatus({ id: 'US1IN', square: 'A6-P5' }),
      unitStatus({ id: 'US1PB', square: HERE, tactical: '7-4' }),
    ];
    const orders = ordersOf(parted({ units: [sighted] }), { units });
    expect(bridges(orders)).toEqual([
      {
        kind: 'pontoon',
        unit: 'US1PB',
        action: 'remove',
        tactical: expect.stringMatching(/^8-[345]$/) as unknown,
        phase: 1,
        by: 'taylor',
      },
    ]);
    expect(path(orders, 'US1PB')).toEqual(['A5-P5', 'A6-P5']);
  });
});
