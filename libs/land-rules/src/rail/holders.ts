import { type CampaignState, GroundChangedHands, type StateId } from '@vedette/campaign';
import { groundAudience } from '@vedette/observation';
import type { PhaseContext, PhaseDecider } from '@vedette/rulebooks';
import { hasEnemies, isCombatUnit } from '../presence/strangers.js';
import { holderAmong } from '../presence/holder-among.js';
import { riverHolder } from '../presence/river-holder.js';

/** A phase in which units move: when they have, who holds railway and river squares is looked at again (ROTD 8.2, R-44). */
export function andHolders(decide: PhaseDecider): PhaseDecider {
  return (context) => {
    decide(context);
    lookAtHolders(context);
  };
}

/** Squares in which somebody stands may change hands; all others stay with the last to occupy them. */
export function lookAtHolders(context: PhaseContext): void {
  const { state } = context;
  if (!context.book.map.keepsHolders) return;
  for (const square of state.occupiedSquares()) {
    const track = state.track.get(square);
    if (track) hand(context, square, 'railway', track.controlledBy, railwayHolder(state, square));
    const river = state.rivers.get(square);
    if (river !== undefined) hand(context, square, 'river', river, riverHolder(state, square));
  }
}

function hand(
  context: PhaseContext,
  square: number,
  ground: 'railway' | 'river',
  from: StateId | null,
  to: StateId | null,
): void {
  if (from === to) return;
  const { state, book } = context;
  context.emit(GroundChangedHands, {
    rule: context.landRule('rail-control'),
    square,
    data: { square: state.theatre.grid.nameOf(square), ground, from, to },
    audience: groundAudience(state, book, square, [from, to]),
  });
}

/**
 * The state that holds a railway square: while no enemies of one another stand in it, its troops hold it; when they do,
 * those alone that stand on the track, and nobody if both or neither do.
 */
export function railwayHolder(state: CampaignState, square: number): StateId | null {
  const holder = state.track.get(square)?.controlledBy ?? null;
  const troops = state.unitsIn(square).filter(isCombatUnit);
  if (!hasEnemies(state, troops)) return holderAmong(troops, holder);
  const { rail } = state.theatre.tacticalMap(square);
  const onTrack = troops.filter(({ tactical }) => rail[tactical] === 1);
  if (onTrack.length === 0 || hasEnemies(state, onTrack)) return null;
  return holderAmong(onTrack, holder);
}
