import type { PhaseDeciders } from '@vedette/rulebooks';
import { deploymentPhase } from './deployment/deployment-phase.js';
import { intelligencePhase } from './intelligence/intelligence-phase.js';
import { strategicPhase } from './strategic/strategic-phase.js';
import { strategicWithdrawal } from './strategic/withdrawal.js';
import { tacticalPhase } from './tactical/tactical-phase.js';

/** The land phases of a turn and who decides each (GITM AMWOL 5.2). */
export const landPhases: PhaseDeciders = {
  'strategic-withdrawal': strategicWithdrawal,
  'tactical-1': tacticalPhase,
  'tactical-2': tacticalPhase,
  'strategic-1': strategicPhase,
  'tactical-3': tacticalPhase,
  'tactical-4': tacticalPhase,
  'strategic-2': strategicPhase,
  'strategic-3': strategicPhase,
  'strategic-4': strategicPhase,
  'strategic-5': strategicPhase,
  'strategic-6': strategicPhase,
  'tactical-5': tacticalPhase,
  deployment: deploymentPhase,
  intelligence: intelligencePhase,
};
