import { readPosition, tacticalName, type MutableCampaignState, type Order } from '@vedette/campaign';
import { strategicDistance } from '@vedette/geography';
import { pieceTypes } from '@vedette/rulebooks';
import { loadTheatre, theatreSource } from '@vedette/theatres';

const UNITS_A_PLAYER = 50;
/** Units of one side in a square of the front. */
const IN_LINE = 10;
/** Where they stand, so that the ground must bear them. */
const ROWS = [5, 9];
const COLUMNS = Array.from({ length: IN_LINE }, (_, i) => i + 2);
const ARMS = ['CQ', 'IN', 'IN', 'LI', 'IN', 'MC', 'LA', 'IN', 'LC', 'HA'];

/** A position and the orders of a turn in it. */
export interface RailWar {
  readonly position: object;
  readonly orders: readonly Order[];
}

/**
 * Prussia and Austria on the map of Europe, `units` a side: half of each army shares railway squares of Saxony and Bohemia with the
 * enemy and fights, the other half stands by the railways at home, and `trains` of them ride, a hundred to each side.
 */
export function railWar(units: number, trains: number): RailWar {
  const theatre = loadTheatre('euwol');
  const { grid, cities, rails } = theatre;
  const isOpen = (square: number): boolean =>
    ROWS.every((row) =>
      COLUMNS.every((column) => theatre.tacticalMap(square).region[row * 15 + column] !== 0),
    );
  const dresden = cities.find(({ name }) => name === 'Dresden')!.square;
  const byRail = Array.from(rails, (links, square) => (links ? square : -1)).filter((square) => square >= 0);
  const near = [...byRail]
    .sort((a, b) => strategicDistance(grid, a, dresden) - strategicDistance(grid, b, dresden) || a - b)
    .filter(isOpen)
    .slice(0, Math.ceil(units / 2 / IN_LINE));
  const armies = [
    { state: 'PR', row: 5, toward: 9 },
    { state: 'AU', row: 9, toward: 5 },
  ].map((army) => ({
    ...army,
    home: cities.filter(({ state, square }) => state === army.state && rails[square]),
  }));
  const placed = armies.flatMap(({ state, row, home }) =>
    Array.from({ length: units }, (_, i) => {
      const fights = i < units / 2;
      const type = i % 500 === 0 ? 'AQ' : ARMS[i % ARMS.length]!;
      const guns = type === 'LA' || type === 'HA';
      const city = home[i % home.length]!;
      return {
        id: `${state}${i + 1}${type}`,
        square: grid.nameOf(fights ? near[Math.floor(i / IN_LINE)]! : city.square),
        tactical: fights ? `${2 + (i % IN_LINE)}-${row}` : tacticalName(city.tactical),
        ...(type === 'CQ' || type === 'AQ' ? {} : { strength: guns ? 300 : 1500 + ((i * 37) % 900) }),
        batteries: guns ? 3 : 0,
        morale: 50 + ((i * 13) % 20),
        supplies: type === 'CQ' ? 12 : 1,
        commander: `${state.toLowerCase()}-${Math.floor(i / UNITS_A_PLAYER)}`,
      };
    }),
  );
  return {
    position: {
      format: 'vedette/position@1',
      rulebooks: { land: 'rotd-euwol' },
      turn: 2,
      season: 'campaign',
      theatre: 'euwol',
      states: [
        { id: 'PR', nation: 'Prussia', side: 'PR' },
        { id: 'AU', nation: 'Austria', side: 'AU' },
        { id: 'SX', nation: 'German states', side: 'AU' },
      ],
      relations: [
        { between: ['PR', 'AU'], stance: 'hostile' },
        { between: ['PR', 'SX'], stance: 'hostile' },
      ],
      players: armies.flatMap(({ state }) =>
        Array.from({ length: Math.ceil(units / UNITS_A_PLAYER) }, (_, i) => ({
          id: `${state.toLowerCase()}-${i}`,
          state,
          ministries: i === 0 ? ['war'] : [],
        })),
      ),
      units: placed,
    },
    orders: armies.flatMap(({ state, toward, home }) =>
      placed
        .filter(({ id }) => id.startsWith(state))
        .map((unit, i) => {
          const rides = i >= units / 2 && i < units / 2 + trains / 2;
          const goal = grid.nameOf(home[(i * 7 + 3) % home.length]!.square);
          return {
            kind: 'land',
            unit: unit.id,
            by: unit.commander,
            ...(rides ? { rail: { destination: goal } } : {}),
            tactical:
              i % 3 === 1 ? { destination: `${2 + (i % IN_LINE)}-${toward}`, phase: 1 + (i % 5) } : {},
            reaction: { support: { center: unit.tactical, radius: 3 } },
            posture: { offensive: i % 2 === 0 ? 'attack' : 'skirmish', defensive: 'defend' },
            supply: { level: 1 },
          } as Order;
        }),
    ),
  };
}

/** The state of such a war, read anew: playing a turn uses it up. */
export function stateOf(war: RailWar): MutableCampaignState {
  return readPosition(war.position, theatreSource, pieceTypes);
}
