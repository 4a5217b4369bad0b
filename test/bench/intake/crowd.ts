import type { Order, PositionDocument } from '@vedette/campaign';

/** Units of one player. */
export const UNITS_A_PLAYER = 10;
const COLUMNS = 30;
const ROWS = 20;
const SIDES = ['US', 'MX'] as const;

const squareName = (column: number, row: number): string => {
  const letter = (from: number, index: number): string => String.fromCharCode(from + Math.floor(index / 10));
  return `${letter(65, column)}${column % 10}-${letter(75, row)}${row % 10}`;
};

/** The players of a crowd, by their ids. */
export const playersOf = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${SIDES[i % 2]!.toLowerCase()}-${i}`);

/** The square of one of a player's units. */
const placeOf = (player: number, unit: number): readonly [column: number, row: number] => [
  (player * 7 + unit) % (COLUMNS - 1),
  (player * 3 + unit * 5) % ROWS,
];

const unitId = (player: number, unit: number): string =>
  `${SIDES[player % 2]!}${Math.floor(player / 2) * UNITS_A_PLAYER + unit + 1}IN`;

/** A campaign of so many players with ten regiments each, on open ground. */
export function crowdOf(players: number): PositionDocument {
  const ids = playersOf(players);
  return {
    format: 'vedette/position@1',
    rulebooks: { land: 'gitm-amwol', naval: null },
    turn: 1,
    season: 'campaign',
    theatre: {
      kind: 'inline',
      origin: squareName(0, 0),
      strategic: Array.from({ length: ROWS }, () => '.'.repeat(COLUMNS)),
    },
    states: [
      { id: 'US', nation: 'United States', side: 'north' },
      { id: 'MX', nation: 'Mexico', side: 'south' },
    ],
    relations: [{ between: ['US', 'MX'], stance: 'hostile' }],
    players: ids.map((id, i) => ({ id, state: SIDES[i % 2]! })),
    units: ids.flatMap((id, player) =>
      Array.from({ length: UNITS_A_PLAYER }, (_, unit) => ({
        id: unitId(player, unit),
        square: squareName(...placeOf(player, unit)),
        tactical: '7-7',
        strength: 500,
        supplies: 1,
        commander: id,
      })),
    ),
  };
}

/** The n-th order of a player: each of his units in turn, every time with another plan. */
export function orderOf(player: number, n: number): Order {
  const unit = n % UNITS_A_PLAYER;
  const [column, row] = placeOf(player, unit);
  return {
    kind: 'land',
    unit: unitId(player, unit),
    strategic: {
      path: [squareName(column + 1, row), squareName(column + 1, Math.min(ROWS - 1, row + 1))],
      haltOnDetection: n % 2 === 0,
    },
    tactical: { destination: `${n % 15}-${(n * 3) % 15}`, phase: 1 + (n % 5), line: 'first' },
    posture: { offensive: 'attack', defensive: 'defend' },
    supply: { level: n % 2 },
  };
}
