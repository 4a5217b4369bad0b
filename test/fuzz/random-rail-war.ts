import { FACINGS, QUALITIES, type Order, type PositionDocument } from '@vedette/campaign';
import { randomOrders } from './random-campaign.js';
import type { RandomSource } from './random-source.js';

type Loose = Record<string, unknown>;

const COLUMNS = 8;
const ROWS = 7;
/** Two allies in the west, their enemy in the east, and a neutral in the corner. */
const STATES = [
  ['PR', 'Prussia', 'P'],
  ['SX', 'German states', 'S'],
  ['AU', 'Austria', 'A'],
  ['BV', 'Bavaria', 'B'],
] as const;
const TYPES = ['IN', 'IN', 'IN', 'IN', 'LI', 'HC', 'MC', 'LC', 'HA', 'LA', 'SA', 'NB', 'MI', 'PB'];
const WEAPONS: Readonly<Record<string, readonly string[]>> = {
  IN: ['musket', 'rifle', 'breechloader', 'chassepot'],
  LI: ['rifle', 'breechloader'],
  MI: ['musket', 'rifle'],
  LC: ['carbine', 'breechloader'],
  MC: ['carbine', 'breechloader'],
  HC: ['sabre'],
};
const GUNS = ['smoothbore', 'rifled', 'breechloader', 'mitrailleuse'];
const BRIGADES_OF_GUNS = new Set(['HA', 'LA', 'SA', 'NB']);
/** The river runs down this column, the railway along this row. */
const RIVER = 4;
const RAILWAY = 3;

const squareName = (column: number, row: number): string => `G${column}-V${row}`;
const tacticalName = (random: RandomSource): string => `${random.below(15)}-${random.below(15)}`;
const dry = (random: RandomSource): string => `${random.pick([1, 3, 5, 6, 8, 9, 12])}-${random.below(15)}`;
const sideOf = (id: string): string => (/^(PR|SX)/.test(id) ? 'west' : id.slice(0, 2));
const stateOf = (id: string): string => /^[A-Z]+?(?=\d)/.exec(id)![0];

/**
 * A war of ROTD on a made-up map: a river of some class with a railway over it and a town on either side, troops of every type and
 * weapon crowded about both, bridge trains, ferries, depots, works and treasuries.
 */
