import type { SubmittedOrder } from '@vedette/ledger';

/** A piece that somebody may order, and what it acts by as things stand. */
export interface ActingPiece {
  readonly piece: string;
  readonly capacity: 'commander' | 'deputy';
  /** The order that counts for it, whoever sent it; null when none does. */
  readonly submitted: SubmittedOrder | null;
}
