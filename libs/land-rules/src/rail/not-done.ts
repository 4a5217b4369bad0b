import type { CampaignState, StateId } from '@vedette/campaign';
import { groundAudience } from '@vedette/observation';
import type { Audience } from '@vedette/record';
import type { LandRule, PhaseContext } from '@vedette/rulebooks';

/** Why work on track was not done, in words, and by which rule. */
export interface NotDone {
  readonly reason: string;
  readonly rule: LandRule;
}

/** Who learns of work on track: friends of whoever did it all of it, everybody else who sees the square that its map changed (4.1). */
export function workAudience(
  { state, book }: PhaseContext,
  square: number,
  doer: StateId,
  owner: StateId | null,
): Audience {
  const seen = groundAudience(state, book, square, [doer, owner]);
  return Object.fromEntries(
    Object.keys(seen).map((player) => [player, isFriend(state, doer, player) ? 'full' : 'partial'] as const),
  );
}

function isFriend(state: CampaignState, doer: StateId, player: string): boolean {
  const own = state.players.find(({ id }) => id === player)?.state;
  return own !== undefined && state.areFriends(doer, own);
}
