import { BATTLE_EVENTS } from './combat/battle-events.js';
import { BREAKING_EVENTS } from './combat/breaking-events.js';
import { LOSS_EVENTS } from './combat/loss-events.js';

export * from './combat/battle-events.js';
export * from './combat/breaking-events.js';
export * from './combat/loss-events.js';

/** Types of event of combat (GITM AMWOL 9). */
export const COMBAT_EVENTS = [...BATTLE_EVENTS, ...LOSS_EVENTS, ...BREAKING_EVENTS] as const;
