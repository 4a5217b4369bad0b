import { groundFor, type CampaignState, type StateId } from '@vedette/campaign';
import { DIRECTION_STEPS, type Direction, isDiagonal, strategicStep } from '@vedette/geography';
import type { LandRulebook } from '@vedette/rulebooks';
import { isHomeNeutral } from './barriers.js';
import { LineBanks } from './line-banks.js';

const OPEN = 1;
const CLOSED = 2;

/** What stands in a square, as bits; `LOOKED` once somebody looked. */
const LOOKED = 1;
const ENEMY = 2;
const RIDERS = 4;
const COVER = 8;
const BARRIER = 16;

/**
 * What a line of contact of one state finds on the strategic map (GITM AMWOL 10.2): where enemies stand, and which squares
 * a line may not enter. A square is looked at when a line first comes to it and is remembered as it was then: make a new
 * one when units have moved, or {@link survey} it beforehand when it has to outlive their moves.
 */
export class ContactGround {
  private readonly lines: Uint8Array;
  private readonly units: Uint8Array;
  /** The banks on which lines run; null where they cross rivers and ranges anywhere. */
  readonly banks: LineBanks | null;

  constructor(
    readonly state: CampaignState,
    readonly book: LandRulebook,
    readonly of: StateId,
    /** Whether enemy riders disturb lines; not where it is they who are looked for (ROTD 4.1). */
    private readonly disturbed = true,
  ) {
    this.lines = new Uint8Array(state.theatre.terrain.length);
    this.units = new Uint8Array(state.theatre.terrain.length);
    this.banks =
      book.supply.linesCross.value === 'anywhere'
        ? null
        : new LineBanks(state.theatre, (square) => groundFor(state, square, of));
  }

  /** Looks at the whole map now, so that later moves change nothing any more. */
  survey(): this {
    for (let square = 0; square < this.lines.length; square++) {
      this.hasEnemy(square);
      this.isClosed(square);
    }
    return this;
  }

  /** Whether an active enemy stands in a square. */
  hasEnemy(square: number): boolean {
    return (this.look(square) & ENEMY) !== 0;
  }

  /** Whether anybody stands in a square who may bar a way off its tactical map: an enemy, or a neutral at home (7.8). */
  hasBarrier(square: number): boolean {
    return (this.look(square) & BARRIER) !== 0;
  }

  /** Whether a line may not take a diagonal step: between two enemies, or where the map closes it to all (ROTD 7.4). */
  isBarredBetween(from: number, direction: Direction): boolean {
    if (!isDiagonal(direction)) return false;
    const { grid, terrain } = this.state.theatre;
    const left = strategicStep(grid, from, (direction - 1) & 7);
    const right = strategicStep(grid, from, (direction + 1) & 7);
    if (left < 0 || right < 0) return false;
    if (this.hasEnemy(left) && this.hasEnemy(right)) return true;
    return (
      terrain[left] === terrain[right] && this.book.movement.closedBetween.value.includes(terrain[left]!)
    );
  }

  /** Whether a line may not enter a square: impassable ground, an enemy, or next to enemy cavalry that nothing covers. */
  isClosed(square: number): boolean {
    const known = this.lines[square];
    if (known) return known === CLOSED;
    const { terrain } = this.state.theatre;
    const closed =
      this.book.movement.impassable.value.includes(terrain[square]!) ||
      this.hasEnemy(square) ||
      (this.disturbed && this.disturbedFrom(square) !== null);
    this.lines[square] = closed ? CLOSED : OPEN;
    return closed;
  }

  /**
   * The square from which enemy light or medium cavalry disturbs a square, null when none does: a friendly combat unit in
   * either of the two covers it.
   */
  disturbedFrom(square: number): number | null {
    const { columns, rows } = this.state.theatre.grid;
    const here = square % columns;
    const level = Math.floor(square / columns);
    for (const [east, south] of DIRECTION_STEPS) {
      const column = here + east;
      const row = level + south;
      if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
      const next = row * columns + column;
      if ((this.look(next) & (RIDERS | COVER)) === RIDERS && !(this.look(square) & COVER)) return next;
    }
    return null;
  }

  /** What stands in a square: active enemies, among them cavalry that disturbs lines, and friends who cover it. */
  private look(square: number): number {
    const known = this.units[square]!;
    if (known) return known;
    let found = LOOKED;
    for (const unit of this.state.unitsIn(square)) {
      if (unit.status !== 'active') continue;
      if (this.state.areHostile(this.of, unit.state)) {
        found |= ENEMY | BARRIER;
        if (unit.kind.disruptsContact) found |= RIDERS;
      } else if (this.state.areFriends(this.of, unit.state)) {
        if (unit.kind.role.blocks) found |= COVER;
      } else if (isHomeNeutral(this.state, this.of, unit)) found |= BARRIER;
    }
    this.units[square] = found;
    return found;
  }
}
