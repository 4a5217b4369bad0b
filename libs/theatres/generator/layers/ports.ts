import { field, numberField, readList } from '../authored.js';
import type { Frame } from '../frame.js';
import type { PlacedCity } from './cities.js';
import { besides } from '../raster/besides.js';

/** A port as the products carry it; `city` is null for a port off the land map. */
export interface PlacedPort {
  readonly name: string;
  readonly sea: string;
  readonly exit: string;
  readonly defence: number;
  readonly batteries: number;
  readonly yard: number;
  readonly state: string;
  readonly city: PlacedCity | null;
  /** Land squares beside the port's coastal waters, its own left out, in index order. */
  readonly coast: readonly number[];
}

/** River class that ships of the sea can enter (ROTD 1.3). */
const UNBRIDGEABLE = 3;

/** How far from the port its coastal waters reach, in squares. */
const COASTAL_REACH = 3;

/** The ports of `ports.txt`: `name | sea | exit | defence | batteries | yard | state or - | on or off`; off the map are those of the United States alone. */
export function readPorts(frame: Frame, cities: readonly PlacedCity[]): PlacedPort[] {
  return readList(frame.id, 'ports').map((record) => {
    const name = field(record, 0);
    const city = cities.find((candidate) => candidate.name === name) ?? null;
    const onMap = field(record, 7) === 'on';
    if (onMap !== (city !== null))
      throw new Error(
        `${record.where}: ${name} is ${onMap ? 'on the map but no city' : 'off the map but a city'}.`,
      );
    return {
      name,
      sea: field(record, 1),
      exit: field(record, 2),
      defence: numberField(record, 3),
      batteries: numberField(record, 4),
      yard: numberField(record, 5),
      state: city?.state ?? field(record, 6),
      city,
      coast: [],
    };
  });
}

/**
 * Gives each port its coast. Coastal waters are water near land and closer to this port than to any other (PATE AMWOL
 * 1.2), reached by water from the port and at most {@link COASTAL_REACH} squares away; the coast is the passable land
 * that shares an edge with them (9.2). Water equally near to two ports is the first-listed one's.
 */
export function drawCoasts(
  frame: Frame,
  ports: readonly PlacedPort[],
  terrain: readonly string[],
  classes: Uint8Array,
): PlacedPort[] {
  const carriesShips = (square: number): boolean =>
    terrain[square] === '~' || classes[square] === UNBRIDGEABLE;
  const nearest = new Map<number, { port: PlacedPort; steps: number }>();
  for (const port of ports) {
    if (!port.city) continue;
    for (const [square, steps] of watersFrom(frame, port.city.square, carriesShips)) {
      if (terrain[square] !== '~') continue;
      const rival = nearest.get(square);
      if (!rival || steps < rival.steps) nearest.set(square, { port, steps });
    }
  }
  return ports.map((port) => ({
    ...port,
    coast: [...nearest]
      .filter(([, owner]) => owner.port === port)
      .flatMap(([square]) => besides(frame, square))
      .filter((square) => square !== port.city?.square && !'~Mds'.includes(terrain[square] as string))
      .filter((square, i, all) => all.indexOf(square) === i)
      .sort((a, b) => a - b),
  }));
}

/** Water squares with their distance in king's moves over water from a port, nearest first. */
function watersFrom(
  frame: Frame,
  port: number,
  carriesShips: (square: number) => boolean,
): Map<number, number> {
  const reached = new Map<number, number>();
  let edge = [port];
  for (let steps = 1; steps <= COASTAL_REACH; steps += 1) {
    const next: number[] = [];
    for (const square of edge)
      for (const beside of around(frame, square))
        if (carriesShips(beside) && !reached.has(beside)) {
          reached.set(beside, steps);
          next.push(beside);
        }
    edge = next;
  }
  return reached;
}

/** The up to eight squares round a square. */
export function around(frame: Frame, square: number): number[] {
  const column = square % frame.columns;
  const row = Math.floor(square / frame.columns);
  const squares: number[] = [];
  for (let r = Math.max(0, row - 1); r <= Math.min(frame.rows - 1, row + 1); r += 1)
    for (let c = Math.max(0, column - 1); c <= Math.min(frame.columns - 1, column + 1); c += 1)
      if (r !== row || c !== column) squares.push(r * frame.columns + c);
  return squares;
}
