import { definitionOf, type GameEvent, type PhaseName } from '@vedette/campaign';
import type { NewEvent, RecordedEvent } from '@vedette/event-store';

/** What a column of the log does not hold of an event of the game. */
interface GameEventBody {
  readonly seq: number;
  readonly square?: string;
  readonly units?: readonly string[];
  readonly ships?: readonly string[];
  readonly data: unknown;
}

/** An event of the game as it is appended; `seq` counts the events of its phase. */
export function recordGameEvent(event: GameEvent): NewEvent {
  const { seq, square, units, ships, data } = event;
  return {
    type: event.type,
    schemaVersion: definitionOf(event.type).version,
    turn: event.turn,
    phase: event.phase,
    rule: event.rule,
    data: { seq, square, units, ships, data } satisfies GameEventBody,
    dice: event.dice ?? null,
    audience: event.audience,
  };
}

/** An event of the game as it was decided, its data brought up to the newest version of its type. */
export function readGameEvent(event: RecordedEvent): GameEvent {
  const { seq, square, units, ships, data } = event.data as GameEventBody;
  return {
    seq,
    turn: event.turn ?? 0,
    phase: event.phase as PhaseName,
    type: event.type,
    rule: event.rule ?? '',
    ...(square === undefined ? {} : { square }),
    ...(units === undefined ? {} : { units }),
    ...(ships === undefined ? {} : { ships }),
    data: upToDate(event.type, event.schemaVersion, data),
    ...(event.dice ? { dice: event.dice as GameEvent['dice'] } : {}),
    audience: event.audience as GameEvent['audience'],
  };
}

function upToDate(type: string, version: number, data: unknown): unknown {
  const definition = definitionOf(type);
  let current = data;
  for (let v = version; v < definition.version; v++) {
    const step = definition.upcast[v];
    if (!step) throw new UpcastMissingError(type, v, definition.version);
    current = step(current);
  }
  return current;
}

/** An old event cannot be read: its type changed and nobody said how the old data becomes the new. */
export class UpcastMissingError extends Error {
  readonly code = 'UPCAST_MISSING';

  constructor(type: string, from: number, to: number) {
    super(
      `${type} has version ${to} and nothing brings data of version ${from} up to ${from + 1}; add it to its upcast`,
    );
    this.name = 'UpcastMissingError';
  }
}
