import type { BattleState, Side } from '@vedette/battle';
import { toldContactsOf } from '@vedette/battle-sight';

/**
 * A battle as one side knows it, for judging what it sends: its own pieces and what it believes of the enemy. A unit of the enemy and
 * one that never was are the same to it.
 */
export function ownPart(state: BattleState, side: Side): BattleState {
  const own = <Piece extends { readonly side: Side }>(pieces: ReadonlyMap<string, Piece>) =>
    new Map([...pieces].filter(([, piece]) => piece.side === side));
  return {
    ...state,
    units: own(state.units),
    leaders: own(state.leaders),
    commands: own(state.commands),
    arrivals: state.arrivals.filter((group) => group.side === side),
    casualties: state.casualties.filter((lost) => lost.side === side),
    contacts: { US: [], CSA: [], [side]: toldContactsOf(state, side) },
    couriers: {},
  };
}
