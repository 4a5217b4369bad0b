import type { EventsOfGame } from '@vedette/record';
import { ADMINISTRATION_EVENTS } from './administration-events.js';
import { CLOCK_STREAM_EVENTS } from './clock-events.js';
import type { StoredDefinition } from './define-stored.js';
import { DISPOSITION_STREAM_EVENTS } from './disposition-events.js';
import { ORDER_STREAM_EVENTS } from './order-events.js';
import { PhaseResolved } from './phase-resolved.js';
import { TURN_STREAM_EVENTS } from './turn-events.js';
import { VOTE_EVENTS } from './vote-events.js';

/** Every type of event the services write beside those of the game. */
export const STORED_DEFINITIONS: readonly StoredDefinition[] = [
  ...ADMINISTRATION_EVENTS,
  ...VOTE_EVENTS,
  ...TURN_STREAM_EVENTS,
  ...CLOCK_STREAM_EVENTS,
  ...ORDER_STREAM_EVENTS,
  ...DISPOSITION_STREAM_EVENTS,
  PhaseResolved,
] as unknown as readonly StoredDefinition[];

/**
 * What is wrong with the types of events of this build, the services' own and those of all games, in words: a type that two definitions share, be
 * it of two games, one without a schema, one whose old versions cannot be brought up. A service with such a fault refuses to start.
 */
export function eventTypeFaults(...games: readonly EventsOfGame<never, never>[]): string[] {
  const ofGames = games.flatMap(({ definitions }) => definitions);
  const faults: string[] = [];
  const told = new Set<string>();
  for (const { type, data } of [...STORED_DEFINITIONS, ...ofGames]) {
    if (told.has(type)) faults.push(`two definitions of the event type ${type}`);
    if (typeof data !== 'object' || data === null) faults.push(`no schema for the data of ${type}`);
    told.add(type);
  }
  for (const { type, version, upcast } of ofGames)
    for (let v = 1; v < version; v++)
      if (!upcast[v]) faults.push(`nothing brings ${type} from version ${v} to ${v + 1}`);
  return faults;
}

const storedTypes = new Set(STORED_DEFINITIONS.map(({ type }) => type));

/** Whether a type of event is one of the services' own and not of the game. */
export function isStoredType(type: string): boolean {
  return storedTypes.has(type);
}
