import type { Season } from '../document/position.schema.js';

/** A season of the calendar and the turn that ends it. */
export interface SeasonPlan {
  readonly season: Season;
  readonly lastTurn: number;
}

/** Men a state can raise, and those who come back to it after so many ends of seasons (GITM AMWOL 3.5). */
export interface Manpower {
  readonly pool: number;
  readonly returning: readonly { readonly men: number; readonly seasons: number }[];
}
