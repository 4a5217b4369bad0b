import type { BattleState, Side } from '@vedette/battle';
import { heardObserversOf, nearestObserver, withEffect, type SightField } from '@vedette/battle-sight';
import type { Hex } from '@vedette/hex';

/** What one sees of what one's own fire did to an enemy hex. */
export type Effect = 'none' | 'light' | 'heavy';

/** From farther off nobody sees what the fire of his side did (P-25.5). */
const SEEN_WITHIN = 8;
const EFFECTS: readonly Effect[] = ['none', 'light', 'heavy'];

/**
 * The band of a loss in a hex that a side fired at: none, one SP, or more; null where nobody of the side stands near enough to see it
 * (P-25.5). Who fired need not be who sees it.
 */
export function bandOfLoss(
  field: SightField,
  { side, target }: { readonly side: Side; readonly target: Hex },
  lost: number,
): Effect | null {
  const from = nearestObserver(field, heardObserversOf(field.state, side), target);
  if (from === null || from > SEEN_WITHIN) return null;
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
