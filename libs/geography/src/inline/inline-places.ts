import type { StrategicGrid } from '../strategic-grid.js';
import { isImpassableTactical } from '../tactical-regions.js';
import type { TacticalMap } from '../tactical-map.js';
import { tacticalNameOf } from '../tactical-square.js';
import { StrategicTerrain, TACTICAL_LETTERS } from '../terrain.js';
import type { CompassLetter, SeaArea, TheatreCity, TheatrePort } from '../theatre.js';
import type { FaultList } from './fault-list.js';
import type { InlineCity, InlinePort, InlineSea } from './inline-document.js';

const QUARTER = 0.25;
const THIRD = 1 / 3;
const USUAL_AREAS = 9;

/** Words for the terrain no city can stand in, since nobody can enter it (GITM AMWOL 1.2). */
const CLOSED: Readonly<Partial<Record<StrategicTerrain, string>>> = {
  [StrategicTerrain.Water]: 'water',
  [StrategicTerrain.HighMountain]: 'high mountain',
  [StrategicTerrain.Desert]: 'desert',
  [StrategicTerrain.Swamp]: 'swamp',
};

/** What cities are placed on. */
export interface InlineGround {
  readonly grid: StrategicGrid;
  readonly terrain: Uint8Array;
  readonly tactical: ReadonlyMap<number, TacticalMap>;
}

/** Cities of an inline theatre, each named once and on ground that can be entered. */
export function inlineCities(
  cities: readonly InlineCity[],
  ground: InlineGround,
  faults: FaultList,
): TheatreCity[] {
  const seen = new Set<string>();
  return cities.flatMap((city, i) => {
    if (seen.has(city.name)) faults.add(`/cities/${i}/name`, `${city.name} a second time`, 'every city once');
    seen.add(city.name);
    if (!city.square || !city.state) return [];
    const square = faults.square(city.square, ground.grid, `/cities/${i}/square`);
    const tactical = faults.tactical(city.tactical, `/cities/${i}/tactical`);
    if (square < 0) return [];
    checkGround(square, tactical, `/cities/${i}`, ground, faults);
    return [
      {
        name: city.name,
        square,
        tactical,
        level: city.level ?? 1,
        state: city.state,
        fort: city.fort ?? null,
        manufacturing: city.manufacturing ?? 0,
        ...stocks(city),
      },
    ];
  });
}

function checkGround(
  square: number,
  tactical: number,
  pointer: string,
  ground: InlineGround,
  faults: FaultList,
): void {
  const name = ground.grid.nameOf(square);
  const closed = CLOSED[ground.terrain[square]! as StrategicTerrain];
  if (closed) faults.add(`${pointer}/square`, `${name}, which is ${closed}`, 'a square that can be entered');
  const terrain = ground.tactical.get(square)?.terrain[tactical];
  if (terrain !== undefined && isImpassableTactical(terrain))
    faults.add(
      `${pointer}/tactical`,
      `${tacticalNameOf(tactical)}, which is "${TACTICAL_LETTERS[terrain]}" on the tactical map of ${name}`,
      'a tactical square that can be entered',
    );
}

/** Sea areas of an inline theatre; chances that are given stand, those left out of a given set are nil. */
export function inlineSeas(seas: readonly InlineSea[]): SeaArea[] {
  return seas.map((sea) => ({
    code: sea.code,
    name: sea.name,
    map: sea.map,
    neighbours: {
      N: sea.neighbours.N ?? [],
      E: sea.neighbours.E ?? [],
      S: sea.neighbours.S ?? [],
      W: sea.neighbours.W ?? [],
    },
    tacticalAreas: sea.tacticalAreas ?? USUAL_AREAS,
    windChances: chances(['north', 'east', 'south', 'west'], sea.windChances, QUARTER),
    strengthChances: chances(['light', 'moderate', 'heavy'], sea.strengthChances, THIRD),
    stormChance: sea.stormChance ?? 0,
    landTo: (sea.landTo ?? []) as CompassLetter[],
  }));
}

function chances<K extends string>(
  keys: readonly K[],
  given: Readonly<Record<string, number>> | undefined,
  even: number,
): Record<K, number> {
  const entries = keys.map((key) => [key, given ? (given[key] ?? 0) : even] as const);
  return Object.fromEntries(entries) as Record<K, number>;
}

/** Ports of an inline theatre; without a square they lie off the land map. */
export function inlinePorts(
  ports: readonly InlinePort[],
  grid: StrategicGrid,
  faults: FaultList,
): TheatrePort[] {
  return ports.flatMap((port, i) => {
    if (!port.sea || !port.state) return [];
    const square = port.square ? faults.square(port.square, grid, `/ports/${i}/square`) : null;
    const tactical = faults.tactical(port.tactical, `/ports/${i}/tactical`);
    return [
      {
        name: port.name,
        sea: port.sea,
        exit: port.exit ?? 'N',
        defence: port.defence ?? 0,
        batteries: port.batteries ?? 0,
        yard: port.yard ?? 0,
        state: port.state,
        square,
        tactical: square === null ? null : tactical,
        coast: (port.coast ?? []).map((name, j) => faults.square(name, grid, `/ports/${i}/coast/${j}`)),
        ...stocks(port),
      },
    ];
  });
}

/** Supplies and stores that are given; what is left out stays out. */
function stocks(place: { readonly supplies?: number; readonly stores?: number }): {
  supplies?: number;
  stores?: number;
} {
  return {
    ...(place.supplies === undefined ? {} : { supplies: place.supplies }),
    ...(place.stores === undefined ? {} : { stores: place.stores }),
  };
}
