import {
  isImpassableTactical,
  makeStrategicGrid,
  makeTheatre,
  STRATEGIC_LETTERS,
  TacticalTerrain,
  type TacticalMap,
} from '@vedette/geography';
import { field, readList } from '../authored.js';
import type { Drawing } from '../drawing.js';
import type { PlacedCity } from './cities.js';

const SIZE = 15;
/** Furthest a town may lie from its river, in tactical squares. */
const NEAR = 2;

type Side = 'N' | 'E' | 'S' | 'W';

/**
 * Puts river towns on their own bank (`banks.txt`: `city | N, E, S or W | river`): the tactical square nearest to the
 * town's true place that lies, once the square's map is drawn with the town there, on the bank that holds that edge of
 * the map, within {@link NEAR} squares of the river. Rivers bend round towns, so each place is tried on a map of its own.
 */
export function chooseBanks(drawing: Drawing): PlacedCity[] {
  const cities = [...drawing.cities];
  const draw = mapsOf(drawing);
  for (const record of readList(drawing.frame.id, 'banks')) {
    const index = cities.findIndex((city) => city.name === field(record, 0));
    const city = cities[index];
    if (!city) throw new Error(`${record.where}: '${field(record, 0)}' is no city.`);
    if (drawing.terrain[city.square] !== 'r')
      throw new Error(`${record.where}: no river runs by ${city.name}.`);
    const place = nearestOnBank(draw, cities, index, field(record, 1) as Side);
    if (place < 0) throw new Error(`${record.where}: no place for ${city.name} on that bank.`);
    cities[index] = { ...city, column: place % SIZE, row: Math.floor(place / SIZE) };
  }
  return cities;
}

function nearestOnBank(draw: MapWith, cities: readonly PlacedCity[], index: number, side: Side): number {
  const city = cities[index] as PlacedCity;
  const away = (place: number): number =>
    (city.column - (place % SIZE)) ** 2 + (city.row - Math.floor(place / SIZE)) ** 2;
  const places = Array.from({ length: SIZE * SIZE }, (_, place) => place)
    .filter(
      (place) => place % SIZE > 0 && place % SIZE < SIZE - 1 && place >= SIZE && place < SIZE * (SIZE - 1),
    )
    .sort((a, b) => away(a) - away(b) || a - b);
  const isRight = (place: number): boolean => {
    const moved = cities.map((other) =>
      other === city ? { ...other, column: place % SIZE, row: Math.floor(place / SIZE) } : other,
    );
    return standsOn(draw(moved, city.square), place, side);
  };
  return places.find(isRight) ?? -1;
}

/** True when the town at a place lies on the bank of a side, near the water. */
export function standsOn(map: TacticalMap, place: number, side: Side): boolean {
  return map.region[place] === regionOfSide(map, side) && riverWithin(map, place);
}

/** The region that holds most of the passable squares of an edge of the map. */
function regionOfSide(map: TacticalMap, side: Side): number {
  const counts = new Map<number, number>();
  for (let i = 0; i < SIZE; i += 1) {
    const square = { N: i, S: SIZE * (SIZE - 1) + i, W: i * SIZE, E: i * SIZE + SIZE - 1 }[side];
    if (isImpassableTactical(map.terrain[square] as number)) continue;
    const region = map.region[square] as number;
    counts.set(region, (counts.get(region) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? -1;
}

function riverWithin(map: TacticalMap, place: number): boolean {
  for (let square = 0; square < SIZE * SIZE; square += 1) {
    const wet = map.terrain[square] === TacticalTerrain.River || map.terrain[square] === TacticalTerrain.Ford;
    const columns = Math.abs((square % SIZE) - (place % SIZE));
    const rows = Math.abs(Math.floor(square / SIZE) - Math.floor(place / SIZE));
    if (wet && Math.max(columns, rows) <= NEAR) return true;
  }
  return false;
}

type MapWith = (cities: readonly PlacedCity[], square: number) => TacticalMap;

/** Draws single tactical maps of a drawing with the cities where the caller puts them. */
function mapsOf({ frame, terrain, nations, nation, riverClass, rails }: Drawing): MapWith {
  const layers = {
    id: frame.id,
    grid: makeStrategicGrid({
      columns: frame.columns,
      rows: frame.rows,
      origin: frame.nameOf(0, 0),
      skippedRowLetters: frame.skipped,
    }),
    terrain: Uint8Array.from(terrain, (letter) => STRATEGIC_LETTERS.indexOf(letter)),
    nations,
    nation,
    riverClass,
    rails,
  };
  return (cities, square) =>
    makeTheatre({
      ...layers,
      cities: cities.map((city) => ({ ...city, tactical: city.row * SIZE + city.column })),
    }).tacticalMap(square);
}
