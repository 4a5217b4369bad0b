import { QUALITIES, type Order, type PositionDocument } from '@vedette/campaign';
import { randomOrders } from './random-campaign.js';
import type { RandomSource } from './random-source.js';

export type LandBook = 'gitm-amwol' | 'gitm-nwol';
type Loose = Record<string, unknown>;

const COLUMNS = 8;
const ROWS = 7;
const TYPES: Record<LandBook, readonly string[]> = {
  'gitm-amwol': ['IN', 'IN', 'IN', 'LI', 'LC', 'MC', 'LN', 'MA', 'LA', 'HA', 'SA', 'MI'],
  'gitm-nwol': ['IN', 'IN', 'IN', 'LI', 'LC', 'MC', 'HC', 'HA', 'MA', 'LA', 'SA', 'MI'],
};
/** Two allies, their enemy, and a neutral who lives between them. */
const STATES: Record<LandBook, readonly (readonly [string, string])[]> = {
  'gitm-amwol': [
    ['US', 'United States'],
    ['TX', 'United States'],
    ['MX', 'Mexico'],
    ['YU', 'Yucatan'],
  ],
  'gitm-nwol': [
    ['FR', 'France'],
    ['BV', 'German states'],
    ['AU', 'Austria'],
    ['NA', 'Naples'],
  ],
};
const GUNS = new Set(['HA', 'MA', 'LA', 'SA']);
const squareName = (column: number, row: number): string => `G${column}-V${row}`;
const tacticalName = (random: RandomSource): string => `${random.below(15)}-${random.below(15)}`;

/**
 * A war crowded round a few cities, so that battles, sieges, surrenders and routs are common: allies besiege the enemy's
 * cities and he theirs, neutrals stand between, some units are laid up and some lie in forts.
 */
export function randomLandWar(random: RandomSource, book: LandBook): PositionDocument {
  const states = STATES[book];
  const strategic = Array.from({ length: ROWS }, () =>
    Array.from({ length: COLUMNS }, () =>
      random.chance(0.8) ? '.' : random.pick(['h', 'f', 'm', 'a', 'd', 'D', '~', 'M', 'r', 's']),
    ),
  );
  const cities = states.flatMap(([state], s) =>
    [0, 1].map((which) => ({
      name: `${state} City ${which}`,
      state,
      column: 2 * s + random.below(2),
      row: which * 4 + random.below(3),
    })),
  );
  for (const { column, row } of cities) strategic[row]![column] = '.';
  const open = strategic.flatMap((line, row) =>
    [...line].flatMap((letter, column) => ('~MdDs'.includes(letter) ? [] : [squareName(column, row)])),
  );
  const units = states.flatMap(([state], s) => {
    const own = cities.filter((one) => one.state === state);
    const foes = cities.filter(
      (one) => s < 3 && (s === 2) !== (one.state === states[2]![0]) && one.state !== states[3]![0],
    );
    return Array.from({ length: s === 3 ? 5 : 12 + random.below(6) }, (_, i) => {
      const besieges = foes.length > 0 && random.chance(0.4);
      const city = besieges ? foes[(s === 0 ? 0 : i) % foes.length]! : random.pick(own);
      const where = random.chance(0.85) ? squareName(city.column, city.row) : random.pick(open);
      return randomUnit(random, book, state, i + 1, where, besieges);
    });
  });
  return {
    format: 'vedette/position@1',
    rulebooks: { land: book, naval: null },
    turn: 1,
    season: 'campaign',
    ...(random.chance(0.3) ? { switches: { 'mass-rout': true } } : {}),
    ...(random.chance(0.4) ? { calendar: calendarOf(random, book) } : {}),
    theatre: {
      kind: 'inline',
      origin: 'G0-V0',
      strategic: strategic.map((line) => line.join('')),
      nations: Array.from({ length: ROWS }, () => 'AABBCCDD'),
      nationKey: Object.fromEntries(states.map(([, nation], s) => ['ABCD'[s], nation])),
    },
    states: states.map(([id, nation], s) => ({ id, nation, side: `side ${Math.max(1, s)}` })),
    relations: [
      { between: [states[0]![0], states[1]![0]], stance: 'allied' },
      { between: [states[0]![0], states[2]![0]], stance: 'hostile' },
      { between: [states[1]![0], states[2]![0]], stance: random.chance(0.8) ? 'hostile' : 'neutral' },
    ],
    players: states.flatMap(([state]) => [
      { id: state.toLowerCase(), state, ministries: ['war', 'head'] },
      { id: `${state.toLowerCase()}-deputy`, state },
    ]),
    units: units.map((unit) => ({
      ...unit,
      // Nobody lies in quarters with strangers in his square (11.2).
      ...(units.some((other) => other['square'] === unit['square'] && sideOf(other) !== sideOf(unit))
        ? { status: 'active' }
        : {}),
    })),
    cities: cities
      .filter(
        (one, i) => cities.findIndex(({ column, row }) => column === one.column && row === one.row) === i,
      )
      .map(({ name, state, column, row }) => ({
        name,
        state,
        square: squareName(column, row),
        tactical: '7-7',
        supplies: random.pick([0, 3, 40]),
        ...(random.chance(0.6)
          ? { fort: { level: 1 + random.below(5), capacity: 500 + random.below(3000) } }
          : {}),
      })),
  } as unknown as PositionDocument;
}

