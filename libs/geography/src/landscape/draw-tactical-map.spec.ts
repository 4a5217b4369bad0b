import { describe, expect, it } from '@jest/globals';
import { Direction } from '../direction.js';
import { railBridges } from '../rail-bridges.js';
import { TACTICAL_SQUARES, type TacticalMap } from '../tactical-map.js';
import { isOnEdge, tacticalAt, tacticalColumn, tacticalRow, tacticalStep } from '../tactical-square.js';
import { STRATEGIC_LETTERS, StrategicTerrain, TacticalTerrain } from '../terrain.js';
import { BOOK_SAMPLE_RATINGS } from './tactical-overlay.js';
import { groupsOfBanks, mapsOf, picture, sharedAlong } from './testing/ground.js';
import { cityAt, theatreOf } from './testing/random-theatre.js';

const { North, East, South, West } = Direction;
const squaresOf = (map: TacticalMap, ...kinds: TacticalTerrain[]): number[] =>
  Array.from({ length: TACTICAL_SQUARES }, (_, tactical) => tactical).filter((tactical) =>
    kinds.includes(map.terrain[tactical]!),
  );
const WET = [TacticalTerrain.River, TacticalTerrain.Ford];

/** Squares that can be reached from the first by steps to the sides through a set of squares. */
function reachedSideways(squares: readonly number[]): number {
  const left = new Set(squares);
  const stack = squares.slice(0, 1);
  left.delete(squares[0]!);
  for (let at = stack.pop(); at !== undefined; at = stack.pop())
    for (const side of [North, East, South, West]) {
      const next = tacticalStep(at, side);
      if (left.delete(next)) stack.push(next);
    }
  return squares.length - left.size;
}

