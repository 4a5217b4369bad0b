import fc from 'fast-check';
import { makeStrategicGrid } from '../../make-strategic-grid.js';
import { makeTheatre } from '../../make-theatre.js';
import { TACTICAL_SQUARES } from '../../tactical-map.js';
import { STRATEGIC_LETTERS, StrategicTerrain } from '../../terrain.js';
import type { TheatreCity, Theatre } from '../../theatre.js';

const IMPASSABLE: readonly number[] = [
  StrategicTerrain.Water,
  StrategicTerrain.HighMountain,
  StrategicTerrain.Desert,
  StrategicTerrain.Swamp,
];

/** A city of no particular kind. */
export function cityAt(square: number, tactical: number): TheatreCity {
  return {
    name: `${square}/${tactical}`,
    square,
    tactical,
    level: 2,
    state: 'US',
    fort: null,
    manufacturing: 0,
  };
}

/** A theatre drawn from rows of letters, north first; squares are named from A0-P0. */
export function theatreOf(
  rows: readonly string[],
  more: {
    readonly id?: string;
    readonly cities?: readonly TheatreCity[];
    readonly riverClass?: readonly string[];
    readonly rails?: Uint8Array;
  } = {},
): Theatre {
  const grid = makeStrategicGrid({ columns: rows[0]!.length, rows: rows.length, origin: 'A0-P0' });
  return makeTheatre({
    id: 'drawn',
    grid,
    terrain: rows,
    nations: [''],
    nation: new Uint8Array(grid.columns * grid.rows),
    ...more,
  });
}

/** Small theatres of every kind of ground, with rivers, ranges and coasts more often than nature would have them. */
export const anyTheatre: fc.Arbitrary<Theatre> = fc
  .record({
    id: fc.string({ minLength: 1, maxLength: 6 }),
    columns: fc.integer({ min: 1, max: 6 }),
    rows: fc.integer({ min: 1, max: 6 }),
    letters: fc.constantFrom('rr.', 'rrr~.', 'mmM.', 'mMMh~', 'rrmM~.', '~~.r', STRATEGIC_LETTERS),
    picks: fc.array(fc.nat(1000), { minLength: 36, maxLength: 36 }),
    cities: fc.array(fc.tuple(fc.nat(35), fc.nat(TACTICAL_SQUARES - 1)), { maxLength: 14 }),
    tracks: fc.array(fc.tuple(fc.nat(35), fc.boolean()), { maxLength: 12 }),
  })
  .map(({ id, columns, rows, letters, picks, cities, tracks }) => {
    const terrain = Array.from({ length: rows }, (_, row) =>
      Array.from(
        { length: columns },
        (__, column) => letters[picks[row * 6 + column]! % letters.length],
      ).join(''),
    );
    const passable = (square: number): boolean =>
      square < columns * rows && !IMPASSABLE.includes(STRATEGIC_LETTERS.indexOf(terrain.join('')[square]!));
    const places = new Map(cities.filter(([square]) => passable(square)));
    return theatreOf(terrain, {
      id,
      cities: [...places].map(([square, tactical]) => cityAt(square, tactical)),
      rails: railsOf(columns, rows, tracks),
    });
  });

function railsOf(columns: number, rows: number, tracks: readonly (readonly [number, boolean])[]): Uint8Array {
  const rails = new Uint8Array(columns * rows);
  for (const [square, southward] of tracks) {
    const other = square + (southward ? columns : 1);
    const fits = southward ? other < rails.length : square < rails.length && (square % columns) + 1 < columns;
    if (!fits) continue;
    rails[square]! |= southward ? 16 : 4;
    rails[other]! |= southward ? 1 : 64;
  }
  return rails;
}
