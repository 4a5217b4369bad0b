import type { Order } from '@vedette/campaign';
import type { TurnBook } from '../book/turn-book.js';

/**
 * The orders that a piece is to act by from the turn that is open to the one before another, as its officer knows them: what was sent
 * this turn, and of later turns what was sent ahead, else what stands. Null for a turn without one.
 */
export function ordersBefore(
  book: TurnBook,
  officer: string,
  { piece, turn }: { readonly piece: string; readonly turn: number },
): (Order | null)[] {
  const now = book.record.turn;
  const later = Array.from({ length: turn - now - 1 }, (_, at) =>
    orderIn(book, officer, piece, now + 1 + at),
  );
  return [orderNow(book, officer, piece), ...later];
}

function orderNow(book: TurnBook, officer: string, piece: string): Order | null {
  const acting = book.acting(officer).find((one) => one.piece === piece);
  // What a commander sent is in his own list alone.
  const isTold = acting?.capacity === 'commander' || acting?.submitted?.receipt.player === officer;
  return isTold ? (acting?.submitted?.order ?? null) : null;
}

function orderIn({ file }: TurnBook, officer: string, piece: string, turn: number): Order | null {
  const standing = file.standingIn(turn).filter(({ player }) => player === officer);
  const ahead = file
    .plannedFor(turn)
    .filter(({ receipt, withdrawnAt }) => receipt.player === officer && withdrawnAt === null);
  const known = [...standing, ...ahead].map(({ order }) => order as Order);
  return known.findLast((order) => order.kind === 'land' && order.unit === piece) ?? null;
}