describe('a river through a square', () => {
  const theatre = theatreOf(['.r.', 'rr.', '.r~']);
  const centre = theatre.tacticalMap(4);

  it('links every edge a river crosses with the others and with the sea, without a gap', () => {
    const river = squaresOf(centre, ...WET);
    expect(river.filter(isOnEdge)).toHaveLength(3);
    expect(reachedSideways(river)).toBe(river.length);
    const mouth = theatre.tacticalMap(7);
    const wet = squaresOf(mouth, ...WET, TacticalTerrain.Water);
    expect(reachedSideways(wet)).toBe(wet.length);
  });

  it('parts as many banks as it has ends at edges, with a ford between every two that face each other', () => {
    const banks = new Set(
      [...centre.region].filter((region, tactical) => region > 0 && !centre.fords.includes(tactical)),
    );
    expect(banks.size).toBe(3);
    expect(centre.fords.length).toBeGreaterThanOrEqual(3);
    expect(groupsOfBanks(centre)).toHaveLength(1);
  });

  it('ends in the square of its source: one bank all round, and a ford', () => {
    const source = theatreOf(['...', '.r.', '.r.', '...']).tacticalMap(4);
    expect(squaresOf(source, ...WET).filter(isOnEdge)).toHaveLength(1);
    expect(
      new Set([...source.region].filter((_, tactical) => !WET.includes(source.terrain[tactical]!))).size,
    ).toBe(1);
    expect(source.fords.length).toBeGreaterThanOrEqual(1);
  });

  it('runs diagonally through the common corner, with no gap for a diagonal step', () => {
    const pair = theatreOf(['r..', '.r.', '...']);
    const [upper, lower] = [pair.tacticalMap(0), pair.tacticalMap(4)];
    expect(upper.terrain[tacticalAt(14, 14)]).toBe(TacticalTerrain.River);
    expect(lower.terrain[tacticalAt(0, 0)]).toBe(TacticalTerrain.River);
    expect(pair.tacticalMap(1).terrain[tacticalAt(0, 14)]).toBe(TacticalTerrain.River);
    expect(pair.tacticalMap(3).terrain[tacticalAt(14, 0)]).toBe(TacticalTerrain.River);
    const arm = [tacticalAt(13, 14), tacticalAt(14, 13)].filter(
      (at) => upper.terrain[at] === TacticalTerrain.River,
    );
    expect(arm).toHaveLength(1);
    for (const map of [upper, lower]) {
      const river = squaresOf(map, ...WET);
      expect(reachedSideways(river)).toBe(river.length);
    }
  });

  it('runs off the map at the end of a theatre, at one side only', () => {
    const across = theatreOf(['rrr']);
    const ends = [0, 2].map(
      (square) => squaresOf(across.tacticalMap(square), ...WET).filter(isOnEdge).length,
    );
    expect(ends).toEqual([2, 2]);
    expect(squaresOf(across.tacticalMap(1), ...WET).filter(isOnEdge)).toHaveLength(2);
  });

  it('is no net where many river squares lie side by side: every block leaves out a link', () => {
    const broad = theatreOf(['....', '.rr.', '.rr.', '....']);
    const crossings = [5, 6, 9, 10].map(
      (square) => squaresOf(broad.tacticalMap(square), ...WET).filter(isOnEdge).length,
    );
    expect(crossings.reduce((sum, count) => sum + count)).toBe(6);
  });

  it('touches itself nowhere, neither side by side nor at a corner, in four hundred squares of it', () => {
    const rows = Array.from({ length: 20 }, (_, row) =>
      Array.from({ length: 20 }, (__, column) => ((row * 7 + column * 3) % 11 < 8 ? 'r' : '.')).join(''),
    );
    for (const [square, map] of mapsOf(theatreOf(rows, { id: 'delta' }))) {
      if (rows.join('')[square] !== 'r') continue;
      const wet = (tactical: number): boolean => WET.includes(map.terrain[tactical]!);
      for (let tactical = 0; tactical < TACTICAL_SQUARES - 16; tactical++) {
        const block = [tactical, tactical + 1, tactical + 15, tactical + 16];
        if (block.some(isOnEdge)) continue;
        const [one, two, three, four] = block.map(wet);
        const thick = one && two && three && four;
        const pinched = one === four && two === three && one !== two;
        if (thick || pinched) expect(picture(map)).toBe('a line one square wide');
      }
    }
  });

  it('has its fords where it runs straight, not at its source', () => {
    for (let n = 0; n < 40; n++) {
      const rows =
        n % 2 === 0 ? ['.....', '.rrr.', '...r.', '.r...', '.....'] : ['r...r', 'rrrrr', '..r..', 'r.rrr'];
      for (const [, map] of mapsOf(theatreOf(rows, { id: `fords ${n}` })))
        for (const ford of map.fords) {
          const dry = [North, East, South, West].map((side) => map.region[tacticalStep(ford, side)]! > 0);
          expect(dry).toEqual(dry[0] ? [true, false, true, false] : [false, true, false, true]);
        }
    }
  });

  it('has no ford where it is unfordable (ROTD 1.3)', () => {
    for (const letter of ['2', '3']) {
      const deep = theatreOf(['rrr'], { riverClass: [letter.repeat(3)] });
      for (const [, map] of mapsOf(deep)) expect(map.fords).toEqual([]);
      expect(groupsOfBanks(deep.tacticalMap(1))).toHaveLength(2);
    }
  });
});

describe('a range through a square', () => {
  it('stands between high mountains as a wall with a pass', () => {
    const theatre = theatreOf(['...', 'MmM', '...']);
    const pass = theatre.tacticalMap(4);
    expect(pass.passes.length).toBeGreaterThanOrEqual(1);
    expect(pass.region[tacticalAt(7, 0)]).not.toBe(pass.region[tacticalAt(7, 14)]);
    expect(groupsOfBanks(pass)).toHaveLength(1);
    expect(sharedAlong(pass, North)).toBe('.'.repeat(15));
  });

  it('fills high mountains, whose edges towards one another are mountain throughout', () => {
    const theatre = theatreOf(['MM']);
    const [west, east] = [theatre.tacticalMap(0), theatre.tacticalMap(1)];
    expect(sharedAlong(west, East)).toBe(`.${'m'.repeat(13)}.`);
    expect(sharedAlong(east, West)).toBe(sharedAlong(west, East));
    expect(west.region[tacticalAt(7, 7)]).toBe(0);
  });

  it('leaves a lone mountain square in one piece', () => {
    const lone = theatreOf(['...', '.m.', '...']).tacticalMap(4);
    expect(squaresOf(lone, TacticalTerrain.Mountain).length).toBeGreaterThan(2);
    expect(groupsOfBanks(lone)).toHaveLength(1);
    expect(squaresOf(lone, TacticalTerrain.Mountain).filter(isOnEdge)).toEqual([]);
  });
});

