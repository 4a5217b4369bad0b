import { SHATTER_EVENTS } from './condition/shatter-events.js';
import { SPIRIT_EVENTS } from './condition/spirit-events.js';
import { STRENGTH_EVENTS } from './condition/strength-events.js';
import { FIELD_WORK_EVENTS } from './works/field-work-events.js';

export * from './condition/shatter-events.js';
export * from './condition/spirit-events.js';
export * from './condition/strength-events.js';
export * from './works/field-work-events.js';

/** Types of event of units' condition (GITM AMWOL 3.6, 3.7, 11, 12). */
export const CONDITION_EVENTS = [
  ...SHATTER_EVENTS,
  ...SPIRIT_EVENTS,
  ...STRENGTH_EVENTS,
  ...FIELD_WORK_EVENTS,
] as const;
