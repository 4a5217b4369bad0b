import { landPhases } from '@vedette/land-rules';
import { navalIntelligence, navalPhases } from '@vedette/naval-rules';
import { mergeDeciders, type PhaseDeciders } from '@vedette/rulebooks';
import { supplyPhases } from '@vedette/supply-rules';

/** Every phase that any rules library decides: on the bench one process referees all of them. */
export const ALL_DECIDERS: PhaseDeciders = mergeDeciders(
  navalIntelligence,
  landPhases,
  navalPhases,
  supplyPhases,
);
