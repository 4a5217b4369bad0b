import type { Order } from '@vedette/campaign';
import type { Capacity } from './authority/command-register.js';

/** An order that holds a piece's place, and in what capacity it was sent. */
export interface SlotHolder {
  readonly place: number;
  readonly capacity: Capacity;
}

/** What became of an order that claims a piece's place. */
export type Claim =
  | { readonly outcome: 'taken'; readonly replaced: SlotHolder | null }
  | { readonly outcome: 'commander-has-ordered' };

/** The unit or ship of which only one order stands at the end, or null for orders that all stand (GITM AMWOL 6.1). */
export function slotOf(order: Order): string | null {
  switch (order.kind) {
    case 'land':
    case 'deploy':
      return order.unit;
    case 'naval':
      return order.ship;
    default:
      return null;
  }
}

/**
 * One place a piece for the order that stands (GITM AMWOL 6.1, PATE 4.1; details 14): the last of a commander, else the last
 * of a deputy. A commander's order makes way only for a commander's, also after a reassignment.
 */
export class OrderSlots {
  private readonly holders = new Map<string, SlotHolder>();

  claim(piece: string, place: number, capacity: Capacity): Claim {
    const before = this.holders.get(piece) ?? null;
    if (capacity === 'deputy' && before?.capacity === 'commander')
      return { outcome: 'commander-has-ordered' };
    this.holders.set(piece, { place, capacity });
    return { outcome: 'taken', replaced: before };
  }
}
