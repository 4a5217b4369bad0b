import type { PhaseDeciders } from '@vedette/rulebooks';
import { deploymentPhase } from './deployment/deployment-phase.js';
import { andWhatIsLost } from './what-is-lost.js';
import { intelligencePhase } from './intelligence/intelligence-phase.js';
import { withPontoonWork } from './pontoons/pontoon-work.js';
import { andHolders } from './rail/holders.js';
import { railPhase } from './rail/rail-phase.js';
import { workOnTrack } from './rail/track-works.js';
import { strategicPhase } from './strategic/strategic-phase.js';
import { strategicWithdrawal } from './strategic/withdrawal.js';
import { tacticalPhase } from './tactical/tactical-phase.js';

const withdraw = andHolders(andWhatIsLost(strategicWithdrawal));
const move = andHolders(withPontoonWork(andWhatIsLost(tacticalPhase)));
const march = andHolders(andWhatIsLost(strategicPhase));

/** The land phases of a turn and who decides each (GITM AMWOL 5.2, ROTD 5.2). */
export const landPhases: PhaseDeciders = {
  'strategic-withdrawal': withdraw,
  'tactical-1': move,
  'tactical-2': move,
  'strategic-1': march,
  'tactical-3': move,
  'tactical-4': move,
  'strategic-2': march,
  'strategic-3': march,
  'strategic-4': march,
  'strategic-5': march,
  'strategic-6': march,
  'tactical-5': move,
  rail: andHolders(railPhase),
  recovery: workOnTrack,
  deployment: andHolders(deploymentPhase),
  intelligence: intelligencePhase,
};
