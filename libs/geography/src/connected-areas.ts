import type { StrategicGrid } from './strategic-grid.js';
import { neighbourTable } from './strategic-step.js';

/** Squares of a theatre that hang together. */
export interface ConnectedAreas {
  /** Number of areas; they are numbered from 1. */
  readonly count: number;
  /** Area by square; 0 for squares that belong to none. */
  readonly area: Uint16Array;
  /** Squares of each area; entry 0 counts those that belong to none. */
  readonly sizes: readonly number[];
}

/** In which directions squares hang together: 8 for the king's moves of marching troops, 4 for sides only. */
export type Adjacency = 4 | 8;

/**
 * The connected areas of the squares with a 1 in `member`, numbered in index order of their first squares.
 */
export function connectedAreas(
  grid: StrategicGrid,
  member: Uint8Array,
  adjacency: Adjacency = 8,
): ConnectedAreas {
  const neighbours = neighbourTable(grid);
  const squares = grid.columns * grid.rows;
  const area = new Uint16Array(squares);
  const stack = new Int32Array(squares);
  const stride = adjacency === 8 ? 1 : 2;
  const sizes = [0];
  for (let start = 0; start < squares; start++) {
    if (member[start] !== 1 || area[start] !== 0) continue;
    const number = sizes.length;
    let size = 0;
    let top = 0;
    area[start] = number;
    stack[top++] = start;
    while (top > 0) {
      const from = stack[--top]!;
      size++;
      for (let direction = 0; direction < 8; direction += stride) {
        const to = neighbours[from * 8 + direction]!;
        if (to < 0 || member[to] !== 1 || area[to] !== 0) continue;
        area[to] = number;
        stack[top++] = to;
      }
    }
    sizes.push(size);
  }
  sizes[0] = squares - sizes.reduce((sum, size) => sum + size, 0);
  return { count: sizes.length - 1, area, sizes };
}
