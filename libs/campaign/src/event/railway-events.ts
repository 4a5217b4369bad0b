import { HOLDER_EVENTS } from './railway/holder-events.js';
import { RIDE_EVENTS } from './railway/ride-events.js';
import { TRACK_EVENTS } from './railway/track-events.js';

export * from './railway/holder-events.js';
export * from './railway/ride-events.js';
export * from './railway/track-events.js';

/** Types of event of railways, rivers and who holds them (ROTD 8, 12). */
export const RAILWAY_EVENTS = [...HOLDER_EVENTS, ...RIDE_EVENTS, ...TRACK_EVENTS] as const;
