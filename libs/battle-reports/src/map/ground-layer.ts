import { neighbour, type Direction, type Facing, type Hex, type HexMap } from '@vedette/hex';
import { centreOf, cornersOf, sideOf, HALF_HEIGHT, RADIUS, type Point } from './layout.js';
import { coursesOf, evened } from './courses.js';
import type { Labels } from './labels.js';
import { element, escaped, rounded } from './markup.js';
import { shadeOf } from './style.js';

/** The ground of a map as its document has it: lines with their names. */
export interface GroundLines {
  readonly roads: Readonly<
    Record<string, { readonly class: 'pike' | 'road' | 'lane'; readonly hexes: readonly Hex[] }>
  >;
  readonly streams: Readonly<Record<string, { readonly hexes: readonly Hex[] }>>;
  readonly railGrade: readonly Hex[];
  readonly railCuts: readonly Hex[];
  readonly names: Readonly<Record<Hex, string>>;
}

/** Points as the data of a path. */
export function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join('');
}

/** The data of a line that runs through the middles of steps and bends at its points, as roads and water do. */
export function curveOf(points: readonly Point[]): string {
  const [first, second] = points;
  const last = points.at(-1);
  if (!first || !second || !last || points.length < 3) return pathOf(points);
  const middle = (a: Point, b: Point) => `${rounded((a.x + b.x) / 2)} ${rounded((a.y + b.y) / 2)}`;
  const bends = points
    .slice(1, -1)
    .map((point, place) => `Q${rounded(point.x)} ${rounded(point.y)} ${middle(point, points[place + 2]!)}`);
  return `M${rounded(first.x)} ${rounded(first.y)}L${middle(first, second)}${bends.join('')}L${rounded(last.x)} ${rounded(last.y)}`;
}

/** Hexes with level and ground, the grid, contours where levels meet, and the number of each hex. */
export function hexLayer(map: HexMap): string {
  const hexes = map.grid.hexes();
  const shape = (hex: Hex) => `${pathOf(cornersOf(hex))}Z`;
  const fills = hexes.map((hex) => element('path', { d: shape(hex), fill: shadeOf(map.level(hex)) }));
  const grounds = hexes
    .filter((hex) => map.terrain(hex) !== 'clear')
    .map((hex) =>
      element('path', { d: `${pathOf(cornersOf(hex, RADIUS - 1.5))}Z`, fill: `url(#${map.terrain(hex)})` }),
    );
  const grid = element('path', { class: 'grid', d: hexes.map(shape).join('') });
  const numbers = hexes.map((hex) => {
    const { x, y } = centreOf(hex);
    const level = map.level(hex);
    const number = element('text', { class: 'number', x, y: y - HALF_HEIGHT + 7 }, hex);
    return level === 0
      ? number
      : number +
          element('text', { class: 'level', x: x + RADIUS / 2 - 1, y: y + HALF_HEIGHT - 2.5 }, String(level));
  });
  return fills.join('') + grounds.join('') + grid + contours(map, hexes) + numbers.join('');
}

/** Lines between hexes of different level, heavier where it is steep. */
function contours(map: HexMap, hexes: readonly Hex[]): string {
  const drawn = { contour: '', steep: '' };
  for (const hex of hexes)
    for (const direction of [0, 1, 2] as Direction[]) {
      const next = neighbour(hex, direction);
      if (next === null || !map.contains(next)) continue;
      const step = Math.abs(map.level(next) - map.level(hex));
      if (step > 0) drawn[step > 1 ? 'steep' : 'contour'] += pathOf(sideOf(hex, direction));
    }
  return Object.entries(drawn)
    .filter(([, d]) => d !== '')
    .map(([name, d]) => element('path', { class: name, d }))
    .join('');
}

