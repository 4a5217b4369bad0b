import { type BattleStep, STEPS } from '@vedette/battle';
import { PHASE_NAMES, type PhaseName } from '@vedette/campaign';

/** A phase of a turn of any game this house plays: of a campaign, or a step of a battle. */
export type PhaseOfTurn = PhaseName | BattleStep;

/** Phases of every game, each once: those of a campaign, then the steps of a battle. */
export const PHASES_OF_TURNS: readonly PhaseOfTurn[] = [...new Set<PhaseOfTurn>([...PHASE_NAMES, ...STEPS])];
