import type { PieceField } from './edit-fields.js';
import type { Controlled } from '../graph/control-desk.js';

/** A part of what an act is told; all values are texts, as forms have them. */
export interface ActField {
  readonly name: string;
  readonly kind:
    'text' | 'long' | 'number' | 'moment' | 'choice' | 'line' | 'players' | 'audience' | 'tick' | 'piece';
  readonly isNeeded?: boolean;
  /** What can be chosen: values with their words. */
  readonly options?: readonly (readonly [value: string, words: string])[];
  readonly first?: string;
  /** The fields of a piece, by what the act was told so far. */
  readonly rows?: (values: Values) => readonly PieceField[];
  /** What comes after a line and is undone with it, whatever is chosen of it. */
  readonly after?: readonly string[];
}

export type Values = Readonly<Record<string, string>>;

/** Who is told of an act, beside administrators, who read all of it in the log. */
export type Told = 'everybody' | 'nobody' | 'shown-below' | readonly string[];

/** Something an administrator does: one route of the house, with what it changes and who will be told before it is done. */
export interface Act {
  /** Its words are `act-<id>`, `act-<id>-changes` and `act-<id>-said`. */
  readonly id: string;
  readonly method: 'POST' | 'PUT' | 'DELETE' | 'GET';
  readonly path: (values: Values) => string;
  readonly fields: readonly ActField[];
  readonly body?: (values: Values) => unknown;
  /** What the words of its changes are filled with. */
  readonly facts?: (values: Values) => Readonly<Record<string, string | number>>;
  readonly told: (values: Values) => Told;
  /** Where it is asked first what would come of it, without doing it. */
  readonly previewPath?: string;
}

/** What acts are made of: the campaign as it stands. */
export type ActOf = (controlled: Controlled) => Act;

export const reason: ActField = { name: 'reason', kind: 'long', isNeeded: true };
export const audience: ActField = { name: 'audience', kind: 'audience', first: 'everybody' };

/** The players of a campaign, to choose among. */
export const playersOf = ({ campaign }: Controlled): (readonly [string, string])[] =>
  campaign.players.map(({ id, name }) => [id, `${name} (${id})`] as const);

/** An audience as the clock takes it: everybody, administrators, or a list of players. */
export const audienceOf = (value: string): string | string[] =>
  value === 'everybody' || value === 'administrators' ? value : value.split(',').filter(Boolean);

/** Who is told where that is chosen. */
export function toldOf(value: string): Told {
  const chosen = audienceOf(value);
  return chosen === 'everybody' ? 'everybody' : chosen === 'administrators' ? 'nobody' : (chosen as string[]);
}

/** A moment of a form, which is in the reader's own zone, as the house takes it. */
export const momentOf = (value: string): string => new Date(value).toISOString();
