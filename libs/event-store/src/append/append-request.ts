import type { EventMeta, NewEvent } from '../event/recorded-event.js';
import { InvalidAppendError } from '../errors/invalid-append.error.js';

/** Events for one stream. */
export interface StreamAppend {
  /** Campaign id as everyone knows it: `amwol-1846`. */
  readonly campaign: string;
  /** Stream of the campaign: `orders`, `land`, `naval`, `logistics`, `turn`, `administration`. */
  readonly stream: string;
  /** The version the decision was based on; 0 for a stream that does not exist yet. */
  readonly expectedVersion: number;
  readonly events: readonly NewEvent[];
}

/** What several streams' events have in common. */
export interface Cause {
  /** UUID of the command; the same command at the same expected version may be appended again without harm. */
  readonly commandId: string;
  readonly meta?: EventMeta;
}

/** An append to one stream. */
export type AppendRequest = StreamAppend & Cause;

/** Where the events went. */
export interface Appended {
  readonly campaign: string;
  readonly stream: string;
  readonly firstVersion: number;
  readonly lastVersion: number;
  /** True when the command had been appended before, and this call changed nothing. */
  readonly replayed: boolean;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;
const LARGEST_SMALLINT = 32_767;

const refuse = (what: string): never => {
  throw new InvalidAppendError(what);
};

/** Checks a campaign or stream name: letters, digits, `-` and `_`, at most 64, beginning with a letter or digit. */
export const checkName = (kind: 'campaign' | 'stream', name: string): void => {
  if (!NAME.test(name)) {
    refuse(
      `"${name}" is no name for the ${kind}: use 1 to 64 letters, digits, "-" and "_", a letter or digit first.`,
    );
  }
};

const checkSmall = (what: string, value: number | null | undefined): void => {
  if (
    value !== null &&
    value !== undefined &&
    !(Number.isInteger(value) && value >= 0 && value <= LARGEST_SMALLINT)
  ) {
    refuse(`${what} is ${value}; it must be a whole number from 0 to ${LARGEST_SMALLINT}.`);
  }
};

const checkEvent = (event: NewEvent): void => {
  if (event.type === '') {
    refuse('An event has no type.');
  }
  if (event.data === undefined || event.audience === undefined) {
    refuse(`Event "${event.type}" needs data and audience; an empty audience is {}.`);
  }
  checkSmall(`The turn of "${event.type}"`, event.turn);
  checkSmall(`The schema version of "${event.type}"`, event.schemaVersion);
};

/** @throws InvalidAppendError when the command id is not a UUID. */
export const checkCause = ({ commandId }: Cause): void => {
  if (!UUID.test(commandId)) {
    refuse(`Command id "${commandId}" is not a UUID.`);
  }
};

/** @throws InvalidAppendError naming what is wrong with the append and what would be allowed. */
export const checkStreamAppend = (append: StreamAppend): void => {
  checkName('campaign', append.campaign);
  checkName('stream', append.stream);
  if (!Number.isInteger(append.expectedVersion) || append.expectedVersion < 0) {
    refuse(`Expected version ${append.expectedVersion} is not a whole number from 0 on.`);
  }
  if (append.events.length === 0) {
    refuse(`The append to "${append.stream}" has no events.`);
  }
  append.events.forEach(checkEvent);
};
