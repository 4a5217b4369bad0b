import { isHeadquarters, type CampaignState, type StateId } from '@vedette/campaign';
import { DIRECTION_STEPS } from '@vedette/geography';
import type { LandRulebook } from '@vedette/rulebooks';

/**
 * What a line of contact of one state finds on the strategic map, worked out once for all its searches (GITM AMWOL 10.2):
 * where enemies stand, and which squares a line may not enter.
 */
export class ContactGround {
  /** 1 where an active enemy stands. */
  readonly enemies: Uint8Array;
  /** 1 where a line may not enter: impassable ground, an enemy, or next to enemy cavalry that nothing covers. */
  readonly closed: Uint8Array;

  constructor(
    readonly state: CampaignState,
    readonly book: LandRulebook,
    readonly of: StateId,
  ) {
    const squares = state.theatre.terrain.length;
    this.enemies = new Uint8Array(squares);
    this.closed = new Uint8Array(squares);
    const impassable = new Set(book.movement.impassable.value);
    for (let square = 0; square < squares; square++)
      if (impassable.has(state.theatre.terrain[square]!)) this.closed[square] = 1;
    for (const square of state.occupiedSquares()) this.markEnemies(square);
    for (const square of state.occupiedSquares()) this.markCavalryReach(square);
  }

  private markEnemies(square: number): void {
    const enemy = this.state
      .unitsIn(square)
      .some((unit) => unit.status === 'active' && this.state.areHostile(this.of, unit.state));
    if (enemy) this.enemies[square] = this.closed[square] = 1;
  }

  /** Enemy light and medium cavalry disturbs the squares around it unless a friendly combat unit is there or with it. */
  private markCavalryReach(square: number): void {
    const rides = this.state
      .unitsIn(square)
      .some(
        (unit) =>
          unit.status === 'active' &&
          this.book.unitTypes.get(unit.type)?.disruptsContact &&
          this.state.areHostile(this.of, unit.state),
      );
    if (!rides || this.isCovered(square)) return;
    const { columns, rows } = this.state.theatre.grid;
    for (const [east, south] of DIRECTION_STEPS) {
      const column = (square % columns) + east;
      const row = Math.floor(square / columns) + south;
      if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
      const next = row * columns + column;
      if (!this.isCovered(next)) this.closed[next] = 1;
    }
  }

  private isCovered(square: number): boolean {
    return this.state
      .unitsIn(square)
      .some(
        (unit) =>
          unit.status === 'active' && !isHeadquarters(unit) && this.state.areFriends(this.of, unit.state),
      );
  }
}
