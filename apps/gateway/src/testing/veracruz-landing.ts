import type { NavalOrder, Order, PositionDocument, ShipPlaceDocument } from '@vedette/campaign';

/** Who boards which transport group. */
export const ARMY = {
  US1TR: ['US1IN', 'US2IN', 'US1MC', 'US1AQ'],
  US2TR: ['US3IN', 'US4IN', 'US1LA', 'US1SA', 'US1CQ'],
} as const;
export const GROUPS = Object.keys(ARMY) as (keyof typeof ARMY)[];
export const EVERYBODY = Object.values(ARMY).flat();
/** Turns within which the army is ashore, whatever the winds. */
export const MOST_TURNS = 8;

const regiment = (id: string, strength: number, more: object = {}) => ({
  id,
  square: 'K0-V3',
  tactical: '4-12',
  strength,
  commander: 'scott',
  supplies: 1,
  ...more,
});
const atPointIsabel = {
  at: { port: 'Point Isabel', area: 'harbor' as const },
  base: 'Point Isabel',
  stores: 24,
};

/** Scott's army at the mouth of the Rio Grande, its transports behind a frigate, and the garrison of Veracruz. */
export const LANDING: PositionDocument = {
  format: 'vedette/position@1',
  rulebooks: { land: 'gitm-amwol', naval: 'pate-amwol' },
  turn: 1,
  season: 'campaign',
  theatre: 'amwol',
  states: [
    { id: 'US', nation: 'United States', side: 'US' },
    { id: 'MX', nation: 'Mexico', side: 'MX' },
    { id: 'YU', nation: 'Mexico', side: 'YU' },
  ],
  relations: [{ between: ['US', 'MX'], stance: 'hostile' }],
  players: [
    { id: 'scott', state: 'US', ministries: ['war'] },
    { id: 'conner', state: 'US', ministries: ['naval'] },
    { id: 'morales', state: 'MX', ministries: ['war', 'naval'] },
  ],
  cities: [{ name: 'Point Isabel', supplies: 200, stores: 400 }],
  units: [
    regiment('US1IN', 1500, { batteries: 1 }),
    regiment('US2IN', 1500),
    regiment('US3IN', 1400),
    regiment('US4IN', 1200),
    regiment('US1MC', 500),
    regiment('US1LA', 300, { batteries: 3 }),
    regiment('US1SA', 300, { batteries: 3 }),
    regiment('US1AQ', 250),
    regiment('US1CQ', 100, { supplies: 12 }),
    { id: 'MX1IN', square: 'K4-Y5', tactical: '7-5', strength: 1500, commander: 'morales', inFort: true },
  ],
  ships: [
    { id: 'US1FR', ...atPointIsabel, crew: 250, marines: 25, quality: 'Very Good', commander: 'conner' },
    ...GROUPS.map((id) => ({
      id,
      ...atPointIsabel,
      capacity: 6000,
      crew: 600,
      commander: 'conner',
      attachedTo: 'US1FR',
    })),
  ],
};

function sail(movement: NonNullable<NavalOrder['movement']>): Order {
  return { kind: 'naval', ship: 'US1FR', by: 'conner', movement };
}

/** What Conner and Scott order, seeing where the frigate is: embark and sail, go to Veracruz, land on the beach. */
export function landingOrders(at: ShipPlaceDocument): Order[] {
  const load = (ship: keyof typeof ARMY, loading: NonNullable<NavalOrder['loading']>): Order => ({
    kind: 'naval',
    ship,
    by: 'conner',
    loading,
  });
  if ('sea' in at)
    return at.sea === 'WGC'
      ? [sail({ seas: ['SGC'], port: 'Veracruz', portWhen: 'after-first' })]
      : [sail({ port: 'Veracruz', portWhen: 'before' })];
  if (!('port' in at) || at.port === 'Point Isabel')
    return [sail({ seas: ['WGC', 'SGC'] }), ...GROUPS.map((id) => load(id, { load: [...ARMY[id]] }))];
  return [
    ...GROUPS.map((id) =>
      load(id, { unload: ARMY[id].map((unit) => ({ unit, square: 'K4-Y5', entry: '11-12' })) }),
    ),
    { kind: 'land', unit: 'US1IN', by: 'scott', tactical: { destination: '9-9', phase: 5 } },
  ];
}
