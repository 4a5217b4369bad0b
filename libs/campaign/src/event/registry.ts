import { ADMINISTRATION_EVENTS } from './administration-events.js';
import type { EventDefinition } from './define-event.js';
import { COMBAT_EVENTS } from './combat-events.js';
import { CONDITION_EVENTS } from './condition-events.js';
import { MOVEMENT_EVENTS } from './movement-events.js';
import { NAVAL_EVENTS } from './naval-events.js';
import { OBSERVATION_EVENTS } from './observation-events.js';
import { SUPPLY_EVENTS } from './supply-events.js';
import { TURN_EVENTS } from './turn-events.js';
import { UnknownEventError } from './unknown-event.error.js';

/** Every type of event there is, by area of play. */
export const EVENT_DEFINITIONS: readonly EventDefinition[] = [
  ...TURN_EVENTS,
  ...MOVEMENT_EVENTS,
  ...COMBAT_EVENTS,
  ...CONDITION_EVENTS,
  ...SUPPLY_EVENTS,
  ...NAVAL_EVENTS,
  ...OBSERVATION_EVENTS,
  ...ADMINISTRATION_EVENTS,
] as unknown as readonly EventDefinition[];

const byType = new Map(EVENT_DEFINITIONS.map((definition) => [definition.type, definition]));
if (byType.size !== EVENT_DEFINITIONS.length) throw new Error('two event definitions share a type');

/** The definition of a type of event. Throws {@link UnknownEventError}. */
export function definitionOf(type: string): EventDefinition {
  const definition = byType.get(type);
  if (!definition) throw new UnknownEventError(type);
  return definition;
}