describe('a coast', () => {
  const theatre = theatreOf(['.~', '..', '~.']);

  it('is water along the whole edge towards the sea, and in the corners of squares the sea only touches', () => {
    expect(sharedAlong(theatre.tacticalMap(0), East)).toBe('w'.repeat(15));
    expect(theatre.tacticalMap(2).terrain[tacticalAt(14, 0)]).toBe(TacticalTerrain.Water);
    expect(theatre.tacticalMap(5).terrain[tacticalAt(0, 0)]).toBe(TacticalTerrain.Water);
  });

  it('never reaches the middle of a square', () => {
    const island = theatreOf(['~~~', '~.~', '~~~']).tacticalMap(4);
    for (const tactical of squaresOf(island, TacticalTerrain.Water)) {
      const fromEdge = Math.min(
        tacticalColumn(tactical),
        tacticalRow(tactical),
        14 - tacticalColumn(tactical),
        14 - tacticalRow(tactical),
      );
      expect(fromEdge).toBeLessThanOrEqual(2);
    }
    expect(groupsOfBanks(island)).toHaveLength(1);
  });

  it('leaves a quay where a city stands on the edge, seen from the sea too', () => {
    const port = theatreOf(['.~'], { cities: [cityAt(0, tacticalAt(14, 7))] });
    expect(sharedAlong(port.tacticalMap(0), East)).toBe('wwwwwww.wwwwwww');
    expect(sharedAlong(port.tacticalMap(1), West)).toBe('wwwwwww.wwwwwww');
    expect(port.tacticalMap(0).terrain[tacticalAt(14, 7)]).toBe(TacticalTerrain.Town);
  });

  it('leaves a city in the corner of its square a way inland', () => {
    const port = theatreOf(['.~', '~~'], { cities: [cityAt(0, tacticalAt(14, 14))] });
    expect(groupsOfBanks(port.tacticalMap(0))).toHaveLength(1);
  });
});

describe('a city', () => {
  it('keeps rivers away from its own square wherever it stands in the square of a river', () => {
    for (let tactical = 0; tactical < TACTICAL_SQUARES; tactical++) {
      const theatre = theatreOf(['...', 'rrr', '.r.'], { cities: [cityAt(4, tactical)] });
      const map = theatre.tacticalMap(4);
      expect(map.terrain[tactical]).toBe(TacticalTerrain.Town);
      if (groupsOfBanks(map).length !== 1) expect(picture(map)).toBe('ground that hangs together');
    }
  });

  it('stays a town and reachable wherever it stands on a coast, between seas or in a corner', () => {
    for (let tactical = 0; tactical < TACTICAL_SQUARES; tactical++)
      for (const rows of [
        ['~..', '~..', '~~.'],
        ['.~.', '~.~', '.~.'],
        ['r~.', '~rr', '..~'],
      ]) {
        const theatre = theatreOf(rows, { id: 'ports', cities: [cityAt(4, tactical)] });
        const map = theatre.tacticalMap(4);
        expect(map.terrain[tactical]).toBe(TacticalTerrain.Town);
        for (const [square, other] of mapsOf(theatre))
          if (rows.join('')[square] !== '~' && groupsOfBanks(other).length !== 1)
            expect(picture(other)).toBe('ground that hangs together');
      }
  });

  it('has no high hills beside it, nor has a ford or pass: a cliff would bar the way there (GITM AMWOL 8.5)', () => {
    const theatre = theatreOf(['mmm', 'mmm', 'mmm'], { cities: [cityAt(4, 112), cityAt(0, 30)] });
    for (const [, map] of mapsOf(theatre))
      for (const way of squaresOf(map, TacticalTerrain.Town, TacticalTerrain.Pass, TacticalTerrain.Ford))
        for (let direction = 0; direction < 8; direction++) {
          const next = tacticalStep(way, direction);
          if (next >= 0) expect(map.terrain[next]).not.toBe(TacticalTerrain.HighHills);
        }
  });
});

