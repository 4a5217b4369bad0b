import {
  bankGroups,
  type BankGroups,
  type Direction,
  type TacticalMap,
  type Theatre,
} from '@vedette/geography';

/** Every square of a map that nothing parts is on this one. */
const WHOLE = 1;
const WHOLE_MAP: readonly number[] = [WHOLE];
const NOTHING: readonly number[] = [];

/**
 * The banks on which lines of contact run (ROTD 11.2, reading R-75): a line goes on over the common edge of two squares bank by bank, and
 * changes banks only where a crossing joins them. Maps are looked at when a line comes to them, and only where a river or range
 * may part them.
 */
export class LineBanks {
  private readonly known = new Map<number, BankGroups | null>();

  constructor(
    private readonly theatre: Theatre,
    /** The tactical map of a square as lines may use it. */
    private readonly mapOf: (square: number) => TacticalMap,
  ) {}

  /** Groups of banks on which a line starts or ends at a tactical square. */
  at(square: number, tactical: number): readonly number[] {
    const groups = this.of(square);
    return groups === null || tactical < 0 ? WHOLE_MAP : groups.at(tactical);
  }

  /** Whether it matters to a line where in a square it ends. */
  isParted(square: number): boolean {
    return this.of(square) !== null;
  }

  /** All groups of banks of a square. */
  allOf(square: number): readonly number[] {
    return this.of(square)?.all ?? WHOLE_MAP;
  }

  /** Groups of the next square by which a line goes on from a group of this one. */
  beyond(square: number, group: number, direction: Direction, next: number): readonly number[] {
    const here = this.of(square);
    const there = this.of(next);
    if (here === null) return there === null ? WHOLE_MAP : there.enteredBy(direction);
    if (there !== null) return here.beyond(group, direction, there);
    return here.exitsOf(group, direction).length > 0 ? WHOLE_MAP : NOTHING;
  }

  /** The groups of a square, null where its map is one piece of ground. */
  private of(square: number): BankGroups | null {
    let groups = this.known.get(square);
    if (groups === undefined) {
      const found = this.theatre.mayBeParted(square) ? bankGroups(this.mapOf(square)) : null;
      groups = found !== null && found.all.length > 1 ? found : null;
      this.known.set(square, groups);
    }
    return groups;
  }
}