/** Runs, the railway, roads over them, and what stands along hexsides. */
export function lineLayer(map: HexMap, { roads, streams, railGrade, railCuts }: GroundLines): string {
  const centres = evenlyThrough([...Object.values(roads), ...Object.values(streams)]);
  const runs = Object.values(streams).map(({ hexes }) =>
    element('path', { class: 'run', d: coursesOf(hexes).map(centres).join('') }),
  );
  const rail =
    railGrade.length === 0
      ? ''
      : ['ties', 'grade']
          .map((name) => element('path', { class: name, d: joined(map, railGrade).map(centres).join('') }))
          .join('');
  const cuts = railCuts.map((hex) => {
    const { x, y } = centreOf(hex);
    return element('path', {
      class: 'cut',
      d: `M${rounded(x - 9)} ${rounded(y - 5)}h18M${rounded(x - 9)} ${rounded(y + 5)}h18`,
    });
  });
  const ways = Object.values(roads);
  const lanes = ways
    .filter((way) => way.class === 'lane')
    .map(({ hexes }) => element('path', { class: 'lane', d: centres(hexes) }));
  const broad = ways.filter((way) => way.class !== 'lane');
  const casings = broad.map((way) =>
    element('path', { class: `${way.class}-casing`, d: centres(way.hexes) }),
  );
  const tops = broad.map((way) => element('path', { class: way.class, d: centres(way.hexes) }));
  return [...runs, rail, ...cuts, ...lanes, ...casings, ...tops, sides(map)].join('');
}

/** The data of a line through the middles of hexes, without its zigzag; where lines end or meet they stay in the middle. */
function evenlyThrough(
  lines: readonly { readonly hexes: readonly Hex[] }[],
): (hexes: readonly Hex[]) => string {
  const ends = new Set(lines.flatMap(({ hexes }) => [hexes[0], hexes.at(-1)]));
  return (hexes) => curveOf(evened(hexes.map(centreOf), (place) => ends.has(hexes[place])));
}

/** The grade as its document lists it, broken where two hexes that follow each other do not touch. */
function joined(map: HexMap, hexes: readonly Hex[]): Hex[][] {
  const pieces: Hex[][] = [];
  for (const hex of hexes) {
    const piece = pieces.at(-1);
    const before = piece?.at(-1);
    if (piece && before !== undefined && map.isGradeBetween(before, hex)) piece.push(hex);
    else pieces.push([hex]);
  }
  return pieces;
}

function sides(map: HexMap): string {
  return map
    .plannedSides()
    .map(({ hex, side, kind, bridge }) => {
      const d = pathOf(sideOf(hex, side as Direction));
      return element('path', { class: kind, d }) + (bridge ? element('path', { class: 'bridge', d }) : '');
    })
    .join('');
}

const NAME_SIZE = 10;
const ROAD_NAME_SIZE = 8.5;
/** Where along a road or a run its name may stand, as shares of its length, the best first. */
const ALONG = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];

/** Names of places, and of roads along their middle, written so that they do not lie on each other. */
export function nameLayer({ names, roads, streams }: GroundLines, labels: Labels): string {
  const places = Object.entries(names).map(([hex, name]) => {
    const { x, y } = centreOf(hex);
    const at = labels.place(name, NAME_SIZE, [
      { x, y: y + HALF_HEIGHT + 3 },
      { x, y: y - HALF_HEIGHT + 3 },
      { x, y: y + 3 },
      { x, y: y + 2 * HALF_HEIGHT },
      { x, y: y - 2 * HALF_HEIGHT },
    ]);
    return element('text', { class: 'name', x: at.x, y: at.y }, escaped(name));
  });
  const lines = [...Object.entries(roads), ...Object.entries(streams)].map(([id, { hexes }]) => {
    const name = inWords(id);
    const may = ALONG.map((share) => {
      const { x, y } = centreOf(hexes[Math.floor((hexes.length - 1) * share)]!);
      return { x, y: y - 6 };
    });
    const at = labels.place(name, ROAD_NAME_SIZE, may);
    return element('text', { class: 'road-name', x: at.x, y: at.y }, escaped(name));
  });
  return places.join('') + lines.join('');
}

/** `chambersburgPike` as Chambersburg pike. */
function inWords(id: string): string {
  const words = id.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Works along the two hexsides they face: teeth when they are finished, a bare line while they are built. */
export function worksLayer(
  works: readonly { readonly hex: Hex; readonly facing: number; readonly turns: number }[],
): string {
  return works
    .flatMap(({ hex, facing, turns }) => {
      const inner = cornersOf(hex, RADIUS - 4);
      const at = (vertex: number) => inner[(vertex + 6) % 6]!;
      const d = pathOf([at(facing - 1), at(facing as Facing), at(facing + 1)]);
      return [element('path', { class: turns >= 2 ? 'works' : 'works-line', d })];
    })
    .join('');
}