export function randomRailWar(random: RandomSource): PositionDocument {
  const strategic = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_column, column) =>
      column === RIVER
        ? 'r'
        : row === RAILWAY || random.chance(0.8)
          ? '.'
          : random.pick(['h', 'f', 'm', 'a', 's', 'M']),
    ).join(''),
  );
  const open = strategic.flatMap((line, row) =>
    [...line].flatMap((letter, column) =>
      letter === 'M' || letter === 's' ? [] : [squareName(column, row)],
    ),
  );
  const places = [2, 3, 4, 5].map((column) => squareName(column, RAILWAY));
  const taken = new Set<string>();
  const units = STATES.flatMap(([state], s) =>
    Array.from({ length: s === 3 ? 4 : 10 + random.below(6) }, (_, i) => {
      const square = random.chance(0.75) ? random.pick(places) : random.pick(open);
      return randomUnit(random, state, i + 1, square, taken);
    }),
  );
  const line = Array.from({ length: 15 }, (_, column) => (column === 7 ? 'r' : '.')).join('');
  return {
    format: 'vedette/position@1',
    rulebooks: { land: 'rotd-euwol' },
    turn: 1,
    season: 'campaign',
    switches: { 'bombardment-damages-forts': random.chance(0.5), 'mass-rout': random.chance(0.2) },
    theatre: {
      kind: 'inline',
      origin: 'G0-V0',
      strategic,
      nations: Array.from({ length: ROWS }, (_, row) => (row === 0 ? 'PPSSAABB' : 'PPSSAAAA')),
      nationKey: Object.fromEntries(STATES.map(([, nation, letter]) => [letter, nation])),
      rivers: Array.from({ length: ROWS }, (_, row) => [
        squareName(RIVER, row),
        row === 2 ? 'unfordable' : random.pick(['fordable', 'unfordable', 'unfordable', 'unbridgeable']),
      ]),
      rails: Array.from({ length: COLUMNS - 1 }, (_, column) => [
        squareName(column, RAILWAY),
        squareName(column + 1, RAILWAY),
      ]),
      tactical: Object.fromEntries(
        [2, RAILWAY, 4].map((row) => [
          squareName(RIVER, row),
          { terrain: Array.from({ length: 15 }, () => line) },
        ]),
      ),
    },
    states: STATES.map(([id, nation]) => ({ id, nation, side: sideOf(`${id}1IN`) })),
    relations: [
      { between: ['PR', 'AU'], stance: 'hostile' },
      { between: ['SX', 'AU'], stance: 'hostile' },
    ],
    players: STATES.flatMap(([state]) => [
      {
        id: state.toLowerCase(),
        state,
        ministries: ['war', 'treasury', 'head'],
        ...(random.chance(0.5) ? { rank: random.pick(['general', 'major-general', 'other']) } : {}),
      },
      { id: `${state.toLowerCase()}-deputy`, state },
    ]),
    units: units.map((unit) => ({
      ...unit,
      ...(units.some(
        (other) =>
          other['square'] === unit['square'] && sideOf(String(other['id'])) !== sideOf(String(unit['id'])),
      )
        ? { status: 'active' }
        : {}),
    })),
    cities: [
      city(random, 'Riesa', 2, 'PR'),
      city(random, 'Prag', 6, 'AU'),
      { ...city(random, 'Hof', 7, 'BV'), square: squareName(7, 0) },
    ],
    depots: [
      {
        id: 'PR-D1',
        kind: 'depot',
        state: 'PR',
        square: squareName(3, RAILWAY),
        tactical: '7-7',
        supplies: random.below(40),
      },
      {
        id: 'AU-C1',
        kind: 'cache',
        state: 'AU',
        square: squareName(5, RAILWAY),
        tactical: '3-7',
        supplies: random.below(20),
      },
    ],
    works: [
      {
        square: squareName(5, RAILWAY),
        tactical: '6-7',
        facing: random.pick(FACINGS),
        level: 1 + random.below(5),
      },
    ],
    treasury: [{ state: 'PR', eagles: random.below(60), manufacturing: random.below(30) }],
    ships: [
      {
        id: 'PR1RT',
        at: { river: squareName(RIVER, 2), tactical: '7-6' },
        capacity: 3000,
        cargo: { units: [], supplies: 0, stores: 0 },
      },
    ],
  } as unknown as PositionDocument;
}

function city(random: RandomSource, name: string, column: number, state: string): Loose {
  return {
    name,
    square: squareName(column, RAILWAY),
    tactical: '7-7',
    state,
    supplies: random.below(60),
    manufacturing: random.below(5),
    ...(random.chance(0.6)
      ? { fort: { level: 1 + random.below(5), capacity: 500 + random.below(4000) } }
      : {}),
  };
}

/** A unit on dry ground, where enemies do not stand already. */
function randomUnit(
  random: RandomSource,
  state: string,
  number: number,
  square: string,
  taken: Set<string>,
): Loose {
  const type = number === 1 ? 'AQ' : number < 4 ? 'CQ' : random.pick(TYPES);
  const guns = BRIGADES_OF_GUNS.has(type);
  const noGuns = ['AQ', 'CQ', 'PB', 'MI'].includes(type);
  let tactical = dry(random);
  for (let tries = 0; taken.has(`${square} ${tactical}`) && tries < 20; tries++) tactical = dry(random);
  taken.add(`${square} ${tactical}`);
  const batteries = noGuns ? 0 : guns ? 1 + random.below(4) : random.below(3);
  return {
    id: `${state}${number}${type}`,
    square,
    tactical,
    ...(number < 4 || type === 'PB'
      ? {}
      : { strength: guns ? 100 + random.below(300) : 1 + random.below(2500) }),
    batteries,
    ...(WEAPONS[type] ? { weapon: random.pick(WEAPONS[type]) } : {}),
    ...(batteries > 0 ? { gun: random.pick(GUNS) } : {}),
    initiative: 1 + random.below(5),
    quality: random.pick(QUALITIES),
    experience: random.below(40),
    morale: random.below(101),
    fatigue: random.below(19),
    supplies: type === 'CQ' ? random.below(13) : random.below(2),
    ammunition: random.below(6),
    commander: state.toLowerCase(),
    deputy: `${state.toLowerCase()}-deputy`,
    status: random.chance(0.05) ? 'inactive' : 'active',
  };
}

