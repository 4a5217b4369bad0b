import type { EffectiveOrder, SentOrder } from '../seat/campaign.js';

/** The book of a turn as it was read. */
interface Book {
  readonly orders: readonly SentOrder[];
  readonly effective: readonly EffectiveOrder[];
}

/** An order that stands since somebody sent it who does not sit here. */
export interface SentElsewhere {
  /** The player who sent it; null where that is not told. */
  readonly sender: string | null;
  readonly words: string;
  /** What the piece did before by an order; null where it had none. */
  readonly replaced: string | null;
}

/** Orders that are new in the book of a turn and stand, but for those that were sent from here. */
export function sentElsewhere(
  before: Book,
  now: Book,
  isFromHere: (order: SentOrder) => boolean,
): SentElsewhere[] {
  const known = new Set(before.orders.map(({ receipt }) => receipt.id));
  return now.orders
    .filter((one) => one.status === 'stands' && !known.has(one.receipt.id) && !isFromHere(one))
    .map(({ receipt, sender, order }) => {
      const piece = now.effective.find((one) => one.receipt?.id === receipt.id)?.piece;
      const was = before.effective.find((one) => one.piece === piece);
      return {
        // Of whoever stands in for nobody the order itself says who gave it.
        sender: sender ?? (order as { readonly by?: string }).by ?? null,
        words: receipt.understood,
        replaced: was && was.origin !== 'default' ? was.words : null,
      };
    });
}
