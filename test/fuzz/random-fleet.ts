import type { Order, PositionDocument } from '@vedette/campaign';
import { loadTheatre } from '@vedette/theatres';
import type { RandomSource } from './random-source.js';

const GULF = ['SGC', 'CAB', 'EGC'] as const;
const OFF_MAP = ['Dock', 'Keys'] as const;
const STATES = ['US', 'MX', 'TX'];

type Loose = Record<string, unknown>;
type Sea = { code: string; neighbours: Partial<Record<string, readonly string[]>>; tacticalAreas?: number };

/** Three seas in a row with ports at the cities and off the land map, and a fleet for every state of a random position. */
export function withFleets(random: RandomSource, position: PositionDocument): PositionDocument {
  const cities = (position.cities ?? []) as { name: string; square: string; state: string }[];
  const ports = [
    ...cities.map(({ name, square, state }, i) => ({
      name,
      sea: GULF[i % GULF.length],
      exit: 'E',
      square,
      tactical: '7-7',
      yard: 1 + random.below(2),
      state,
      defence: random.below(3),
      batteries: random.below(2),
    })),
    ...OFF_MAP.map((name, i) => ({
      name,
      sea: GULF[i],
      exit: 'W',
      yard: random.below(3),
      state: STATES[i],
      supplies: random.below(20),
      stores: random.below(40),
    })),
  ];
  const names = ports.map(({ name }) => name);
  const seas = GULF.map((code, i) => ({
    code,
    name: `Sea ${code}`,
    map: 'A',
    neighbours: { ...(GULF[i + 1] ? { E: [GULF[i + 1]] } : {}), ...(i > 0 ? { W: [GULF[i - 1]] } : {}) },
    tacticalAreas: 3,
    windChances: { west: 0.5, north: 0.5 },
    strengthChances: { light: 0.7, heavy: 0.3 },
    landTo: ['N'],
  }));
  return launched(position, seas, ports, fleet(random, 4, names, GULF), () => random.below(60));
}

/**
 * The seas of both American coasts with the passage between them, a war in a few of them, ports in harbour and beach of the
 * land map and off it, and fleets with troops aboard.
 */
export function withOceans(random: RandomSource, position: PositionDocument): PositionDocument {
  const seas = loadTheatre('amwol').seas.map((sea) => ({ ...sea, tacticalAreas: 2 + random.below(3) }));
  const war = [random.pick(seas.map(({ code }) => code))];
  while (war.length < 4) {
    const last = random.pick(war);
    const from = seas.find(({ code }) => code === last)!;
    const next = random.pick(Object.values(from.neighbours).flat());
    if (!war.includes(next)) war.push(next);
  }
  const cities = (position.cities ?? []) as { name: string; square: string; state: string }[];
  const squares = position.units.map(({ square }) => String(square));
  const shore = (): object => ({ sea: random.pick(war), exit: random.pick(['N', 'E', 'S', 'W']) });
  const ports = [
    ...cities.map(({ name, square, state }) => ({
      name,
      square,
      tactical: '7-7',
      coast: [random.pick(squares), random.pick(squares)],
      state,
      yard: random.below(3),
      defence: random.below(3),
      batteries: random.below(3),
      ...shore(),
    })),
    ...['Dock', 'Keys', 'Cape'].map((name, i) => ({
      name,
      state: STATES[i],
      yard: random.below(3),
      supplies: random.below(20),
      stores: random.below(40),
      ...shore(),
    })),
  ];
  const names = ports.map(({ name }) => name);
  const ships = fleet(random, 5, names, war);
  const at = launched(position, seas, ports, ships, () => random.below(60));
  const groups = ships.filter(({ id }) => String(id).endsWith('TR'));
  const units = at.units.map((unit) => {
    const state = /^[A-Z]+?(?=\d)/.exec(unit.id)![0];
    if (!/(IN|LI|AQ|CQ)$/.test(unit.id) || unit.status === 'inactive') return unit;
    if (random.chance(0.1)) return { ...unit, square: 'Dock', tactical: null, status: 'garrison' };
    const group = groups.find(({ id }) => String(id).startsWith(state));
    const { units: aboard } = group!['cargo'] as { units: string[] };
    if (aboard.length > 1 || random.chance(0.7)) return unit;
    aboard.push(unit.id);
    return { ...unit, square: null, tactical: null, status: 'embarked', aboard: group!['id'] };
  });
  return { ...at, units } as PositionDocument;
}

