import type { ObservedEvent } from '@vedette/observation';
import { ObservedTelling, type Telling, type KnownNames } from '../../catalogue/telling.js';
import type { ReportHeading } from '../../input/heading.schema.js';
import type { Standing } from '../../input/standing.schema.js';
import { plain } from '../../wording/plain-text.js';

/** An event with its number, read as far as its observer was told of it. */
export interface SeenEvent {
  readonly number: number;
  readonly event: ObservedEvent;
  readonly telling: Telling;
}

/** The events of a turn, numbered in the reader's own counting and ready to be read. */
export function seenEvents(events: readonly ObservedEvent[], names: KnownNames): SeenEvent[] {
  return events.map((event, index) => ({
    number: index + 1,
    event,
    telling: new ObservedTelling(event, names),
  }));
}

const STATE = /^([A-Z]+)\d/;

/** How a state stands to the reader; null where diplomacy is not known to him. */
export function standingOf(state: string, { standings = {} }: ReportHeading): Standing | null {
  return Object.hasOwn(standings, state) ? standings[state]! : null;
}

/** State of a unit or ship by its id; empty for what is no id. */
export function stateOfPiece(piece: string): string {
  return STATE.exec(piece)?.[1] ?? '';
}

/** Whether a state is the reader's own side or fights beside it. */
export function isFriend(state: string, heading: ReportHeading): boolean {
  const standing = standingOf(state, heading);
  return standing === 'same' || standing === 'allied';
}

/** Whether a state is at war with the reader. */
export function isHostile(state: string, heading: ReportHeading): boolean {
  return standingOf(state, heading) === 'hostile';
}

/** A place on the land map as far as it is known: `12-7 of J9-V4`. */
export function spotOf(square: string, tactical: string): string {
  if (square === '') return plain(tactical);
  return tactical === '' ? plain(square) : `${plain(tactical)} of ${plain(square)}`;
}
