import { describe, expect, it } from '@jest/globals';
import { Direction } from '../direction.js';
import { STRATEGIC_LETTERS } from '../terrain.js';
import { cornerOf, CornerKind, isCityInCorner } from './corner.js';
import { Landscape } from './landscape.js';

const { Northeast, Southeast, Southwest, Northwest } = Direction;

/** The four squares round one meeting point, as two rows of two letters, with cities at square and tactical square. */
function meeting(
  rows: readonly [string, string],
  cities: readonly (readonly [number, number])[] = [],
): Landscape {
  const terrain = Uint8Array.from([...rows.join('')], (letter) => STRATEGIC_LETTERS.indexOf(letter));
  return new Landscape(11, {
    columns: 2,
    rows: 2,
    terrain,
    riverClass: new Uint8Array(4),
    rails: new Uint8Array(4),
    cities: cities.map(([square, tactical]) => ({ square, tactical })),
    overlays: [],
  });
}

/** What each of the four squares says of the meeting point. */
const views = (landscape: Landscape) =>
  ([Southeast, Southwest, Northeast, Northwest] as const).map((corner, square) =>
    cornerOf(landscape, square, corner),
  );
const kindsAt = (landscape: Landscape): CornerKind[] => views(landscape).map(({ kind }) => kind);
const four = (kind: CornerKind): CornerKind[] => [kind, kind, kind, kind];

describe('the corner in which four squares meet', () => {
  it.each<[string, readonly [string, string], CornerKind]>([
    ['is free between open squares', ['..', '..'], CornerKind.Free],
    ['is water where one of them is water', ['..', '~.'], CornerKind.Water],
    ['is water even where a river would run through', ['r~', '.r'], CornerKind.Water],
    ['is river where two river squares touch there alone', ['r.', '.r'], CornerKind.River],
    ['is river the other way, too', ['.r', 'r.'], CornerKind.River],
    ['is free where the river has a way round by a third square', ['rr', '.r'], CornerKind.Free],
    ['is mountain where a range runs through', ['m.', '.M'], CornerKind.Mountain],
    ['is river where a river breaks through a range', ['rm', 'Mr'], CornerKind.River],
    ['is mountain in the midst of high mountains', ['MM', 'MM'], CornerKind.Mountain],
    ['is free among passable mountains', ['MM', 'Mm'], CornerKind.Free],
  ])('%s', (_what, rows, kind) => {
    expect(kindsAt(meeting(rows))).toEqual(four(kind));
  });

  it('is led through by the squares of the line alone', () => {
    expect(views(meeting(['r.', '.r'])).map(({ leads }) => leads)).toEqual([true, false, false, true]);
    expect(views(meeting(['.r', 'r.'])).map(({ leads }) => leads)).toEqual([false, true, true, false]);
    expect(views(meeting(['MM', 'MM'])).map(({ leads }) => leads)).toEqual([false, false, false, false]);
  });

  it('has an arm for either end of the line, seen alike from both sides of an edge', () => {
    for (let seed = 0; seed < 40; seed++) {
      const landscape = new Landscape(seed, {
        columns: 2,
        rows: 2,
        terrain: Uint8Array.from([...(seed % 2 ? 'r..r' : '.rr.')], (letter) =>
          STRATEGIC_LETTERS.indexOf(letter),
        ),
        riverClass: new Uint8Array(4),
        rails: new Uint8Array(4),
        cities: [],
        overlays: [],
      });
      const [northWest, northEast, southWest, southEast] = views(landscape).map(({ arms }) => new Set(arms));
      expect(northWest!.has(Direction.East)).toBe(northEast!.has(Direction.West));
      expect(southWest!.has(Direction.East)).toBe(southEast!.has(Direction.West));
      expect(northWest!.has(Direction.South)).toBe(southWest!.has(Direction.North));
      expect(northEast!.has(Direction.South)).toBe(southEast!.has(Direction.North));
      const line = seed % 2 ? [northWest, southEast] : [northEast, southWest];
      for (const arms of line) expect(arms!.size).toBeGreaterThanOrEqual(1);
    }
  });

  it('is left free by lines for a city within three squares of it, on whichever side', () => {
    for (const [square, near, far] of [
      [0, 14 * 15 + 12, 14 * 15 + 11],
      [1, 12 * 15 + 2, 11 * 15 + 2],
      [2, 2 * 15 + 12, 3 * 15 + 12],
      [3, 2, 3],
    ] as const) {
      expect(kindsAt(meeting(['r.', '.r'], [[square, near]]))).toEqual(four(CornerKind.Free));
      expect(kindsAt(meeting(['r.', '.r'], [[square, far]]))).toEqual(four(CornerKind.River));
    }
  });

  it('is left free by the sea for a city right in it', () => {
    const corner = meeting(['.~', '..'], [[3, 0]]);
    expect(kindsAt(corner)).toEqual(four(CornerKind.Free));
    expect(isCityInCorner(corner, 0, Southeast)).toBe(true);
    expect(isCityInCorner(corner, 0, Northwest)).toBe(false);
    expect(kindsAt(meeting(['.~', '..'], [[3, 1]]))).toEqual(four(CornerKind.Water));
  });

  it('is free at the edge of the map, where nobody stands across', () => {
    expect(cornerOf(meeting(['r.', '.r']), 0, Northwest).kind).toBe(CornerKind.Free);
    expect(cornerOf(meeting(['r.', '.r']), 0, Southwest).kind).toBe(CornerKind.Free);
  });
});
