import type { Order, PositionDocument } from '@vedette/campaign';

/** Two regiments a side, two days' march apart, on twelve squares of open ground. */
export const SMALL_WAR: PositionDocument = {
  format: 'vedette/position@1',
  rulebooks: { land: 'gitm-amwol', naval: 'pate-amwol' },
  turn: 1,
  season: 'campaign',
  theatre: { kind: 'inline', origin: 'G4-V5', strategic: ['......', '......', '......'] },
  states: [
    { id: 'US', nation: 'United States', side: 'US' },
    { id: 'MX', nation: 'Mexico', side: 'MX' },
  ],
  relations: [{ between: ['US', 'MX'], stance: 'hostile' }],
  players: [
    { id: 'taylor', state: 'US', name: 'Zachary Taylor', ministries: ['war'] },
    { id: 'worth', state: 'US', name: 'William Worth' },
    { id: 'arista', state: 'MX', name: 'Mariano Arista' },
  ],
  units: [
    {
      id: 'US1IN',
      square: 'G4-V6',
      tactical: '7-7',
      strength: 1000,
      quality: 'Good',
      commander: 'taylor',
      deputy: 'worth',
    },
    { id: 'US2IN', square: 'G4-V5', tactical: '7-7', strength: 800, quality: 'Average', commander: 'worth' },
    { id: 'MX1IN', square: 'G6-V6', tactical: '7-7', strength: 900, quality: 'Fair', commander: 'arista' },
    { id: 'MX2IN', square: 'G7-V6', tactical: '7-7', strength: 700, quality: 'Fair', commander: 'arista' },
  ],
};

/** Orders of the first turn by player, in the order in which they are sent; one of them is not allowed. */
export const SMALL_WAR_ORDERS: readonly {
  readonly player: string;
  readonly order: Order;
  readonly allowed: boolean;
}[] = [
  {
    player: 'taylor',
    allowed: true,
    order: {
      kind: 'land',
      unit: 'US1IN',
      strategic: { path: ['G5-V6', 'G6-V6'], entry: '0-7' },
      posture: { offensive: 'attack', defensive: 'defend' },
    },
  },
  {
    player: 'arista',
    allowed: true,
    order: {
      kind: 'land',
      unit: 'MX1IN',
      tactical: { destination: '5-7', phase: 1 },
      posture: { offensive: 'attack', defensive: 'defend' },
    },
  },
  // Somebody else's regiment.
  {
    player: 'arista',
    allowed: false,
    order: { kind: 'land', unit: 'US2IN', strategic: { path: ['G5-V5'] } },
  },
  {
    player: 'worth',
    allowed: true,
    order: { kind: 'land', unit: 'US2IN', strategic: { path: ['G5-V5', 'G5-V6'] } },
  },
  { player: 'arista', allowed: true, order: { kind: 'land', unit: 'MX2IN', strategic: { path: ['G6-V6'] } } },
];
