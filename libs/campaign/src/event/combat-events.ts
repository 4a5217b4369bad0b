import { BATTLE_EVENTS } from './combat/battle-events.js';
import { BREAKING_EVENTS } from './combat/breaking-events.js';
import { CAPTURE_EVENTS } from './combat/capture-events.js';
import { CLOSING_EVENTS } from './combat/closing-events.js';
import { LOSS_EVENTS } from './combat/loss-events.js';

export * from './combat/battle-events.js';
export * from './combat/breaking-events.js';
export * from './combat/capture-events.js';
export * from './combat/closing-events.js';
export * from './combat/loss-events.js';

/** Types of event of combat (GITM AMWOL 9). */
export const COMBAT_EVENTS = [
  ...BATTLE_EVENTS,
  ...CLOSING_EVENTS,
  ...LOSS_EVENTS,
  ...BREAKING_EVENTS,
  ...CAPTURE_EVENTS,
] as const;
