import type { PhaseDeciders } from '@vedette/rulebooks';
import { combatPhase } from './combat/combat-phase.js';
import { finalAmphibious } from './amphibious/final-phase.js';
import { initialAmphibious } from './amphibious/initial-phase.js';
import { movementPhase1, movementPhase2 } from './movement/movement-phases.js';
import { fleetIntelligence } from './intelligence/intelligence-phase.js';
import { repairPhase } from './repair/repair-phase.js';
import { weatherPhase } from './weather/weather-phase.js';

export { foreseenWinds } from './weather/opening-winds.js';

/** The naval phases of a turn and who decides each (PATE 3.2); in the intelligence phase, which is land's, what fleets report. */
export const navalPhases: PhaseDeciders = {
  'naval-repair': repairPhase,
  'initial-amphibious': initialAmphibious,
  'naval-combat': combatPhase,
  'naval-movement-1': movementPhase1,
  weather: weatherPhase,
  'naval-movement-2': movementPhase2,
  'final-amphibious': finalAmphibious,
  intelligence: fleetIntelligence,
};

export * from './orders/ship-orders.js';
export * from './ship-audience.js';
export * from './ship-place.js';
