import { ConflictError } from '@vedette/platform';
import type { CampaignBoard } from '../board/campaign-board.js';

/** The turn is being resolved: what it starts from is settled. */
export class TurnBeingResolvedError extends ConflictError {
  constructor(turn: number) {
    super(
      'turn-being-resolved',
      `Turn ${turn} is being resolved, and what it starts from is settled; wait until it is done, or roll it back to its start.`,
    );
  }
}

/**
 * The turn whose start can still be changed by hand: the one that takes orders, one that was rolled back to its start, or
 * the one that comes after a resolved turn. @throws TurnBeingResolvedError
 */
export function turnToEdit({ record, clock }: CampaignBoard): number {
  if (record.resolved) return record.turn + 1;
  if (!record.bookClosed && !clock.turn?.ending) return record.turn;
  if (record.rolledBack && record.phases.size === 0) return record.turn;
  throw new TurnBeingResolvedError(record.turn);
}

/** The turn in whose report an announcement can still stand. */
export function turnToAnnounceIn({ record }: CampaignBoard): number {
  return record.bookClosed ? record.turn + 1 : record.turn;
}
