import { CAMPAIGN_EVENTS, type GameEvent } from '@vedette/campaign';
import type { NewEvent, RecordedEvent } from '@vedette/event-store';
import { upToDate } from './up-to-date.js';
import type { EventDefinition, EventOf, EventSet, GameEvent as EventOfGame } from '@vedette/record';

/** What a column of the log does not hold of an event of the game. */
interface GameEventBody {
  readonly seq: number;
  readonly square?: string;
  readonly units?: readonly string[];
  readonly ships?: readonly string[];
  readonly data: unknown;
}

/** An event of a campaign as it is appended; `seq` counts the events of its phase. */
export function recordGameEvent(event: GameEvent): NewEvent {
  return recordEvent(CAMPAIGN_EVENTS, event);
}

/** An event of a campaign as it was decided, its data brought up to the newest version of its type. */
export function readGameEvent(event: RecordedEvent): GameEvent {
  return readEvent(CAMPAIGN_EVENTS, event);
}

/** An event of a game as it is appended; `seq` counts the events of its phase. */
export function recordEvent<State, Phase extends string>(
  set: EventSet<State, Phase>,
  event: EventOfGame<Phase>,
): NewEvent {
  const { seq, square, units, ships, data } = event;
  return {
    type: event.type,
    schemaVersion: set.definitionOf(event.type).version,
    turn: event.turn,
    phase: event.phase,
    rule: event.rule,
    data: { seq, square, units, ships, data } satisfies GameEventBody,
    dice: event.dice ?? null,
    audience: event.audience,
  };
}

/** An event of a game as it was decided, its data brought up to the newest version of its type. */
export function readEvent<State, Phase extends string, Definition extends EventDefinition<State, Phase>>(
  set: EventSet<State, Phase, Definition>,
  event: RecordedEvent,
): EventOf<Phase, Definition> {
  const { seq, square, units, ships, data } = event.data as GameEventBody;
  const read: EventOfGame<Phase> = {
    seq,
    turn: event.turn ?? 0,
    phase: event.phase as Phase,
    type: event.type,
    rule: event.rule ?? '',
    ...(square === undefined ? {} : { square }),
    ...(units === undefined ? {} : { units }),
    ...(ships === undefined ? {} : { ships }),
    data: upToDate(set, event.type, event.schemaVersion, data),
    ...(event.dice ? { dice: event.dice as EventOfGame['dice'] } : {}),
    audience: event.audience as EventOfGame['audience'],
  };
  // What was appended is of its type's definition, and its data was brought up to it.
  return read as unknown as EventOf<Phase, Definition>;
}
