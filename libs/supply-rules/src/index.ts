import type { PhaseDeciders } from '@vedette/rulebooks';
import { recoveryPhase } from './recovery/recovery-phase.js';
import { surrenderPhase } from './siege/surrender-phase.js';
import { supplyPhase } from './supply/supply-phase.js';

/** The phases the logistics service decides (GITM AMWOL 10; end of the turn). */
export const supplyPhases: PhaseDeciders = {
  supply: supplyPhase,
  'siege-surrender': surrenderPhase,
  recovery: recoveryPhase,
};
