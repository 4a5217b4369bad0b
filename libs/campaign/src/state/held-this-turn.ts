import type { StateId } from '../identity.js';
import type { CampaignState } from './campaign-state.js';
import type { MutableCampaignState } from './mutable-campaign-state.js';

/** Where a turn under way remembers who held a railway square before it changed hands, by the square's name. */
const MEMORY = 'railwayHolders';
type Holders = Readonly<Record<string, readonly (StateId | null)[]>>;

/** Remembers whom a railway square was taken from (ROTD 8.5: who would tear up its track must have held it all turn). */
export function rememberHolder(state: MutableCampaignState, square: string, from: StateId | null): void {
  const known = (state.inTurn[MEMORY] ?? {}) as Holders;
  state.inTurn[MEMORY] = { ...known, [square]: [...(known[square] ?? []), from] };
}

/** Everybody who has held a railway square this turn, in order: who held it when the turn began first, who holds it now last. */
export function holdersThisTurn(state: CampaignState, square: number): readonly (StateId | null)[] {
  const known = (state.inTurn[MEMORY] ?? {}) as Holders;
  const now = state.track.get(square)?.controlledBy ?? null;
  return [...(known[state.theatre.grid.nameOf(square)] ?? []), now];
}
