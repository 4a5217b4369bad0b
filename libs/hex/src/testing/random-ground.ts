import type { GroundPlan, PlannedHexside, RoadClass } from '../ground-plan.js';
import { hexAt, type Hex } from '../hex.js';
import { HexGrid } from '../hex-grid.js';
import { cheapestPath } from '../path.js';

/** A number 0 up to 1 from a seed and a name: the same on any machine (an FNV hash, its bits mixed once more). */
export function randomOf(seed: number, name: string): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let place = 0; place < name.length; place += 1)
    hash = Math.imul(hash ^ name.charCodeAt(place), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

const LETTERS = '......................wwwwwwoootbWDmx';

/** Ground that never was, of any size: ridges, woods in patches, two roads, a run, walls and creeks; for tests. */
export function randomGround(seed: number, columns = 33, rows = 23): Required<GroundPlan> {
  const grid = new HexGrid(columns, rows);
  const rowsOf = (letter: (column: number, row: number) => string) =>
    Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, column) => letter(column + 1, row + 1)).join(''),
    );
  const road = (name: string, roadClass: RoadClass, from: Hex, to: Hex) => ({
    class: roadClass,
    hexes: [from, ...wander(grid, seed, name, from, to)],
  });
  const east = hexAt(columns, 1 + Math.floor(randomOf(seed, 'east') * rows));
  const south = hexAt(1 + Math.floor(randomOf(seed, 'south') * columns), rows);
  const run = hexAt(1 + Math.floor(randomOf(seed, 'run') * columns), 1);
  return {
    columns,
    rows,
    // A letter holds for a patch of two by two or so, which gives woods and not single trees.
    terrainRows: rowsOf(
      (column, row) => LETTERS[Math.floor(randomOf(seed, `t${column >> 1}.${row >> 1}`) * LETTERS.length)]!,
    ),
    levelRows: rowsOf((column, row) => String(ridge(seed, column, row))),
    roads: {
      pike: road('pike', 'pike', hexAt(1, 1 + Math.floor(randomOf(seed, 'west') * rows)), east),
      lane: road('lane', 'lane', hexAt(1 + Math.floor(randomOf(seed, 'north') * columns), 1), south),
    },
    railGrade: [],
    railCuts: [],
    streams: { run: { class: 'run', hexes: [run, ...wander(grid, seed, 'water', run, south)] } },
    hexsides: hexsidesOf(grid, seed),
    towers: [],
    water: [],
  };
}

function ridge(seed: number, column: number, row: number): number {
  const swell =
    Math.sin(column / 3 + randomOf(seed, 'phase') * 6) + Math.cos(row / 4 + randomOf(seed, 'tilt') * 6);
  return Math.max(0, Math.min(9, Math.round(2 + 1.5 * swell + randomOf(seed, `h${column}.${row}`))));
}

function hexsidesOf(grid: HexGrid, seed: number): PlannedHexside[] {
  return grid.hexes().flatMap((hex): PlannedHexside[] => {
    const lot = randomOf(seed, `side${hex}`);
    if (lot > 0.09) return [];
    const side = Math.floor(randomOf(seed, `which${hex}`) * 6);
    const kind = lot < 0.03 ? 'wall' : lot < 0.06 ? 'fence' : 'creek';
    return [{ hex, side, kind, bridge: kind === 'creek' && lot < 0.07 }];
  });
}

function wander(grid: HexGrid, seed: number, name: string, from: Hex, to: Hex): readonly Hex[] {
  const search = {
    start: from,
    next: (hex: Hex) => grid.neighbours(hex),
    step: (_: Hex, next: Hex) => 1 + Math.floor(randomOf(seed, name + next) * 4),
  };
  return cheapestPath(search, (hex) => hex === to)?.hexes ?? [];
}
