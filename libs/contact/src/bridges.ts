import type { CampaignState, StateId } from '@vedette/campaign';
import { railBridges } from '@vedette/geography';
import type { BridgesOf } from './line-banks.js';

/** Bridges over which lines of a state go: of railways (ROTD 11.2, 12.2). A ferry is none. */
export function bridgesOf({ theatre }: CampaignState, _of: StateId): BridgesOf {
  return (square) => (theatre.rails[square] === 0 ? [] : railBridges(theatre.tacticalMap(square)));
}
