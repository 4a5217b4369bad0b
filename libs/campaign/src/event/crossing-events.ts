import { FERRY_EVENTS } from './crossing/ferry-events.js';
import { PONTOON_EVENTS } from './crossing/pontoon-events.js';

export * from './crossing/ferry-events.js';
export * from './crossing/pontoon-events.js';

/** Types of event of pontoon bridges and ferries (ROTD 12.4 to 12.7). */
export const CROSSING_EVENTS = [...PONTOON_EVENTS, ...FERRY_EVENTS] as const;
