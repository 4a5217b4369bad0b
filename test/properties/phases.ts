import {
  copyState,
  readPosition,
  type CampaignState,
  type GameEvent,
  type PhaseName,
} from '@vedette/campaign';
import { ALL_DECIDERS, decidePhase, judgeTurn, TurnBranches } from '@vedette/referee';
import { sequenceOf, pieceTypes } from '@vedette/rulebooks';
import { theatreSource } from '@vedette/theatres';
import type { HiddenWar } from '../leaks/hidden-war.js';

/** One phase of a turn with the positions before and after it. */
export interface PlayedPhase {
  readonly name: PhaseName;
  readonly before: CampaignState;
  readonly after: CampaignState;
  readonly events: readonly GameEvent[];
}

/** Plays a turn of a war and keeps what stood before and after every phase. */
export function phasesOf({ position, orders, secret }: HiddenWar): PlayedPhase[] {
  const start = readPosition(position, theatreSource, pieceTypes);
  const sequence = sequenceOf(start);
  const judged = judgeTurn(start, orders);
  const branches = new TurnBranches(start, sequence);
  return sequence.map(({ name }) => {
    const state = branches.stateFor(name);
    const before = copyState(state);
    const events = decidePhase({ state, phase: name, judged, secret, deciders: ALL_DECIDERS });
    branches.decided(name, state, events);
    return { name, before, after: copyState(state), events };
  });
}
