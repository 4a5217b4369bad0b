import type { SquareView, StackView } from '@vedette/reports';
import type { Contact } from '../graph/staff-desk.js';
import type { MarksOnMap } from '../map/plain-map.js';

const HEARD = new Set(['headquarters-news', 'troops-news', 'sail-news']);

/** Whether nobody of the state saw it: somebody said so. */
export const isHeardOf = ({ source }: Pick<Contact, 'source'>): boolean => HEARD.has(source);

/** A contact as a stack of troops: never one number for a range. */
const stackOf = ({ state, standing, condition, letters, size, strength }: Contact): StackView => ({
  state,
  standing,
  condition: condition ?? 'active',
  count: strength.least === strength.most ? strength.least : null,
  size: size ?? `${strength.least}–${strength.most}`,
  letters,
});

/**
 * Contacts as marks of a map: seen this turn, as troops that stand there; older, as ghosts with their age and letter; what was only
 * heard of, as such. Parts of a group that is drawn already (`within`) are left out, as sums leave them out.
 */
export function contactsOnMap(contacts: readonly Contact[], chosen: string | null): MarksOnMap {
  const drawn = contacts.filter(({ within }) => within === null);
  const seen = drawn.filter((contact) => !isHeardOf(contact));
  const standing = new Map<string, SquareView>();
  for (const contact of seen.filter(({ age }) => age === 0)) {
    const before = standing.get(contact.place);
    standing.set(contact.place, {
      square: contact.place,
      terrain: '',
      nation: '',
      city: null,
      mark: null,
      stacks: [...(before?.stacks ?? []), stackOf(contact)],
    });
  }
  return {
    standing,
    ghosts: seen
      .filter(({ age }) => age > 0)
      .map((contact) => ({
        square: contact.place,
        stack: stackOf(contact),
        age: contact.age,
        reliability: contact.reliability,
      })),
    heard: drawn.filter(isHeardOf).map(({ place, state, type, letters, seen: turn }) => ({
      square: place,
      text: `${state} ${type ?? letters}`.trim(),
      turn,
    })),
    lit: chosen === null ? [] : [chosen],
  };
}
