import type { PhaseDeciders } from '@vedette/rulebooks';
import { nothingDecided } from './nothing-decided.js';

/** The naval phases of a turn and who decides each (PATE 3.2). */
export const navalPhases: PhaseDeciders = {
  'naval-repair': nothingDecided,
  'initial-amphibious': nothingDecided,
  'naval-combat': nothingDecided,
  'naval-movement-1': nothingDecided,
  weather: nothingDecided,
  'naval-movement-2': nothingDecided,
  'final-amphibious': nothingDecided,
};
