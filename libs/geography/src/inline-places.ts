import type { InlineFault } from './inline-theatre.error.js';
import type { StrategicGrid } from './strategic-grid.js';
import { TACTICAL_SIZE } from './tactical-map.js';
import type { CompassLetter, SeaArea, TheatreCity, TheatrePort } from './theatre.js';

export interface InlineCity {
  readonly name: string;
  readonly square?: string;
  readonly tactical?: string;
  readonly level?: number;
  readonly state?: string;
  readonly fort?: { readonly level: number; readonly capacity: number } | null;
  readonly manufacturing?: number;
}

export interface InlineSea {
  readonly code: string;
  readonly name: string;
  readonly map: string;
  readonly neighbours: { readonly [K in CompassLetter]?: readonly string[] };
  readonly tacticalAreas?: number;
  readonly windChances?: Readonly<Record<string, number>>;
  readonly strengthChances?: Readonly<Record<string, number>>;
  readonly stormChance?: number;
  readonly landTo?: readonly string[];
}

export interface InlinePort {
  readonly name: string;
  readonly sea?: string;
  readonly exit?: CompassLetter;
  readonly defence?: number;
  readonly batteries?: number;
  readonly yard?: number;
  readonly state?: string;
  readonly square?: string | null;
  readonly tactical?: string | null;
  readonly coast?: readonly string[];
}

const MIDDLE = 112;
const QUARTER = 0.25;
const THIRD = 1 / 3;

/** Cities of an inline theatre; one without a square or state is left to the position. */
export function inlineCities(
  cities: readonly InlineCity[],
  grid: StrategicGrid,
  faults: InlineFault[],
): TheatreCity[] {
  return cities.flatMap((city, i) => {
    if (!city.square || !city.state) return [];
    const square = squareOf(city.square, grid, `/theatre/cities/${i}/square`, faults);
    return square < 0
      ? []
      : [
          {
            name: city.name,
            square,
            tactical: city.tactical ? tacticalOf(city.tactical) : MIDDLE,
            level: city.level ?? 1,
            state: city.state,
            fort: city.fort ?? null,
            manufacturing: city.manufacturing ?? 0,
          },
        ];
  });
}

/** Sea areas of an inline theatre; winds blow evenly unless said. */
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
    tacticalAreas: sea.tacticalAreas ?? 9,
    windChances: {
      north: sea.windChances?.['north'] ?? (sea.windChances ? 0 : QUARTER),
      east: sea.windChances?.['east'] ?? (sea.windChances ? 0 : QUARTER),
      south: sea.windChances?.['south'] ?? (sea.windChances ? 0 : QUARTER),
      west: sea.windChances?.['west'] ?? (sea.windChances ? 0 : QUARTER),
    },
    strengthChances: {
      light: sea.strengthChances?.['light'] ?? (sea.strengthChances ? 0 : THIRD),
      moderate: sea.strengthChances?.['moderate'] ?? (sea.strengthChances ? 0 : THIRD),
      heavy: sea.strengthChances?.['heavy'] ?? (sea.strengthChances ? 0 : THIRD),
    },
    stormChance: sea.stormChance ?? 0,
    landTo: (sea.landTo ?? []) as CompassLetter[],
  }));
}

/** Ports of an inline theatre; one without sea or state is left to the position. */
export function inlinePorts(
  ports: readonly InlinePort[],
  grid: StrategicGrid,
  faults: InlineFault[],
): TheatrePort[] {
  return ports.flatMap((port, i) => {
    if (!port.sea || !port.state) return [];
    const square = port.square ? squareOf(port.square, grid, `/theatre/ports/${i}/square`, faults) : null;
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
        tactical: square === null ? null : port.tactical ? tacticalOf(port.tactical) : MIDDLE,
        coast: (port.coast ?? []).map((name, j) =>
          squareOf(name, grid, `/theatre/ports/${i}/coast/${j}`, faults),
        ),
      },
    ];
  });
}

function squareOf(name: string, grid: StrategicGrid, pointer: string, faults: InlineFault[]): number {
  const square = grid.indexOf(name);
  if (square < 0) faults.push({ pointer, found: name, allowed: 'a square of the theatre' });
  return square;
}

function tacticalOf(name: string): number {
  const [column = 0, row = 0] = name.split('-').map(Number);
  return row * TACTICAL_SIZE + column;
}
