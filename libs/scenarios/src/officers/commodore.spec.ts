import { describe, expect, it } from '@jest/globals';
import type { FleetPosition, ShipStatusReport } from '@vedette/campaign';
import type { SeaArea, TheatrePort } from '@vedette/geography';
import { commodoresOrders } from './commodore.js';
import { SeaWay } from './sea-way.js';

const sea = (code: string, west: string[], east: string[], map = 'Gulf') =>
  ({ code, map, neighbours: { N: [], E: east, S: [], W: west } }) as unknown as SeaArea;
const port = (name: string, of: string) => ({ name, sea: of }) as unknown as TheatrePort;
const CHART = new SeaWay({
  seas: [
    sea('AAA', [], ['BBB']),
    sea('BBB', ['AAA'], ['CCC']),
    sea('CCC', ['BBB'], ['DDD', 'PPP']),
    sea('DDD', ['CCC'], []),
    sea('PPP', ['CCC'], [], 'Pacific'),
  ],
  ports: [port('Base', 'AAA'), port('Mark', 'DDD'), port('Near', 'BBB')],
});
const PLAN = {
  player: 'conner',
  stations: [{ flag: 'US1FR', task: 'blockade' as const, sea: 'DDD', port: 'Mark' }],
};

function orders(ship: Partial<ShipStatusReport>, ...others: Partial<ShipStatusReport>[]) {
  const status = (more: Partial<ShipStatusReport>) =>
    ({
      id: 'US1FR',
      role: 'commander',
      status: 'active',
      at: { sea: 'AAA', tacticalArea: 0 },
      base: 'Base',
      stores: 20,
      hull: 0,
      rigging: 0,
      attachedTo: null,
      capacity: null,
      ...more,
    }) as ShipStatusReport;
  const report = { player: 'conner', ships: [ship, ...others].map(status) } as unknown as FleetPosition;
  return commodoresOrders(report, PLAN, CHART);
}

describe('a commodore (PATE 4.5, 6.1-6.4)', () => {
  it('goes to his station by two sea areas a turn, and off the port when he gets so far', () => {
    expect(orders({})).toMatchObject([{ movement: { seas: ['BBB', 'CCC'] }, combat: { stance: 'engage' } }]);
    expect(orders({})[0]).not.toMatchObject({ movement: { port: 'Mark' } });
    expect(orders({ at: { sea: 'CCC', tacticalArea: 0 } })).toMatchObject([
      { movement: { seas: ['DDD'], port: 'Mark', portWhen: 'after-first' } },
    ]);
    expect(orders({ at: { sea: 'DDD', tacticalArea: 0 } })).toMatchObject([
      { movement: { seas: [], port: 'Mark', portWhen: 'before' } },
    ]);
  });

  it('sails out of a port into its own sea first, and stays where he is to be', () => {
    expect(orders({ at: { port: 'Near', area: 'coastal' } })).toMatchObject([
      { movement: { seas: ['BBB', 'CCC'] } },
    ]);
    expect(orders({ at: { port: 'Mark', area: 'coastal' } })).toMatchObject([{ movement: {} }]);
  });

  it('goes home when the ship of his company with least stores must, and into harbour there', () => {
    const low = { id: 'US2SL', attachedTo: 'US1FR', stores: 7 };
    expect(orders({ at: { sea: 'DDD', tacticalArea: 0 } }, low)).toMatchObject([
      { ship: 'US1FR', movement: { seas: ['CCC', 'BBB'] }, contact: { stance: 'evade' } },
    ]);
    expect(orders({ stores: 3 })).toMatchObject([
      { movement: { seas: [], port: 'Base', portWhen: 'before', enterHarbor: true } },
    ]);
    expect(orders({ at: { port: 'Base', area: 'harbor' }, stores: 3 })).toEqual([
      { kind: 'naval', ship: 'US1FR', by: 'conner', loading: { stores: 24 } },
    ]);
  });

  it('does not order ships that follow others, are not his to order, round the Horn, lie up or have nothing to live on', () => {
    for (const ship of [
      { attachedTo: 'US9FR' },
      { role: 'deputy' as const },
      { at: { transit: { to: 'DDD' } } },
      { status: 'inactive' as const },
      { stores: 0 },
    ])
      expect(orders(ship)).toEqual([]);
  });

  it('finds no way round the Horn', () => {
    expect(CHART.way('AAA', 'PPP')).toBeNull();
    expect(CHART.way('AAA', 'DDD')).toEqual(['BBB', 'CCC', 'DDD']);
  });
});