/** A campaign that ends early, a quiet season and another campaign: deployment in AMWOL, peace in NWOL. */
function calendarOf(random: RandomSource, book: LandBook): Loose[] {
  const end = 2 + random.below(6);
  const quiet = book === 'gitm-amwol' ? 'deployment' : random.pick(['peace', 'truce']);
  return [
    { season: 'campaign', lastTurn: end },
    { season: quiet, lastTurn: end + 1 },
    { season: 'campaign', lastTurn: 40 },
  ];
}

const sideOf = (unit: Loose): string => String(unit['id']).slice(0, 2);

function randomUnit(
  random: RandomSource,
  book: LandBook,
  state: string,
  number: number,
  square: string,
  besieges: boolean,
): Loose {
  const type = number === 1 ? 'AQ' : number < 4 ? 'CQ' : random.pick(TYPES[book]);
  const headquarters = number < 4;
  const guns = GUNS.has(type);
  return {
    id: `${state}${number}${type}`,
    square,
    tactical: tacticalPlace(random, besieges),
    ...(headquarters ? {} : { strength: guns ? 100 + random.below(200) : 1 + random.below(1000) }),
    batteries: headquarters ? 0 : guns ? 1 + random.below(3) : random.below(2),
    quality: random.pick(QUALITIES),
    experience: random.below(40),
    morale: random.below(101),
    fatigue: random.below(19),
    supplies: type === 'CQ' ? random.below(13) : random.below(2),
    ammunition: random.below(6),
    commander: state.toLowerCase(),
    deputy: `${state.toLowerCase()}-deputy`,
    status: random.chance(0.06) ? 'inactive' : 'active',
  };
}

/** Round the city or in it; now and then anywhere on the map. */
function tacticalPlace(random: RandomSource, besieges: boolean): string {
  if (random.chance(0.15)) return tacticalName(random);
  return besieges
    ? random.pick(['6-6', '7-6', '8-7', '7-8', '6-8', '9-7'])
    : random.pick(['7-7', '7-7', '6-7', '8-8']);
}

/** Land orders, and what a staff sends beside them: men merged, supplies moved, units laid up, roused and handed over. */
export function randomWarOrders(random: RandomSource, position: PositionDocument): Order[] {
  const units = position.units.filter(({ square }) => square !== undefined && square !== null);
  const land = randomOrders(random, { ...position, units }).map((order) =>
    sharpened(random, order as Loose, units),
  );
  const cities = (position.cities ?? []).map(({ name }) => name);
  const staff = Array.from({ length: 6 }, () => {
    const unit = random.pick(units);
    const state = /^[A-Z]{2}/.exec(unit.id)![0];
    const near = units.filter(
      ({ id, square }) => id !== unit.id && id.startsWith(state) && square === unit.square,
    );
    const by = state.toLowerCase();
    return random.pick<Loose>([
      { kind: 'merge', unit: unit.id, into: near.length > 0 ? random.pick(near).id : unit.id, by },
      {
        kind: 'move-supplies',
        from: random.pick(cities),
        to: random.pick(cities),
        amount: 1 + random.below(20),
        by,
      },
      { kind: 'activation', unit: unit.id, action: random.pick(['inactivate', 'activate']), by },
      {
        kind: 'deploy',
        unit: unit.id,
        square: random.pick(units).square,
        tactical: tacticalName(random),
        by,
      },
      { kind: 'assign', unit: unit.id, deputy: random.chance(0.5) ? by : null, by },
    ]);
  });
  return [...land, ...staff] as unknown as Order[];
}

/** The same order with options that the common orders leave out, and aims where the crowd is. */
function sharpened(random: RandomSource, order: Loose, units: readonly { id: string }[]): Loose {
  const { strategic, tactical } = order as { strategic: Loose; tactical: Loose };
  return {
    ...order,
    strategic: {
      ...strategic,
      ...(random.chance(0.5) ? { path: [] } : {}),
      noForcedMarch: random.chance(0.1),
      ...(random.chance(0.1) ? { pursuitLimit: random.below(4) } : {}),
    },
    tactical: {
      ...tactical,
      ...(random.chance(0.4) ? { destination: `${6 + random.below(3)}-${6 + random.below(3)}` } : {}),
      ...(random.chance(0.3) ? { destination: null, engage: { from: 1, to: 4 } } : {}),
      ...(random.chance(0.1) ? { waypoint: random.pick(units).id } : {}),
    },
  };
}
