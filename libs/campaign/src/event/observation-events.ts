import type { EventDefinition } from './define-event.js';

/** Types of event of this area; each area keeps its definitions in its own folder or file. */
export const OBSERVATION_EVENTS: readonly EventDefinition[] = [];
