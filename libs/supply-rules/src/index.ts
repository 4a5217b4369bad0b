import type { PhaseDeciders } from '@vedette/rulebooks';

/** The phases this library decides, by name. */
export const supplyPhases: PhaseDeciders = {};
