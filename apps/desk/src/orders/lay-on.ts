import type { AnyOrder } from '../seat/composing.js';

/** An order without the piece it is for, as a template keeps it. */
export function withoutPiece(order: AnyOrder): AnyOrder {
  const { unit: _unit, ship: _ship, by: _by, at: _at, ...rest } = order;
  return rest as AnyOrder;
}

/** An order of somebody else, or of nobody, for a piece of a branch; null where it is of the other branch, or of no piece at all. */
export function laidOn(order: AnyOrder, piece: string, branch: 'land' | 'sea'): AnyOrder | null {
  const { kind, ...rest } = withoutPiece(order);
  if (branch === 'land') return kind === 'land' ? { kind, unit: piece, ...rest } : null;
  return kind === 'naval' ? { kind, ship: piece, ...rest } : null;
}
