import { DEPOT_EVENTS } from './supply/depot-events.js';
import { FEEDING_EVENTS } from './supply/feeding-events.js';
import { RECOVERY_EVENTS } from './supply/recovery-events.js';
import { SEASON_EVENTS } from './supply/season-events.js';
import { SIEGE_EVENTS } from './supply/siege-events.js';
import { TRANSFER_EVENTS } from './supply/transfer-events.js';

export * from './supply/depot-events.js';
export * from './supply/feeding-events.js';
export * from './supply/recovery-events.js';
export * from './supply/season-events.js';
export * from './supply/siege-events.js';
export * from './supply/transfer-events.js';

/** Types of event of supply, sieges and recovery (GITM AMWOL 10). */
export const SUPPLY_EVENTS = [
  ...FEEDING_EVENTS,
  ...TRANSFER_EVENTS,
  ...DEPOT_EVENTS,
  ...SIEGE_EVENTS,
  ...RECOVERY_EVENTS,
  ...SEASON_EVENTS,
] as const;