function fleet(
  random: RandomSource,
  warships: number,
  ports: readonly string[],
  seas: readonly string[],
): Loose[] {
  return STATES.flatMap((state) => [
    ...Array.from({ length: warships }, (_, i) =>
      warship(random, `${state}${i + 1}${random.pick(['SL', 'FR'])}`, ports, seas),
    ),
    ...Array.from({ length: 2 }, (_, i) => transports(random, `${state}${i + 1}TR`, ports, seas)),
  ]);
}

function launched(
  position: PositionDocument,
  seas: readonly object[],
  ports: readonly object[],
  ships: readonly object[],
  stores: () => number,
): PositionDocument {
  const cities = (position.cities ?? []) as object[];
  return {
    ...position,
    theatre: {
      ...(position.theatre as Loose),
      seas,
      ports,
    },
    cities: cities.map((city) => ({ ...city, stores: stores() })),
    players: (position.players ?? []).map((player) => ({
      ...player,
      ministries: player.ministries ? [...player.ministries, 'naval'] : player.ministries,
    })),
    ships,
  } as unknown as PositionDocument;
}

function place(random: RandomSource, ports: readonly string[], seas: readonly string[]): Loose {
  return random.chance(0.6)
    ? { port: random.pick(ports), area: random.pick(['harbor', 'harbor', 'coastal']) }
    : { sea: random.pick(seas), tacticalArea: random.below(2) };
}

function vessel(random: RandomSource, id: string, ports: readonly string[], seas: readonly string[]): Loose {
  return {
    id,
    at: place(random, ports, seas),
    base: random.pick(ports),
    crew: 40 + random.below(150),
    experience: random.below(20),
    stores: random.pick([0, 1, 2, 8, 24]),
    hull: random.below(3),
    rigging: random.below(3),
    commander: id.slice(0, 2).toLowerCase(),
  };
}

function warship(random: RandomSource, id: string, ports: readonly string[], seas: readonly string[]): Loose {
  const ship = vessel(random, id, ports, seas);
  const inHarbor = (ship['at'] as { area?: string }).area === 'harbor';
  return {
    ...ship,
    marines: random.below(20),
    status: inHarbor && random.chance(0.25) ? 'inactive' : 'active',
  };
}

function transports(
  random: RandomSource,
  id: string,
  ports: readonly string[],
  seas: readonly string[],
): Loose {
  return {
    ...vessel(random, id, ports, seas),
    capacity: 1000 + 500 * random.below(6),
    cargo: { units: [], supplies: random.below(10), stores: random.below(5) },
  };
}

/** Orders for the fleets and goods of a position, sensible or not, but always well-formed. */
export function randomFleetOrders(random: RandomSource, position: PositionDocument): Order[] {
  const ships = position.ships ?? [];
  const ids = ships.map(({ id }) => id);
  const company = (id: string): readonly string[] => {
    const at = JSON.stringify(ships.find((ship) => ship.id === id)?.at);
    const near = ships.filter((ship) => ship.id !== id && JSON.stringify(ship.at) === at);
    return near.length > 0 && random.chance(0.8) ? near.map((ship) => ship.id) : ids;
  };
  const { ports, seas } = position.theatre as unknown as {
    ports: { name: string; sea: string; square?: string }[];
    seas: Sea[];
  };
  const places = ports.map(({ name }) => name);
  const units = position.units.map(({ id }) => id);
  /** Seas next to where a ship lies and next to those, or any at all. */
  const course = (id: string): string[] => {
    const at = ships.find((ship) => ship.id === id)!.at as { port?: string; sea?: string };
    const here = at.sea ?? ports.find(({ name }) => name === at.port)?.sea;
    const way = 'port' in at ? [here!] : [];
    while (way.length < 2) {
      const from = seas.find(({ code }) => code === (way.at(-1) ?? here));
      const next = Object.values(from?.neighbours ?? {}).flat() as string[];
      way.push(next.length > 0 && random.chance(0.9) ? random.pick(next) : random.pick(seas).code);
    }
    return way.slice(0, 1 + random.below(2));
  };
  const shores = (id: string): string[] => {
    const at = ships.find((ship) => ship.id === id)!.at as { port?: string };
    const port = ports.find(({ name }) => name === at.port) as
      { square?: string; coast?: string[] } | undefined;
    return port?.square ? [port.square, ...(port.coast ?? [])] : [at.port ?? random.pick(places)];
  };
  const ashore = (id: string): string[] => {
    const spots = shores(id);
    return position.units
      .filter((unit) => spots.includes(String(unit.square)) && unit.id.startsWith(id.slice(0, 2)))
      .map((unit) => unit.id);
  };
  const cargo = (id: string): readonly string[] => ships.find((ship) => ship.id === id)?.cargo?.units ?? [];
  if (ids.length === 0) return [];
  const by = (id: string): string => id.slice(0, 2).toLowerCase();
  const naval = ids
    .filter(() => random.chance(0.7))
    .map((ship) => ({
      kind: 'naval',
      ship,
      by: by(ship),
      ...navalOrder(random, ship, { company: company(ship), places, units, course, shores, ashore, cargo }),
    }));
  const staff = Array.from({ length: 8 }, () => staffOrder(random, ids, places, company)).map((order) => ({
    ...order,
    by: 'ship' in order ? by(String(order['ship'])) : random.pick(STATES).toLowerCase(),
  }));
  return [...naval, ...staff] as unknown as Order[];
}

