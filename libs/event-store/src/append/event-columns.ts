import type { NewEvent } from '../event/recorded-event.js';
import { jsonArray, smallintArray, textArray } from './binary-array.js';

const documentOrNull = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value);

/** The eight parameters that `es.append_one` ends with. */
export const eventValues = (event: NewEvent): unknown[] => [
  event.type,
  event.schemaVersion ?? 1,
  event.turn ?? null,
  event.phase ?? null,
  event.rule ?? null,
  JSON.stringify(event.data),
  documentOrNull(event.dice),
  JSON.stringify(event.audience),
];

/** The eight array parameters that `es.append` and `es.append_many` end with, one element an event. */
export const eventColumns = (events: readonly NewEvent[]): Buffer[] => [
  textArray(events.map((event) => event.type)),
  smallintArray(events.map((event) => event.schemaVersion ?? 1)),
  smallintArray(events.map((event) => event.turn ?? null)),
  textArray(events.map((event) => event.phase ?? null)),
  textArray(events.map((event) => event.rule ?? null)),
  jsonArray(events.map((event) => JSON.stringify(event.data))),
  jsonArray(events.map((event) => documentOrNull(event.dice))),
  jsonArray(events.map((event) => JSON.stringify(event.audience))),
];
