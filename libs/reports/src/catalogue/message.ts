import type { EventName } from '@vedette/observation';
import type { ForceSeen } from '../wording/force-words.js';
import type { Telling, TellingOf } from './telling.js';

/** The land report and the fleet report of one player (GITM AMWOL 5.3; PATE 3.11). */
export type ReportPart = 'land' | 'fleet';

/** A matter is told in its turn; routine comes after the matters of its section, like things together. */
export type Weight = 'matter' | 'routine';

/** How one type of event is told, from whatever its observer was told of it. */
export interface MessageOf<T> {
  /** Where it is told; left out, the phase and the pieces concerned decide. */
  readonly parts?: readonly ReportPart[];
  /** `matter` unless said. */
  readonly weight?: Weight | ((telling: T) => Weight);
  /** One or more sentences; a message about one unit begins with the unit's id and has a verb that fits several. */
  say(telling: T): string;
  /** Nameless strangers with whom the sentence begins; those who did the same are told as one force. */
  force?(telling: T): ForceSeen | null;
  /** What differs from unit to unit where the same befell several, set in brackets after the unit's id. */
  each?(telling: T): string;
  /** What was weighed, for the reader's own matters; each a clause without a full stop. */
  why?(telling: T): readonly string[];
}

/** A message of whatever type of event. */
export type Message = MessageOf<Telling>;

/** Messages of one topic, by type of event; each reads the data of its type and no other. */
export type Messages = { readonly [Name in EventName]?: MessageOf<TellingOf<Name>> };
