import { HOLDER_EVENTS } from './railway/holder-events.js';

export * from './railway/holder-events.js';

/** Types of event of railways, rivers and who holds them (ROTD 8, 12). */
export const RAILWAY_EVENTS = [...HOLDER_EVENTS] as const;
