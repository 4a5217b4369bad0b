import { toGrid, type Frame } from '../frame.js';

/** A point of an authored line or outline: latitude and longitude in degrees, with its name where it has one. */
export interface Waypoint {
  readonly name: string | null;
  readonly lat: number;
  readonly lon: number;
}

/**
 * The squares a line of straight legs runs through, each sharing an edge with the next, without detours: where the
 * line clips a corner and comes back beside itself the loop is cut, so that a river never forms a block of four; a loop
 * to a named place stays. Squares outside the map are left out.
 */
export function walk(frame: Frame, line: readonly Waypoint[]): number[] {
  const cells: [number, number][] = [];
  for (let i = 0; i + 1 < line.length; i += 1) {
    const from = line[i] as Waypoint;
    const to = line[i + 1] as Waypoint;
    leg(toGrid(frame, from.lat, from.lon), toGrid(frame, to.lat, to.lon), cells);
  }
  const named = new Set(
    line
      .filter(({ name }) => name !== null)
      .map(({ lat, lon }) => toGrid(frame, lat, lon).map(Math.floor).join()),
  );
  return straighten(cells, named)
    .filter(([column, row]) => column >= 0 && row >= 0 && column < frame.columns && row < frame.rows)
    .map(([column, row]) => row * frame.columns + column);
}

function leg(from: [number, number], to: [number, number], cells: [number, number][]): void {
  let [column, row] = from.map(Math.floor) as [number, number];
  const [endColumn, endRow] = to.map(Math.floor) as [number, number];
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const stepColumn = dx > 0 ? 1 : -1;
  const stepRow = dy > 0 ? 1 : -1;
  let nextX = dx === 0 ? Infinity : ((dx > 0 ? column + 1 : column) - from[0]) / dx;
  let nextY = dy === 0 ? Infinity : ((dy > 0 ? row + 1 : row) - from[1]) / dy;
  push(cells, column, row);
  while (column !== endColumn || row !== endRow) {
    if (column !== endColumn && (nextX <= nextY || row === endRow)) {
      column += stepColumn;
      nextX += Math.abs(1 / dx);
    } else {
      row += stepRow;
      nextY += Math.abs(1 / dy);
    }
    push(cells, column, row);
  }
}

function push(cells: [number, number][], column: number, row: number): void {
  const last = cells[cells.length - 1];
  if (!last || last[0] !== column || last[1] !== row) cells.push([column, row]);
}

/** Furthest that a loop may run ahead and still count as a detour of the pen rather than a bend of the river. */
const DETOUR = 6;

function straighten(cells: readonly [number, number][], named: ReadonlySet<string>): [number, number][] {
  const kept: [number, number][] = [];
  for (let i = 0; i < cells.length;) {
    const here = cells[i] as [number, number];
    kept.push(here);
    let next = i + 1;
    for (let ahead = Math.min(cells.length - 1, i + DETOUR); ahead > i + 1; ahead -= 1) {
      const there = cells[ahead] as [number, number];
      if (cells.slice(i + 1, ahead).some((cell) => named.has(cell.join()))) continue;
      if (Math.abs(there[0] - here[0]) + Math.abs(there[1] - here[1]) <= 1) {
        next = there[0] === here[0] && there[1] === here[1] ? ahead + 1 : ahead;
        break;
      }
    }
    i = next;
  }
  return kept;
}
