import type { Contact } from '../graph/staff-desk.js';
import type { Say } from '../map/square-words.js';

const ARMS = ['I', 'C', 'A', 'H'] as const;

/** A range in figures: one where both ends are the same. */
export const rangeOf = ({ least, most }: { readonly least: number; readonly most: number }): string =>
  least === most ? String(least) : `${least}–${most}`;

/** How long ago something was seen. */
export const ageWords = (age: number, say: Say): string =>
  age === 0 ? say('seen-now') : say('seen-before', { age });

/** What a contact is: a unit by its name, else troops of a size word with their arms. */
export function whatItIs({ unit, type, size, letters, branch }: Contact, say: Say): string {
  if (unit !== null) return unit;
  const arms = ARMS.filter((arm) => letters.includes(arm)).map((arm) => say(`arm-${arm}`));
  const kind = type ?? (branch === 'sea' ? say('staff-ships') : arms.join(', '));
  return [size, kind].filter(Boolean).join(', ') || say('staff-troops');
}

/** A contact as it is said aloud: whose, what, of which strength, how old, how far to be relied on. */
export const contactWords = (contact: Contact, state: string, say: Say): string =>
  say('contact-said', {
    state,
    standing: say(`standing-${contact.standing}`),
    what: whatItIs(contact, say),
    range: rangeOf(contact.strength),
    when: ageWords(contact.age, say),
    letter: contact.reliability,
  });
