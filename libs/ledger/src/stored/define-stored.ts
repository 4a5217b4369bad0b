import type { Static, TSchema } from '@sinclair/typebox';
import type { NewEvent, RecordedEvent } from '@vedette/event-store';
import type { StreamName } from '../streams.js';

/** A type of event the services themselves write down: what was ordered, opened, closed and resolved. */
export interface StoredDefinition<S extends TSchema = TSchema> {
  readonly type: string;
  readonly version: number;
  /** Streams it may stand in. */
  readonly streams: readonly StreamName[];
  readonly data: S;
}

/** Declares such a type, version 1. */
export function defineStored<S extends TSchema>(
  definition: Omit<StoredDefinition<S>, 'version'>,
): StoredDefinition<S> {
  return { ...definition, version: 1 };
}

/** An event of a type, ready to be appended; nobody observes it, so its audience is empty. */
export function storedEvent<S extends TSchema>(
  definition: StoredDefinition<S>,
  data: Static<S>,
  place: { readonly turn?: number; readonly phase?: string } = {},
): NewEvent {
  return { type: definition.type, schemaVersion: definition.version, data, audience: {}, ...place };
}

/** Whether an event is of a type; its data has then that type's shape. */
export function isStored<S extends TSchema>(
  definition: StoredDefinition<S>,
  event: RecordedEvent,
): event is RecordedEvent & { readonly data: Static<S> } {
  return event.type === definition.type;
}
