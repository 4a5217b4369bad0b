import { axialLength, axialOf, type Hex } from './hex.js';
import type { HexGrid } from './hex-grid.js';
import { hexAtStep, offsetAt } from './straight-hexes.js';

/** What of a hex matters to whoever looks across it. */
export interface SightGround {
  readonly level: number;
  /** Hides what is behind it up to two levels higher: woods, town. */
  readonly blocks: boolean;
  /** Blocks only where three such hexes lie in a row: orchards. */
  readonly thin: boolean;
}

const COVER_HEIGHT = 2;
const THIN_ROW = 3;

/**
 * Lines of sight of one map (P-05.1 to 05.3). Heights and cover lie in flat arrays by axial place, so that
 * a step of a line is an addition; a line is left at the first hex that blocks it.
 */
export class LineOfSight {
  private readonly width: number;
  private readonly shift: number;
  private readonly level: Int16Array;
  private readonly height: Int16Array;
  private readonly thin: Uint8Array;

  constructor(
    private readonly grid: HexGrid,
    private readonly groundOf: (hex: Hex) => SightGround,
  ) {
    this.shift = grid.columns >> 1;
    this.width = grid.rows + this.shift;
    const size = grid.columns * this.width;
    this.level = new Int16Array(size);
    this.height = new Int16Array(size);
    this.thin = new Uint8Array(size);
    for (const hex of grid.hexes()) {
      const { level, blocks, thin } = groundOf(hex);
      const place = this.placeOf(hex);
      this.level[place] = level;
      this.height[place] = blocks ? level + COVER_HEIGHT : level;
      this.thin[place] = thin ? 1 : 0;
    }
  }

  /** The same ground with obstacles raised in some hexes: smoke that hangs there (P-05.3). Ends keep their height. */
  raised(levelsOf: ReadonlyMap<Hex, number>): LineOfSight {
    if (levelsOf.size === 0) return this;
    const raised = new LineOfSight(this.grid, this.groundOf);
    for (const [hex, levels] of levelsOf) raised.height[this.placeOf(hex)]! += levels;
    return raised;
  }

  /** True if nothing between two hexes of the map hides one from the other; `raise` lifts the observer: a tower or cupola. */
  isClear(observer: Hex, target: Hex, raise = 0): boolean {
    return this.firstBlocking(this.placeOf(observer), this.placeOf(target), raise) === 0;
  }

  /** The first hex, from the observer, that hides the target from him; null if he sees it. */
  blockedAt(observer: Hex, target: Hex, raise = 0): Hex | null {
    const step = this.firstBlocking(this.placeOf(observer), this.placeOf(target), raise);
    return step === 0 ? null : hexAtStep(observer, target, step);
  }

  /** Which targets each observer sees: a row an observer, a byte a target, 1 for seen. `farthest` is where sight ends, in hexes. */
  seenBy(
    observers: readonly Hex[],
    targets: readonly Hex[],
    farthest = Number.POSITIVE_INFINITY,
  ): Uint8Array {
    const seen = new Uint8Array(observers.length * targets.length);
    const places = Int32Array.from(targets, (target) => this.placeOf(target));
    for (let row = 0; row < observers.length; row += 1) {
      const from = this.placeOf(observers[row]!);
      for (let column = 0; column < places.length; column += 1) {
        const to = places[column]!;
        if (this.lengthBetween(from, to) <= farthest && this.firstBlocking(from, to, 0) === 0)
          seen[row * places.length + column] = 1;
      }
    }
    return seen;
  }

  /** Step of the line at which it is blocked, counted from 1 beside the observer; 0 if it is open to its end. */
  private firstBlocking(from: number, to: number, raise: number): number {
    const dq = this.columnsBetween(from, to);
    const da = to - from - dq * this.width;
    const steps = axialLength(dq, da);
    const low = this.level[from]! + raise;
    const climb = this.level[to]! - low;
    let row = 0;
    for (let step = 1; step < steps; step += 1) {
      const place = from + offsetAt(dq, da, step, steps, this.width);
      // Whole numbers: the line's height times its steps.
      if (this.height[place]! * steps > low * steps + climb * step) return step;
      row = this.thin[place] === 1 ? row + 1 : 0;
      if (row === THIN_ROW) return step;
    }
    return 0;
  }

  private columnsBetween(from: number, to: number): number {
    return ((to / this.width) | 0) - ((from / this.width) | 0);
  }

  private lengthBetween(from: number, to: number): number {
    const dq = this.columnsBetween(from, to);
    return axialLength(dq, to - from - dq * this.width);
  }

  private placeOf(hex: Hex): number {
    const { q, a } = axialOf(hex);
    return q * this.width + a + this.shift;
  }
}
