import { CONTACT_RELIABILITIES, type ContactReliability } from '@vedette/observed';
import type { Source } from './contact.js';

export { CONTACT_RELIABILITIES as RELIABILITIES };
/**
 * How far a contact may be relied on (M-05). A: identified by name as the turn ended. B: seen as it ended, number and arms
 * approximate; named in its course; or identified a turn ago. C: seen a turn ago, or identified two turns ago. D: late news a
 * turn old, which may be wrong; or seen two turns ago, identified three. E: news at sea, which may be false; or seen three
 * turns ago, identified four, heard of two. F: older still, little more than a memory.
 */
export type Reliability = ContactReliability;

/** Letters below A at which each source begins, were it of this very turn. */
const BEGINS: Readonly<Record<Source, number>> = {
  'tactical-map': 0,
  'seen-from-ships': 0,
  'seen-from-shore': 0,
  'in-contact': 0,
  garrison: 0,
  'turn-report': 1,
  'strategic-map': 1,
  sloop: 1,
  'headquarters-news': 2,
  'troops-news': 2,
  'sail-news': 3,
};

/** The letter of a source at an age in turns: every turn takes one off. Our scale: the books grade nothing. */
export function reliabilityOf(source: Source, age: number): Reliability {
  return CONTACT_RELIABILITIES[Math.min(CONTACT_RELIABILITIES.length - 1, BEGINS[source] + age)]!;
}

/** The turns after which a contact that nobody confirmed is struck out: no letter is left for it. */
export const MEMORY = 10;