describe('the look of the ground', () => {
  const { Open, Hills, HighHills, Forest, Water } = TacticalTerrain;

  /** Shares of tactical terrain in a large theatre of one strategic terrain. */
  function sharesIn(letter: string): (kind: TacticalTerrain) => number {
    const theatre = theatreOf(Array.from({ length: 8 }, () => letter.repeat(8)));
    const counts = new Array<number>(10).fill(0);
    for (const [, map] of mapsOf(theatre)) for (const terrain of map.terrain) counts[terrain]!++;
    return (kind) => counts[kind]! / (64 * TACTICAL_SQUARES);
  }
  it('follows the strategic terrain', () => {
    const open = sharesIn('.');
    expect(open(Open)).toBeGreaterThan(0.65);
    expect(open(HighHills)).toBe(0);
    const hill = sharesIn('h');
    expect(hill(Hills) + hill(HighHills)).toBeGreaterThan(0.4);
    expect(hill(HighHills)).toBeGreaterThan(0.04);
    expect(sharesIn('f')(Forest)).toBeGreaterThan(0.5);
    const wooded = sharesIn('F');
    expect(wooded(Forest)).toBeGreaterThan(0.35);
    expect(wooded(Hills) + wooded(HighHills)).toBeGreaterThan(0.2);
    expect(sharesIn('d')(Forest)).toBe(0);
    const swamp = sharesIn('s')(Water);
    const marsh = sharesIn('a')(Water);
    expect(marsh).toBeGreaterThan(0.03);
    expect(swamp).toBeGreaterThan(marsh);
  });

  it('runs on from map to map: a step over an edge changes ground no more than any other', () => {
    const theatre = theatreOf(Array.from({ length: 12 }, () => 'h'.repeat(12)));
    let [over, inside, rows] = [0, 0, 0];
    for (let square = 0; square < 143; square++) {
      if (square % 12 === 11) continue;
      const [west, east] = [theatre.tacticalMap(square), theatre.tacticalMap(square + 1)];
      for (let row = 0; row < 15; row++, rows++) {
        if (west.terrain[tacticalAt(14, row)] === east.terrain[tacticalAt(0, row)]) over++;
        for (let column = 0; column < 14; column++)
          if (west.terrain[tacticalAt(column, row)] === west.terrain[tacticalAt(column + 1, row)]) inside++;
      }
    }
    expect(inside / 14 / rows - over / rows).toBeLessThan(0.03);
    expect(over / rows).toBeGreaterThan(0.6);
  });

  it('has cliffs here and there, but most borders between squares are none', () => {
    const theatre = theatreOf(Array.from({ length: 8 }, () => 'hmFh'.repeat(2)));
    const isHill = (terrain: number): boolean => terrain === Hills || terrain === HighHills;
    let [cliffs, borders] = [0, 0];
    for (const [, map] of mapsOf(theatre))
      for (let from = 0; from < TACTICAL_SQUARES; from++)
        for (const side of [East, South]) {
          const to = tacticalStep(from, side);
          if (to < 0 || map.region[from] === 0 || map.region[to] === 0) continue;
          const [a, b] = [map.terrain[from]!, map.terrain[to]!];
          borders++;
          if ((a === HighHills && !isHill(b)) || (b === HighHills && !isHill(a))) cliffs++;
        }
    expect(cliffs / borders).toBeGreaterThan(0.015);
    expect(cliffs / borders).toBeLessThan(0.08);
  });

  it('rates ground from 0 to 4 evenly, whatever it is', () => {
    const theatre = theatreOf([STRATEGIC_LETTERS, STRATEGIC_LETTERS, STRATEGIC_LETTERS]);
    const counts = [0, 0, 0, 0, 0];
    for (const [, map] of mapsOf(theatre)) for (const rating of map.defence) counts[rating]!++;
    const expected = (36 * TACTICAL_SQUARES) / 5;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(counts.reduce((sum, count) => sum + count)).toBe(36 * TACTICAL_SQUARES);
    expect(chiSquare).toBeLessThan(14.9);
  });

  it('has ratings like those printed in the books, which are as even', () => {
    const digits = BOOK_SAMPLE_RATINGS.defence.join('');
    expect(
      [0, 1, 2, 3, 4].map((rating) => [...digits].filter((digit) => Number(digit) === rating).length),
    ).toEqual([18, 17, 20, 12, 14]);
  });
});