/** Land orders with rides and crossings, and whatever else a staff of ROTD sends. */
export function randomRailOrders(random: RandomSource, position: PositionDocument): Order[] {
  const units = position.units.filter(({ square }) => square !== undefined && square !== null);
  const land = randomOrders(random, { ...position, units }).map((order) => riding(random, order as Loose));
  const staff = Array.from({ length: 12 }, () => staffOrder(random, units, position));
  return [...land, ...staff] as unknown as Order[];
}

function riding(random: RandomSource, order: Loose): Loose {
  const { strategic, tactical } = order as { strategic: Loose; tactical: Loose };
  return {
    ...order,
    strategic: { ...strategic, ...(random.chance(0.6) ? { path: [] } : {}) },
    tactical: {
      ...tactical,
      ...(random.chance(0.3) ? { destination: `${6 + random.below(3)}-${6 + random.below(3)}` } : {}),
      ...(random.chance(0.2) ? { destination: null, engage: { from: 1, to: 4 } } : {}),
      ...(random.chance(0.2) ? { waypoint: random.pick(['7-7', 'PR1RT']) } : {}),
    },
    ...(random.chance(0.3)
      ? {
          rail: {
            destination: squareName(random.below(COLUMNS), RAILWAY),
            ...(random.chance(0.3) ? { entry: tacticalName(random) } : {}),
          },
        }
      : {}),
  };
}

function staffOrder(
  random: RandomSource,
  units: PositionDocument['units'],
  position: PositionDocument,
): Loose {
  const unit = random.pick(units);
  const state = stateOf(unit.id);
  const by = state.toLowerCase();
  const near = units.filter(
    ({ id, square }) =>
      id !== unit.id && id.slice(-2) === unit.id.slice(-2) && id.startsWith(state) && square === unit.square,
  );
  const other = near.length > 0 ? random.pick(near).id : unit.id;
  const trains = units.filter(({ id }) => id.endsWith('PB'));
  const train = trains.length > 0 ? random.pick(trains) : unit;
  const depots = (position.depots ?? []).map(({ id }) => id);
  const goods = [...(position.cities ?? []).map(({ name }) => name), ...depots];
  const square = String(unit.square);
  return random.pick<Loose>([
    { kind: 'merge', unit: unit.id, into: other, by },
    { kind: 'battery', unit: unit.id, to: other, by },
    { kind: 'fortify', unit: unit.id, facing: random.pick(FACINGS), by },
    {
      kind: 'pontoon',
      unit: train.id,
      action: 'deploy',
      tactical: `7-${random.below(15)}`,
      phase: 1 + random.below(5),
      by: stateOf(train.id).toLowerCase(),
    },
    { kind: 'pontoon', unit: train.id, action: 'remove', by: stateOf(train.id).toLowerCase() },
    { kind: 'track', action: 'destroy', what: random.pick(['track', 'bridge']), square, unit: unit.id, by },
    { kind: 'track', action: 'repair', square: squareName(random.below(COLUMNS), RAILWAY), by },
    { kind: 'depot', action: 'place', depot: random.pick(['depot', 'cache']), square, by },
    ...(depots.length > 0
      ? [{ kind: 'depot', action: 'remove', depot: random.pick(depots), square, by }]
      : []),
    {
      kind: 'move-supplies',
      from: random.pick(goods),
      to: random.pick(goods),
      amount: 1 + random.below(20),
      by,
    },
    { kind: 'assign', unit: unit.id, commander: random.pick([by, `${by}-deputy`]), by },
    { kind: 'activation', unit: unit.id, action: random.pick(['inactivate', 'activate']), by },
  ]);
}
