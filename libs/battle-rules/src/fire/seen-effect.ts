import type { BattleState, Side } from '@vedette/battle';
import { withEffect } from '@vedette/battle-sight';
import type { Hex } from '@vedette/hex';

/** What one sees of what one's own fire did to an enemy hex. */
export type Effect = 'none' | 'light' | 'heavy';

/** From farther off nobody sees what his fire did (P-25.5). */
const SEEN_WITHIN = 8;
const EFFECTS: readonly Effect[] = ['none', 'light', 'heavy'];

/** The band of a loss at a range: none, one SP, or more; null where it is too far off to be seen (P-25.5). */
export function bandOfLoss(range: number, lost: number): Effect | null {
  if (range > SEEN_WITHIN) return null;
  if (lost === 0) return 'none';
  return lost === 1 ? 'light' : 'heavy';
}

/** What a side knows of its contact in a hex when its fire had an effect there: the heaviest of the turn stays (P-25.5). */
export function effectSeen(
  state: BattleState,
  side: Side,
  hex: Hex,
  effect: Effect | null,
): ReturnType<typeof withEffect> {
  return withEffect(state, side, (contact) =>
    contact.hex === hex && effect !== null
      ? { ...contact, effect: heavier(contact.effect, effect) }
      : contact,
  );
}

function heavier(known: Effect | null, seen: Effect): Effect {
  return known !== null && EFFECTS.indexOf(known) > EFFECTS.indexOf(seen) ? known : seen;
}
