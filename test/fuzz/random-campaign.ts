import { QUALITIES, type Order, type PositionDocument } from '@vedette/campaign';
import type { RandomSource } from './random-source.js';

const COLUMNS = 8;
const ROWS = 7;
const TYPES = ['IN', 'IN', 'IN', 'LI', 'LC', 'MC', 'LN', 'MA', 'LA', 'HA', 'SA', 'MI', 'AQ', 'CQ'];
const STATES = ['US', 'MX', 'TX'];
const squareName = (column: number, row: number): string => `G${column}-V${row}`;
const tacticalName = (random: RandomSource): string => `${random.below(15)}-${random.below(15)}`;

/** A small war of three states on a made-up map: US and TX allied against MX, with cities, forts and all arms. */
export function randomPosition(
  random: RandomSource,
  land: 'gitm-amwol' | 'gitm-nwol' = 'gitm-amwol',
): PositionDocument {
  const strategic = Array.from({ length: ROWS }, () =>
    Array.from({ length: COLUMNS }, () =>
      random.chance(0.75) ? '.' : random.pick(['h', 'f', 'm', 'a', 'd', 'D', '~', 'M', 'r']),
    ).join(''),
  );
  const nations = Array.from({ length: ROWS }, () =>
    Array.from({ length: COLUMNS }, (_, c) => (c < COLUMNS / 2 ? 'U' : 'M')).join(''),
  );
  const cities = Array.from({ length: 5 }, (_, i) => {
    const column = i < 2 ? random.below(3) : 5 + random.below(3);
    const row = random.below(ROWS);
    return { column, row, name: `City ${i}`, state: i < 2 ? 'US' : 'MX' };
  }).filter(
    (city, i, all) => all.findIndex((other) => other.column === city.column && other.row === city.row) === i,
  );
  for (const { column, row } of cities)
    strategic[row] = `${strategic[row]!.slice(0, column)}.${strategic[row]!.slice(column + 1)}`;
  const open: [number, number][] = [];
  strategic.forEach((line, row) =>
    [...line].forEach((letter, column) => !'~MDd'.includes(letter) && open.push([column, row])),
  );
  const units = Array.from({ length: 30 + random.below(20) }, (_, i) => {
    const state = random.pick(STATES);
    const type = i < 6 ? (i % 2 === 0 ? 'AQ' : 'CQ') : random.pick(TYPES);
    const [column, row] = random.pick(open);
    const usable = land === 'gitm-nwol' && type === 'LN' ? 'MC' : type;
    return {
      id: `${state}${i + 1}${usable}`,
      square: squareName(column, row),
      tactical: tacticalName(random),
      ...(type === 'AQ' || type === 'CQ' ? {} : { strength: 100 + random.below(900) }),
      batteries: ['MA', 'LA', 'HA', 'SA'].includes(type) ? 1 + random.below(3) : random.below(2),
      quality: random.pick(QUALITIES),
      experience: random.below(40),
      morale: 20 + random.below(70),
      fatigue: random.below(10),
      supplies: type === 'CQ' ? random.below(12) : random.below(2),
      ammunition: random.below(6),
      commander: state.toLowerCase(),
      deputy: `${state.toLowerCase()}-deputy`,
      status: random.chance(0.05) ? 'inactive' : 'active',
    };
  });
  return {
    format: 'vedette/position@1',
    rulebooks: { land, naval: land === 'gitm-amwol' ? 'pate-amwol' : null },
    turn: 1,
    season: 'campaign',
    theatre: {
      kind: 'inline',
      origin: 'G0-V0',
      strategic,
      nations,
      nationKey: { U: 'United States', M: 'Mexico' },
    },
    states: [
      { id: 'US', nation: 'United States', side: 'north' },
      { id: 'TX', nation: 'United States', side: 'texas' },
      { id: 'MX', nation: 'Mexico', side: 'south' },
    ],
    relations: [
      { between: ['US', 'MX'], stance: 'hostile' },
      { between: ['TX', 'MX'], stance: random.chance(0.8) ? 'hostile' : 'neutral' },
      { between: ['US', 'TX'], stance: 'allied' },
    ],
    players: STATES.flatMap((state) => [
      { id: state.toLowerCase(), state, ministries: ['war', 'head'] as ('war' | 'head')[] },
      { id: `${state.toLowerCase()}-deputy`, state },
    ]),
    units,
    cities: cities.map(({ column, row, name, state }) => ({
      name,
      square: squareName(column, row),
      tactical: '7-7',
      state,
      supplies: random.below(40),
      ...(random.chance(0.5)
        ? { fort: { level: 1 + random.below(5), capacity: 500 + random.below(3000) } }
        : {}),
    })),
  } as PositionDocument;
}

/** Orders a player might send, sensible or not, but always well-formed. */
export function randomOrders(random: RandomSource, position: PositionDocument): Order[] {
  return position.units
    .filter(() => random.chance(0.8))
    .map((unit) => randomLandOrder(random, unit.id, String(unit.square ?? 'G4-V3')));
}

function randomLandOrder(random: RandomSource, unit: string, from: string): Order {
  const path: (string | null)[] = [];
  let column = Number(from[1]);
  let row = Number(from[4]);
  for (let i = 0; i < random.below(6); i++) {
    if (random.chance(0.2)) path.push(null);
    else {
      column = Math.min(COLUMNS - 1, Math.max(0, column + random.below(3) - 1));
      row = Math.min(ROWS - 1, Math.max(0, row + random.below(3) - 1));
      path.push(squareName(column, row));
    }
  }
  const state = /^[A-Z]+?(?=\d)/.exec(unit)![0].toLowerCase();
  return {
    kind: 'land',
    unit,
    by: random.chance(0.9) ? state : `${state}-deputy`,
    strategic: {
      path,
      pursuit: random.chance(0.2),
      withdraw: random.chance(0.2),
      haltOnDetection: random.chance(0.2),
      haltOnEnemyEntry: random.chance(0.2),
      ...(random.chance(0.3) ? { marchTo: [random.pick(['battle', 'allies', 'enemy'] as const)] } : {}),
      ...(random.chance(0.3) ? { entry: tacticalName(random) } : {}),
    },
    tactical: {
      ...(random.chance(0.5)
        ? { destination: random.pick([tacticalName(random), tacticalName(random), 'ford', 'pass']) }
        : {}),
      ...(random.chance(0.2) ? { waypoint: tacticalName(random) } : {}),
      ...(random.chance(0.5) ? { phase: 1 + random.below(5) } : {}),
      ...(random.chance(0.4) ? { engage: { from: 1, to: 5 } } : {}),
      line: random.pick(['first', 'second', 'rear'] as const),
      doNotEnterFort: random.chance(0.3),
    },
    reaction: {
      ...(random.chance(0.3) ? { support: { center: tacticalName(random), radius: random.below(6) } } : {}),
      ...(random.chance(0.3) ? { intercept: { center: tacticalName(random), radius: random.below(6) } } : {}),
    },
    posture: {
      offensive: random.pick(['assault', 'attack', 'skirmish', 'evade'] as const),
      defensive: random.pick(['last-ditch', 'defend', 'skirmish', 'evade'] as const),
    },
    supply: { level: random.pick([0, 1, 12, null]), ...(random.chance(0.1) ? { source: 'none' } : {}) },
    ...(random.chance(0.05) ? { activation: random.pick(['inactivate', 'activate'] as const) } : {}),
  } as Order;
}