interface Chart {
  readonly company: readonly string[];
  readonly places: readonly string[];
  readonly units: readonly string[];
  readonly course: (ship: string) => string[];
  readonly shores: (ship: string) => string[];
  readonly ashore: (ship: string) => string[];
  readonly cargo: (ship: string) => readonly string[];
}

function navalOrder(random: RandomSource, ship: string, chart: Chart): Loose {
  const { company: ids, places, units } = chart;
  const gauge = (): Loose => (random.chance(0.5) ? { gauge: random.pick(['windward', 'leeward']) } : {});
  const aboard = chart.cargo(ship);
  const ashore = chart.ashore(ship);
  return {
    movement: {
      ...(random.chance(0.5) ? { seas: chart.course(ship) } : {}),
      ...(random.chance(0.5) ? { port: random.pick(places), enterHarbor: random.chance(0.7) } : {}),
      ...(random.chance(0.1) ? { port: null, anyEnemyPort: true } : {}),
      ...(random.chance(0.5) ? { portWhen: random.pick(['before', 'after-first', 'after-second']) } : {}),
      sailAlone: random.chance(0.2),
      ...(random.chance(0.2) ? { base: random.pick(places) } : {}),
    },
    contact: {
      stance: random.pick(['pursue', 'accept', 'evade']),
      ...(random.chance(0.2) ? { min: random.below(4), max: random.below(4) } : {}),
      intoCoastal: random.chance(0.5),
      joinAllies: random.chance(0.7),
      ...gauge(),
    },
    combat: {
      stance: random.pick(['engage', 'accept', 'evade', 'run-past']),
      close: random.chance(0.3),
      line: random.pick(['line-ahead', 'break']),
      fireAt: random.pick(['hull', 'rigging']),
      fightElsewhere: random.chance(0.3),
      retreatTo: random.pick(['harbor', 'open-sea']),
      inactiveShips: random.pick(['capture', 'destroy']),
      ...gauge(),
    },
    commerce: random.pick(['raid', 'convoy', 'ignore']),
    loading: {
      ...(random.chance(0.5) ? { stores: random.below(40) } : {}),
      ...(random.chance(0.2) ? { load: [random.pick(units)] } : {}),
      ...(ashore.length > 0 && random.chance(0.4) ? { load: ashore.slice(0, 3) } : {}),
      ...(aboard.length > 0 && random.chance(0.5)
        ? { unload: aboard.map((unit) => ({ unit, square: random.pick(chart.shores(ship)) })) }
        : {}),
      ...(random.chance(0.3)
        ? {
            supplies: {
              action: random.pick(['load', 'unload']),
              amount: 1 + random.below(8),
              with: random.pick(places),
            },
          }
        : {}),
    },
    ...(random.chance(0.2) ? { attach: random.pick(ids) } : {}),
    ...(random.chance(0.1) ? { detach: true } : {}),
    ...(random.chance(0.3)
      ? { crewTo: { ship: random.pick(ids), crew: random.below(90), marines: random.below(9) } }
      : {}),
    ...(random.chance(0.04) ? { scuttle: true } : {}),
    ...(random.chance(0.1) ? { activation: random.pick(['inactivate', 'activate']) } : {}),
  };
}

function staffOrder(
  random: RandomSource,
  ids: readonly string[],
  places: readonly string[],
  company: (id: string) => readonly string[],
): Loose {
  const [from, to] = [random.pick(places), random.pick(places)];
  const groups = ids.filter((id) => id.endsWith('TR'));
  if (groups.length === 0 || random.chance(0.5))
    return { kind: random.pick(['move-stores', 'move-supplies']), from, to, amount: 1 + random.below(20) };
  const ship = random.pick(groups);
  return random.chance(0.5)
    ? { kind: 'split', ship, capacity: 500 * (1 + random.below(3)) }
    : { kind: 'merge', ship, into: random.pick(company(ship)) };
}
