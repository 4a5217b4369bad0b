import { field, numberField, readList, type AuthoredRecord, type Gazetteer } from '../authored.js';
import { squareAt, squareName, squareNamed, toGrid, type Frame } from '../frame.js';
import type { Waypoint } from '../raster/line.js';

/** Side of a tactical map in squares (GITM AMWOL 2.1). */
const TACTICAL = 15;

/** A city as authored, put on its square. */
export interface PlacedCity {
  readonly name: string;
  readonly square: number;
  /** Where in the square the city lies, tactical squares from the north-western corner. */
  readonly column: number;
  readonly row: number;
  readonly level: number;
  readonly state: string;
  readonly fort: { readonly level: number; readonly capacity: number } | null;
  readonly manufacturing: number;
}

/** Every city and named place of `cities.txt` and `places.txt`, for the waypoints of the other lists. */
export function readGazetteer(frame: Frame): Gazetteer {
  const gazetteer = new Map<string, Waypoint>();
  for (const list of ['cities', 'places'])
    for (const record of readList(frame.id, list)) {
      const name = field(record, 0);
      if (gazetteer.has(name)) throw new Error(`${record.where}: '${name}' is listed twice.`);
      const [lat, lon] = field(record, 1).split(',').map(Number);
      if (lat === undefined || lon === undefined || Number.isNaN(lat + lon))
        throw new Error(`${record.where}: '${field(record, 1)}' is not latitude,longitude.`);
      gazetteer.set(name, { name, lat, lon });
    }
  return gazetteer;
}

/**
 * Puts the cities of `cities.txt` on their squares: `name | lat,lon | level | state | fort | manufacturing | options`.
 * Fort is `level/capacity` or `-`. Options, parted by `;`: `at SQUARE` moves the city to a neighbouring square,
 * `tactical 7-2` sets its tactical square. Two cities never share a square.
 */
export function placeCities(frame: Frame, gazetteer: Gazetteer): PlacedCity[] {
  const taken = new Map<number, string>();
  return readList(frame.id, 'cities').map((record) => {
    const name = field(record, 0);
    const { lat, lon } = gazetteer.get(name) as Waypoint;
    const options = readOptions(record);
    const at = options.get('at');
    const square = at === undefined ? squareAt(frame, lat, lon) : squareNamed(frame, at);
    if (square < 0) throw new Error(`${record.where}: ${name} lies off the map.`);
    if (taken.has(square))
      throw new Error(
        `${record.where}: ${name} shares ${squareName(frame, square)} with ${taken.get(square)}.`,
      );
    taken.set(square, name);
    const tactical = options.get('tactical')?.split('-').map(Number);
    const [x, y] = toGrid(frame, lat, lon);
    const [column, row] = tactical ?? [
      within((x - (square % frame.columns)) * TACTICAL),
      within((y - Math.floor(square / frame.columns)) * TACTICAL),
    ];
    return {
      name,
      square,
      column: column as number,
      row: row as number,
      level: numberField(record, 2),
      state: field(record, 3),
      fort: readFort(record),
      manufacturing: numberField(record, 5),
    };
  });
}

/** Keeps a city off the outermost ring of its tactical map, where armies enter. */
function within(place: number): number {
  return Math.min(TACTICAL - 2, Math.max(1, Math.floor(place)));
}

function readFort(record: AuthoredRecord): PlacedCity['fort'] {
  const text = field(record, 4);
  if (text === '-') return null;
  const match = /^([1-5])\/(\d+)$/.exec(text);
  if (!match) throw new Error(`${record.where}: fort '${text}' is not level/capacity, such as 4/3000.`);
  return { level: Number(match[1]), capacity: Number(match[2]) };
}

function readOptions(record: AuthoredRecord): Map<string, string> {
  const options = new Map<string, string>();
  for (const option of (record.fields[6] ?? '').split(';')) {
    const [key, value] = option.trim().split(/\s+/);
    if (key && value) options.set(key, value);
  }
  return options;
}

/** From this level on, the woods round a town have long gone into its houses and stoves. */
const CLEARED_LEVEL = 3;

/**
 * Makes the ground under the cities fit to live on: no town stands on a crest, in a desert or in a swamp, and nothing
 * can be landed on hills or mountains (PATE AMWOL 9.2), so the ground of a port is open unless a river runs through.
 */
export function settleCities(
  cities: readonly PlacedCity[],
  ports: ReadonlySet<number>,
  terrain: string[],
): void {
  for (const { square, level } of cities) {
    const ground = terrain[square] as string;
    if (ground === 'r') continue;
    if (ground === '~' || 'dDs'.includes(ground)) terrain[square] = '.';
    else if (ground === 'M' || ground === 'm') terrain[square] = 'h';
    else if (level >= CLEARED_LEVEL) terrain[square] = ground === 'f' ? '.' : ground === 'F' ? 'h' : ground;
    if (ports.has(square)) terrain[square] = '.';
  }
}
