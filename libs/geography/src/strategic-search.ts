import type { StrategicGrid } from './strategic-grid.js';
import { neighbourTable } from './strategic-step.js';

const DIRECTIONS = 8;
const NOWHERE = -1;

/** May a step be made from one square into its neighbour in a direction? Asked once a step. */
export type MayEnter = (to: number, from: number, direction: number) => boolean;

/**
 * Breadth-first search over strategic squares with memory that is used again and again: make one a grid and keep it. A
 * search stays readable until the next one begins. Of equally short ways the one found turns first clockwise from north
 * at the earliest step, so that results do not depend on the order of anything else.
 */
export class StrategicSearch {
  private readonly neighbours: Int32Array;
  private readonly queue: Int32Array;
  private readonly steps: Int32Array;
  private readonly cameFrom: Int32Array;
  /** Number of the search in which a square was last reached; spares clearing between searches. */
  private readonly reachedIn: Int32Array;
  private searches = 0;
  private found = 0;

  constructor(grid: StrategicGrid) {
    const squares = grid.columns * grid.rows;
    this.neighbours = neighbourTable(grid);
    this.queue = new Int32Array(squares);
    this.steps = new Int32Array(squares);
    this.cameFrom = new Int32Array(squares);
    this.reachedIn = new Int32Array(squares);
  }

  /**
   * Searches outward from squares as far as `limit` steps, entering what `mayEnter` allows; path lengths count squares
   * entered (house reading H5). Stops as soon as `goal` is reached when one is given. Returns the number of squares
   * reached, sources included.
   */
  run(sources: Iterable<number>, mayEnter: MayEnter, limit = Infinity, goal = NOWHERE): number {
    const { neighbours, queue, steps, cameFrom, reachedIn } = this;
    const search = ++this.searches;
    let tail = 0;
    for (const source of sources) {
      if (reachedIn[source] === search) continue;
      reachedIn[source] = search;
      steps[source] = 0;
      cameFrom[source] = NOWHERE;
      queue[tail++] = source;
    }
    for (let head = 0; head < tail; head++) {
      const from = queue[head]!;
      if (from === goal || steps[from]! >= limit) break;
      for (let direction = 0; direction < DIRECTIONS; direction++) {
        const to = neighbours[from * DIRECTIONS + direction]!;
        if (to < 0 || reachedIn[to] === search || !mayEnter(to, from, direction)) continue;
        reachedIn[to] = search;
        steps[to] = steps[from]! + 1;
        cameFrom[to] = from;
        queue[tail++] = to;
      }
    }
    this.found = tail;
    return tail;
  }

  /** Steps to a square in the last search, or -1 when it was not reached. */
  stepsTo(square: number): number {
    return this.reachedIn[square] === this.searches && this.searches > 0 ? this.steps[square]! : NOWHERE;
  }

  /** Squares of the shortest way found to a square, source and square included; empty when it was not reached. */
  pathTo(square: number): number[] {
    const path: number[] = [];
    if (this.stepsTo(square) < 0) return path;
    for (let at = square; at !== NOWHERE; at = this.cameFrom[at]!) path.push(at);
    return path.reverse();
  }

  /** Squares reached by the last search, nearest first. A view: it changes with the next search. */
  reached(): Int32Array {
    return this.queue.subarray(0, this.found);
  }
}
