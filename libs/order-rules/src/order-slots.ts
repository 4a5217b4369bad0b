import type { Capacity } from './command-register.js';

/** An order that claims a piece's place, and in what capacity it was sent. */
export interface SlotHolder {
  readonly place: number;
  readonly capacity: Capacity;
}

/** What became of an order that claims a piece's place. */
export type Claim =
  | { readonly outcome: 'taken'; readonly replaced: SlotHolder | null }
  | { readonly outcome: 'commander-has-ordered' };

/**
 * One place a piece for the order that stands (GITM AMWOL 6.1, PATE 4.1; details 14): the last of a commander, else the last
 * of a deputy. A commander's order makes way only for a commander's, also after a reassignment. Claims that were passed over
 * are kept: when the order that stands is withdrawn, the next one in this rank stands again.
 */
export class OrderSlots {
  private readonly claims = new Map<string, SlotHolder[]>();

  /** `below`: slots whose claims these go on from and never change. */
  constructor(private readonly below: OrderSlots | null = null) {}

  claim(piece: string, place: number, capacity: Capacity): Claim {
    const before = this.holder(piece);
    const own = this.claims.get(piece);
    if (own) own.push({ place, capacity });
    else this.claims.set(piece, [...this.claimsOf(piece), { place, capacity }]);
    return capacity === 'deputy' && before?.capacity === 'commander'
      ? { outcome: 'commander-has-ordered' }
      : { outcome: 'taken', replaced: before };
  }

  /** The order that stands for a piece, if any does. */
  holder(piece: string): SlotHolder | null {
    return holderOf(this.claimsOf(piece));
  }

  /** An order is taken back. */
  withdraw(piece: string, place: number): void {
    const left = this.claimsOf(piece).filter((claim) => claim.place !== place);
    this.claims.set(piece, left);
  }

  private claimsOf(piece: string): readonly SlotHolder[] {
    return this.claims.get(piece) ?? this.below?.claimsOf(piece) ?? [];
  }
}

function holderOf(claims: readonly SlotHolder[]): SlotHolder | null {
  return claims.findLast(({ capacity }) => capacity !== 'deputy') ?? claims.at(-1) ?? null;
}
