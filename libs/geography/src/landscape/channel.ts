import { TACTICAL_SIZE, TACTICAL_SQUARES } from '../tactical-map.js';
import { tacticalAt, tacticalColumn, tacticalRow, tacticalStep } from '../tactical-square.js';
import { hashNumbers } from './hash.js';
import type { Landscape } from './landscape.js';
import { LineKind } from './line-kind.js';
import { Purpose } from './purpose.js';
import type { Terminal } from './terminals.js';

/** Lines wind within this distance from the edge; only their approaches come nearer. */
const MARGIN = 2;
const ORTHOGONAL: readonly number[] = [-TACTICAL_SIZE, 1, TACTICAL_SIZE, -1];
/** Cost of a square, and up to how much more by chance: what makes lines wind. */
const EVEN = 3;
const UNEVEN = 10;
const BARRED = 0xffff;
const FAR = 0x7fffffff;
const NOWHERE = -1;

const cost = new Uint16Array(TACTICAL_SQUARES);
const distance = new Int32Array(TACTICAL_SQUARES);
const cameFrom = new Int16Array(TACTICAL_SQUARES);
const settled = new Uint8Array(TACTICAL_SQUARES);
const reserved = new Uint8Array(TACTICAL_SQUARES);

/**
 * The squares of a line through a square, 1 each: one square wide, without diagonal gaps, linking all its terminals. With
 * one terminal it ends inside, at a spring or foothill; with none it is a short piece by itself. Lines bend round cities.
 */
export function traceChannel(
  landscape: Landscape,
  kind: LineKind,
  square: number,
  terminals: readonly Terminal[],
): Uint8Array {
  const line = new Uint8Array(TACTICAL_SQUARES);
  setCosts(landscape, kind, square);
  const tips = [
    ...terminals.map((terminal) => terminal.at(-1)!),
    ...ends(landscape, square, terminals.length),
  ];
  line[tips[0]!] = 1;
  for (let i = 1; i < tips.length; i++) {
    reserveRoundTips(tips, i + 1);
    if (!join(tips[i]!, line, isNeat)) join(tips[i]!, line, isFree);
  }
  for (const terminal of terminals) for (const tactical of terminal) line[tactical] = 1;
  return line;
}

function setCosts(landscape: Landscape, kind: LineKind, square: number): void {
  const { seed } = landscape;
  const purpose = kind === LineKind.River ? Purpose.RiverGround : Purpose.RangeGround;
  for (let tactical = 0; tactical < TACTICAL_SQUARES; tactical++)
    cost[tactical] = isInside(tactical)
      ? EVEN + (hashNumbers(seed, square, tactical, purpose) % UNEVEN)
      : BARRED;
  for (const city of landscape.citiesIn(square)) cost[city] = BARRED;
}

function isInside(tactical: number): boolean {
  const column = tacticalColumn(tactical);
  const row = tacticalRow(tactical);
  const last = TACTICAL_SIZE - 1 - MARGIN;
  return column >= MARGIN && row >= MARGIN && column <= last && row <= last;
}

/** Ends inside the square of a line with fewer than two terminals, clear of cities. */
function ends(landscape: Landscape, square: number, terminals: number): number[] {
  if (terminals >= 2) return [];
  if (terminals === 1) return [clearSquare(landscape, square, 5, 9)];
  return [clearSquare(landscape, square, 3, 4), clearSquare(landscape, square, 10, 11)];
}

/** A square by chance between two columns and between rows 5 and 9. */
function clearSquare(landscape: Landscape, square: number, firstColumn: number, lastColumn: number): number {
  const cities = landscape.citiesIn(square);
  const columns = lastColumn - firstColumn + 1;
  const rows = 5;
  const hash = hashNumbers(landscape.seed, square, firstColumn, Purpose.Spring);
  for (let i = 0; ; i++) {
    const n = (hash + i) % (columns * rows);
    const tactical = tacticalAt(firstColumn + (n % columns), 5 + Math.floor(n / columns));
    if (i >= columns * rows || !cities.includes(tactical)) return tactical;
  }
}

/** Keeps the squares round tips that still wait, so that no other branch touches them. */
function reserveRoundTips(tips: readonly number[], first: number): void {
  reserved.fill(0);
  for (let i = first; i < tips.length; i++) {
    reserved[tips[i]!] = 1;
    for (let direction = 0; direction < 8; direction++) reserved[tacticalStep(tips[i]!, direction)] = 1;
  }
}

/**
 * Adds to the line the cheapest way from a tip to it. A cheapest way has no detour between squares next to each other, so
 * that it is one square wide. False when there is no way.
 */
function join(tip: number, line: Uint8Array, mayEnter: MayRun): boolean {
  distance.fill(FAR);
  settled.fill(0);
  distance[tip] = 0;
  cameFrom[tip] = NOWHERE;
  for (;;) {
    const at = nearestOpen();
    if (at === NOWHERE) return false;
    settled[at] = 1;
    if (touching(line, at) > 0) {
      for (let square = at; square !== NOWHERE; square = cameFrom[square]!) line[square] = 1;
      return true;
    }
    for (const step of ORTHOGONAL) {
      const next = at + step;
      if (!mayEnter(next, line)) continue;
      const far = distance[at]! + cost[next]!;
      if (far >= distance[next]!) continue;
      distance[next] = far;
      cameFrom[next] = at;
    }
  }
}

function nearestOpen(): number {
  let best = NOWHERE;
  let least = FAR;
  for (let tactical = 0; tactical < TACTICAL_SQUARES; tactical++)
    if (!settled[tactical] && distance[tactical]! < least) {
      best = tactical;
      least = distance[tactical]!;
    }
  return best;
}

/** May a line run over a square? */
type MayRun = (tactical: number, line: Uint8Array) => boolean;

/** Any square but cities and the edge: for want of a neat way. */
function isFree(tactical: number): boolean {
  return cost[tactical] !== BARRED;
}

/** Squares that touch the line not only by a corner, and no tip that still waits. */
function isNeat(tactical: number, line: Uint8Array): boolean {
  if (cost[tactical] === BARRED || reserved[tactical]) return false;
  for (let i = 0; i < ORTHOGONAL.length; i++) {
    const one = tactical + ORTHOGONAL[i]!;
    const other = tactical + ORTHOGONAL[(i + 1) & 3]!;
    if (line[one + other - tactical] && !line[one] && !line[other]) return false;
  }
  return true;
}

/** Number of squares of the line next to a square. */
function touching(line: Uint8Array, tactical: number): number {
  let count = 0;
  for (const step of ORTHOGONAL) count += line[tactical + step]!;
  return count;
}
