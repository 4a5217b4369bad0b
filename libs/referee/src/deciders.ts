import { landPhases } from '@vedette/land-rules';
import { navalPhases } from '@vedette/naval-rules';
import type { PhaseDeciders, PhaseOwner } from '@vedette/rulebooks';
import { supplyPhases } from '@vedette/supply-rules';

/**
 * What each owner's rules decide, phase by phase. An owner may have something to decide in a phase that is another's: which
 * of them goes first there, the graph of the turn says.
 */
export type Deciders = Readonly<Record<PhaseOwner, PhaseDeciders>>;

/** Every phase that any rules library decides. */
export const ALL_DECIDERS: Deciders = {
  land: landPhases,
  naval: navalPhases,
  logistics: supplyPhases,
  // No phase of a campaign is a battle's: `libs/battle-rules` plays the steps of one.
  battle: {},
};
