import type { ComponentChildren, FunctionComponent, JSX } from 'preact';
import type { Field, Schema } from './field-of.js';
import type { Filling } from './filling.js';

/** A field of which its schema says that it may hold things of different kinds, and all that belongs to it on the page. */
export interface MixedFieldProps {
  readonly field: Field & ({ readonly is: 'either' } | { readonly is: 'steps' });
  readonly filling: Filling;
  readonly noteId: string | undefined;
  readonly notes: ComponentChildren;
  /** The fields of an object, as all others are shown. */
  readonly within: (fields: readonly Field[]) => JSX.Element;
}

/** In what the games differ while a form is filled. */
export interface GameOfForms {
  /** The published shape of each kind of order. */
  readonly forms: Readonly<Record<string, Schema>>;
  /** Begins the names under which the desk has words for this game's fields, after `field-` and `word-`. */
  readonly words: string;
  /** Whether "no" is another thing to say than nothing: then a tick is not enough. */
  readonly saysNo: boolean;
  /** How fields are shown that may hold things of different kinds; null where no schema has any. */
  readonly mixedField: FunctionComponent<MixedFieldProps> | null;
}

let filled: GameOfForms | null = null;

/** Forms are those of this game from here on. */
export const fillFor = (game: GameOfForms): void => void (filled = game);

/** The game whose forms are filled. @throws Error before a screen with orders was opened */
export function gameOfForms(): GameOfForms {
  if (!filled) throw new Error('No screen with orders is open.');
  return filled;
}