describe('railways', () => {
  const links = (...squares: number[]): Uint8Array => Uint8Array.from(squares);
  const withRails = theatreOf(['...', 'rrr', '...'], {
    riverClass: ['...', '222', '...'],
    rails: links(0, 16, 0, 0, 1 | 16, 0, 0, 1, 0),
  });

  it('meet at the edges and hang together within a square', () => {
    const [north, middle, south] = [1, 4, 7].map((square) => withRails.tacticalMap(square)) as [
      TacticalMap,
      TacticalMap,
      TacticalMap,
    ];
    const along = (map: TacticalMap, row: number): string =>
      Array.from({ length: 15 }, (_, column) => map.rail[tacticalAt(column, row)]).join('');
    expect(along(north, 14)).toBe(along(middle, 0));
    expect(along(middle, 14)).toBe(along(south, 0));
    const track = Array.from({ length: TACTICAL_SQUARES }, (_, tactical) => tactical).filter(
      (at) => middle.rail[at] === 1,
    );
    expect(track.length).toBeGreaterThanOrEqual(15);
    expect(reachedSideways(track)).toBe(track.length);
  });

  it('have one bridge over an unfordable river, straight across', () => {
    const middle = withRails.tacticalMap(4);
    const bridges = railBridges(middle);
    expect(bridges).toHaveLength(1);
    const [bridge] = bridges as [number];
    const banks = [North, South, East, West].map((side) => middle.region[tacticalStep(bridge, side)]!);
    expect(new Set(banks.filter((bank) => bank > 0)).size).toBe(2);
    expect(middle.fords).toEqual([]);
  });

  it('run to the city of their square', () => {
    const city = tacticalAt(3, 11);
    const theatre = theatreOf(['..'], { cities: [cityAt(1, city)], rails: links(4, 64) });
    expect(theatre.tacticalMap(1).rail[city]).toBe(1);
  });

  it('lead through corners where links are diagonal', () => {
    const theatre = theatreOf(['..', '..'], { rails: links(8, 0, 0, 128) });
    expect(theatre.tacticalMap(0).rail[tacticalAt(14, 14)]).toBe(1);
    expect(theatre.tacticalMap(3).rail[tacticalAt(0, 0)]).toBe(1);
  });

  it('are nowhere without links', () => {
    expect(
      theatreOf(['..'])
        .tacticalMap(0)
        .rail.some((track) => track === 1),
    ).toBe(false);
    expect(railBridges(theatreOf(['rr']).tacticalMap(0))).toEqual([]);
  });
});

describe('making a tactical map', () => {
  it('takes nothing the second time', () => {
    const theatre = theatreOf(['rMmr~', 'mhrFa', '~rrrs', 'mMmmM', 'fDdr.']);
    for (let square = 0; square < 25; square++)
      expect(theatre.tacticalMap(square)).toBe(theatre.tacticalMap(square));
  });

  it('knows each strategic terrain', () => {
    for (const terrain of [...STRATEGIC_LETTERS].keys()) {
      const map = theatreOf([STRATEGIC_LETTERS[terrain]!]).tacticalMap(0);
      const water = map.terrain.every((kind) => kind === TacticalTerrain.Water);
      expect(water).toBe(terrain === StrategicTerrain.Water);
    }
  });
});
