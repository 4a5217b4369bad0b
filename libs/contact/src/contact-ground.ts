import { isHeadquarters, type CampaignState, type StateId } from '@vedette/campaign';
import { DIRECTION_STEPS } from '@vedette/geography';
import type { LandRulebook } from '@vedette/rulebooks';

const OPEN = 1;
const CLOSED = 2;

/**
 * What a line of contact of one state finds on the strategic map (GITM AMWOL 10.2): where enemies stand, and which squares
 * a line may not enter. A square is looked at when a line first comes to it and is remembered as it was then: make a new
 * one when units have moved, or {@link survey} it beforehand when it has to outlive their moves.
 */
export class ContactGround {
  private readonly lines: Uint8Array;
  private readonly enemies: Uint8Array;

  constructor(
    readonly state: CampaignState,
    readonly book: LandRulebook,
    readonly of: StateId,
  ) {
    this.lines = new Uint8Array(state.theatre.terrain.length);
    this.enemies = new Uint8Array(state.theatre.terrain.length);
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
    const known = this.enemies[square];
    if (known) return known === CLOSED;
    const found = this.state
      .unitsIn(square)
      .some((unit) => unit.status === 'active' && this.state.areHostile(this.of, unit.state));
    this.enemies[square] = found ? CLOSED : OPEN;
    return found;
  }

  /** Whether a line may not enter a square: impassable ground, an enemy, or next to enemy cavalry that nothing covers. */
  isClosed(square: number): boolean {
    const known = this.lines[square];
    if (known) return known === CLOSED;
    const { terrain } = this.state.theatre;
    const closed =
      this.book.movement.impassable.value.includes(terrain[square]!) ||
      this.hasEnemy(square) ||
      this.isDisturbed(square);
    this.lines[square] = closed ? CLOSED : OPEN;
    return closed;
  }

  /** Enemy light and medium cavalry disturbs the squares around it unless a friendly combat unit is there or with it. */
  private isDisturbed(square: number): boolean {
    const { columns, rows } = this.state.theatre.grid;
    const here = square % columns;
    const level = Math.floor(square / columns);
    let covered: boolean | null = null;
    for (const [east, south] of DIRECTION_STEPS) {
      const column = here + east;
      const row = level + south;
      if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
      const next = row * columns + column;
      if (!this.isRidden(next) || this.isCovered(next)) continue;
      covered ??= this.isCovered(square);
      if (!covered) return true;
    }
    return false;
  }

  private isRidden(square: number): boolean {
    for (const unit of this.state.unitsIn(square))
      if (
        unit.status === 'active' &&
        this.book.unitTypes.get(unit.type)?.disruptsContact &&
        this.state.areHostile(this.of, unit.state)
      )
        return true;
    return false;
  }

  private isCovered(square: number): boolean {
    for (const unit of this.state.unitsIn(square))
      if (unit.status === 'active' && !isHeadquarters(unit) && this.state.areFriends(this.of, unit.state))
        return true;
    return false;
  }
}
