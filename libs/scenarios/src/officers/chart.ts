import type { PositionReport, SquareReport, StackReport, UnitType } from '@vedette/campaign';
import { DIRECTION_STEPS, StrategicTerrain, type StrategicGrid } from '@vedette/geography';
import { type LandRulebook, unitTypeOf } from '@vedette/rulebooks';

const CLOSED_NAMES: Readonly<Record<string, StrategicTerrain>> = {
  water: StrategicTerrain.Water,
  'high mountain': StrategicTerrain.HighMountain,
  desert: StrategicTerrain.Desert,
  swamp: StrategicTerrain.Swamp,
};

const STEPS = [0, 2, 4, 6, 1, 3, 5, 7].map((direction) => DIRECTION_STEPS[direction]!);

/** The strategic map as one position report shows it, and nothing besides: what an officer has before him. */
export class Chart {
  private readonly squares = new Map<number, SquareReport>();

  constructor(
    readonly report: PositionReport,
    readonly grid: StrategicGrid,
    readonly book: LandRulebook,
  ) {
    for (const square of report.squares) this.squares.set(grid.indexOf(square.square), square);
  }

  at(square: number): SquareReport | undefined {
    return this.squares.get(square);
  }

  /** Squares on the map, west to east and north to south. */
  known(): readonly number[] {
    return [...this.squares.keys()];
  }

  /** What a unit of his is. */
  kindOf(unit: { readonly type: string }): UnitType {
    return unitTypeOf(this.book, unit.type);
  }

  /** Units of the enemy in a square, as near as the report tells. */
  enemiesIn(square: number): number {
    return this.sum(square, (stack) => (stack.standing === 'hostile' ? this.sizeOf(stack) : 0));
  }

  /** Units of friends in a square. */
  friendsIn(square: number): number {
    return this.sum(square, (stack) =>
      stack.standing === 'same' || stack.standing === 'allied' ? (stack.count ?? 0) : 0,
    );
  }

  /** Whether one can march into a square and may: ground, closed nations. */
  isOpen(square: number): boolean {
    const known = this.squares.get(square);
    if (!known || this.book.movement.closedNations.value.includes(known.nation)) return false;
    const terrain = CLOSED_NAMES[known.terrain];
    return terrain === undefined || !this.book.movement.impassable.value.includes(terrain);
  }

  /** Neighbours on the grid: straight steps before diagonal ones, which enemies beside them can interrupt (7.15). */
  neighbours(square: number): number[] {
    const { columns, rows } = this.grid;
    return STEPS.flatMap(([east, south]) => {
      const column = (square % columns) + east;
      const row = Math.floor(square / columns) + south;
      return column < 0 || row < 0 || column >= columns || row >= rows ? [] : [row * columns + column];
    });
  }

  /** Distance of two squares, a diagonal step counting one. */
  distance(a: number, b: number): number {
    const { columns } = this.grid;
    return Math.max(
      Math.abs((a % columns) - (b % columns)),
      Math.abs(Math.floor(a / columns) - Math.floor(b / columns)),
    );
  }

  /**
   * The shortest way from a square to a goal over open squares of the map, start left out; when the goal is off the map, to
   * the square of it that is nearest to the goal. Empty when there is no way or one is there. `barred` are next squares that
   * cannot be gone to from the start.
   */
  way(
    from: number,
    goal: number,
    avoid: (square: number) => boolean,
    barred: ReadonlySet<number> = new Set(),
  ): number[] {
    const before = new Map<number, number>([[from, -1]]);
    const queue = [from];
    let nearest = from;
    for (let i = 0; i < queue.length; i++) {
      const square = queue[i]!;
      if (this.distance(square, goal) < this.distance(nearest, goal)) nearest = square;
      for (const next of this.neighbours(square)) {
        if (before.has(next) || !this.isOpen(next) || (next !== goal && avoid(next))) continue;
        if (square === from && barred.has(next)) continue;
        before.set(next, square);
        queue.push(next);
      }
    }
    const way: number[] = [];
    for (let square = nearest; square !== from; square = before.get(square)!) way.unshift(square);
    return way;
  }

  private sum(square: number, count: (stack: StackReport) => number): number {
    return (this.squares.get(square)?.stacks ?? [])
      .filter(({ condition }) => condition === 'active')
      .reduce((sum, stack) => sum + count(stack), 0);
  }

  /** Units a reported word stands for, the middle of what it can be (4.1). */
  private sizeOf({ size }: StackReport): number {
    const { sizeWords, manyWord } = this.book.detection;
    const many = /^(\d+) /.exec(size ?? '');
    if (many) return Number(many[1]) * manyWord.value.units;
    const at = sizeWords.value.findIndex(({ word }) => word === size);
    if (at < 0) return 1;
    const least = (sizeWords.value[at - 1]?.upTo ?? 0) + 1;
    return (least + sizeWords.value[at]!.upTo) / 2;
  }
}
