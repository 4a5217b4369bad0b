import { say } from '../../words/words.js';
import { gameOfForms } from './game-of-forms.js';

/** What a field is called; by its key, in the words of the desk. */
export const labelOf = (name: string): string => say(`field-${gameOfForms().words}${name}`);
/** A word of an order as it is read; words the desk has no sentence for are said as they are written. */
export function wordOf(word: string): string {
  const name = `word-${gameOfForms().words}${word}`;
  const said = say(name);
  return said === name ? word : said;
}
