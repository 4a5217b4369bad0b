import type { PhaseDeciders } from '@vedette/rulebooks';
import { nothingDecided } from './nothing-decided.js';
import { repairPhase } from './repair/repair-phase.js';
import { weatherPhase } from './weather/weather-phase.js';

/** The naval phases of a turn and who decides each (PATE 3.2). */
export const navalPhases: PhaseDeciders = {
  'naval-repair': repairPhase,
  'initial-amphibious': nothingDecided,
  'naval-combat': nothingDecided,
  'naval-movement-1': nothingDecided,
  weather: weatherPhase,
  'naval-movement-2': nothingDecided,
  'final-amphibious': nothingDecided,
};
