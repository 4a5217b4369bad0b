import {
  readPosition,
  type MutableCampaignState,
  type Order,
  type PositionDocument,
} from '@vedette/campaign';
import { theatreSource } from '@vedette/theatres';
import { pieceTypes } from '@vedette/rulebooks';

/** Units of one side that share a strategic square of the front, and as many stand in the square behind it. */
const IN_LINE = 10;
/** Rows of strategic squares: the line of contact runs along the middle one. */
const ROWS = 11;
const MIDDLE = 5;
const UNITS_A_PLAYER = 50;
const ARMS = ['CQ', 'IN', 'IN', 'IN', 'LI', 'IN', 'MA', 'IN', 'LC', 'LA'];

/** A position and the orders of a turn in it. */
export interface Front {
  readonly position: PositionDocument;
  readonly orders: readonly Order[];
}

const squareName = (column: number, row: number): string => {
  const letter = (from: number, index: number): string => String.fromCharCode(from + Math.floor(index / 10));
  return `${letter(65, column)}${column % 10}-${letter(75, row)}${row % 10}`;
};

/**
 * Two hostile armies of `units` a side, headquarters included, that face each other along one line of strategic squares;
 * the theatre is as long as the line, so every square is as crowded at any size. Half of each army shares squares with the
 * enemy and attacks; the other half marches up from the next square. Every unit has an order of its own.
 */
export function frontOf(units: number): Front {
  const columns = Math.ceil(units / (2 * IN_LINE));
  const armies = [
    { state: 'US', side: 'north', behind: MIDDLE - 1, row: 5, toward: 9 },
    { state: 'MX', side: 'south', behind: MIDDLE + 1, row: 9, toward: 5 },
  ];
  const placed = armies.flatMap(({ state, behind, row }) =>
    Array.from({ length: units }, (_, i) => {
      const column = Math.floor(i / (2 * IN_LINE));
      const place = i % (2 * IN_LINE);
      const inLine = place < IN_LINE;
      const type = ARMS[place % IN_LINE]!;
      return {
        id: `${state}${i + 1}${i % 500 === 0 ? 'AQ' : type}`,
        square: squareName(column, inLine ? MIDDLE : behind),
        tactical: `${2 + (place % IN_LINE)}-${row}`,
        ...(type === 'CQ' ? {} : { strength: type === 'MA' || type === 'LA' ? 200 : 400 + ((i * 37) % 400) }),
        batteries: type === 'MA' || type === 'LA' ? 2 : 0,
        morale: 50 + ((i * 13) % 20),
        supplies: type === 'CQ' ? 20 : 1,
        ammunition: 5,
        commander: `${state.toLowerCase()}-${Math.floor(i / UNITS_A_PLAYER)}`,
      };
    }),
  );
  return {
    position: {
      format: 'vedette/position@1',
      rulebooks: { land: 'gitm-amwol', naval: null },
      turn: 1,
      season: 'campaign',
      theatre: {
        kind: 'inline',
        origin: 'A0-K0',
        strategic: Array.from({ length: ROWS }, () => '.'.repeat(columns)),
        nations: Array.from({ length: ROWS }, (_, row) => (row <= MIDDLE ? 'U' : 'M').repeat(columns)),
        nationKey: { U: 'United States', M: 'Mexico' },
      },
      states: [
        { id: 'US', nation: 'United States', side: 'north' },
        { id: 'MX', nation: 'Mexico', side: 'south' },
      ],
      relations: [{ between: ['US', 'MX'], stance: 'hostile' }],
      players: armies.flatMap(({ state }) =>
        Array.from({ length: Math.ceil(units / UNITS_A_PLAYER) }, (_, i) => ({
          id: `${state.toLowerCase()}-${i}`,
          state,
          ministries: i === 0 ? ['war', 'head'] : [],
        })),
      ),
      units: placed,
      cities: armies.flatMap(({ state }) =>
        Array.from({ length: Math.ceil(columns / 5) }, (_, i) => ({
          name: `${state} city ${i}`,
          square: squareName(i * 5, state === 'US' ? 1 : ROWS - 2),
          tactical: '7-7',
          state,
          supplies: 200,
        })),
      ),
    } as PositionDocument,
    orders: armies.flatMap(({ state, toward }) =>
      placed
        .filter((unit) => unit.id.startsWith(state))
        .map((unit, i) => orderFor(unit, i, toward, squareName(Math.floor(i / (2 * IN_LINE)), MIDDLE))),
    ),
  };
}

function orderFor(
  unit: { id: string; commander: string; tactical: string },
  i: number,
  toward: number,
  front: string,
): Order {
  const place = i % (2 * IN_LINE);
  const [column] = unit.tactical.split('-');
  const inLine = place < IN_LINE;
  return {
    kind: 'land',
    unit: unit.id,
    by: unit.commander,
    ...(inLine ? {} : { strategic: { path: [front], marchTo: ['battle'] } }),
    tactical: {
      ...(place % 3 === 1 ? { destination: `${column}-${toward}`, phase: 1 + (place % 5) } : {}),
      ...(place % 3 === 2 ? { engage: { from: 1, to: 5 } } : {}),
    },
    reaction: { support: { center: unit.tactical, radius: 3 } },
    posture: { offensive: place % 2 === 0 ? 'attack' : 'skirmish', defensive: 'defend' },
    supply: { level: 1 },
  } as Order;
}

/** The state of a front, read anew: playing a turn uses it up. */
export function stateOf(front: Front): MutableCampaignState {
  return readPosition(front.position, theatreSource, pieceTypes);
}
