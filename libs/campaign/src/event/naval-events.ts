import { REPAIR_EVENTS } from './naval/repair-events.js';
import { WEATHER_EVENTS } from './naval/weather-events.js';

export * from './naval/repair-events.js';
export * from './naval/weather-events.js';
export * from '../state/ship-turn.js';

/** Types of event of the naval war (PATE). */
export const NAVAL_EVENTS = [...WEATHER_EVENTS, ...REPAIR_EVENTS] as const;
