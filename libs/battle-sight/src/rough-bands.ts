import { weighed, type BattleContext, type BattleDie, type Side } from '@vedette/battle';
import { ours } from '@vedette/record';
import type { Band } from './contact-view.js';
import type { KeptContact, Looked } from './kept-contact.js';

const BANDS: readonly Band[] = ['small', 'medium', 'large'];
/** Dice at which a size is guessed one too low, and one too high (P-25.4). */
const GUESS = ours({ lowUpTo: 1, highFrom: 8 }, 'P-25.4', 'one guess in five either way');

/** A contact whose size was guessed: by how much the guess is off. */
type Guessed = KeptContact & { readonly off?: number };

/**
 * Sizes of contacts four to eight hexes off as they are guessed where the switch is on (P-25.4): a die for each that is seen so for the first
 * time, in another hex, or from this distance anew; a guess stands as long as nothing of that changes.
 */
export function roughened(
  context: BattleContext,
  side: Side,
  looked: Looked,
  known: readonly KeptContact[] = context.state.contacts[side] as readonly KeptContact[],
): Looked & { readonly dice: BattleDie[] } {
  const dice: BattleDie[] = [];
  if (!context.state.switches.roughBands) return { ...looked, dice };
  const before = new Map((known as readonly Guessed[]).map((one) => [one.id, one]));
  const contacts = looked.contacts.map((contact: Guessed): Guessed => {
    if (contact.level !== 'arm' || contact.band === null || contact.off !== undefined) return contact;
    const was = before.get(contact.id);
    const stands = was?.off !== undefined && was.level === 'arm' && was.hex === contact.hex;
    const off = stands ? was.off! : guess(context, contact.hex, dice);
    const place = Math.max(0, Math.min(BANDS.length - 1, BANDS.indexOf(contact.band) + off));
    return { ...contact, band: BANDS[place]!, off };
  });
  return { ...looked, contacts, dice };
}

/**
 * Contacts as a side is told them where couriers take their time (P-25.4): a size its troops have guessed is told as they guessed it, and what
 * they see better than its leaders hear is guessed for these.
 */
export function roughenedAs(
  context: BattleContext,
  side: Side,
  looked: Looked,
  before: readonly KeptContact[],
): Looked & { readonly dice: BattleDie[] } {
  const guessed = new Map((context.state.contacts[side] as readonly Guessed[]).map((one) => [one.hex, one]));
  const contacts = looked.contacts.map((contact): Guessed => {
    const troops = guessed.get(contact.hex);
    if (contact.level !== 'arm' || troops?.level !== 'arm' || troops.off === undefined) return contact;
    return { ...contact, band: troops.band, off: troops.off };
  });
  return roughened(context, side, { ...looked, contacts }, before);
}

function guess(context: BattleContext, hex: string, dice: BattleDie[]): number {
  const die = weighed(context.dice.throw('band', hex), [], {});
  const { lowUpTo, highFrom } = GUESS.value;
  const off = die.die <= lowUpTo ? -1 : die.die >= highFrom ? 1 : 0;
  dice.push({ ...die, result: off < 0 ? 'low' : off > 0 ? 'high' : 'right' });
  return off;
}
