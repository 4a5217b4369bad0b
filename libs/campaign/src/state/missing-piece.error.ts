/** A rule or an event names a unit, ship, city, port or depot that the position does not have: a fault of the program. */
export class MissingPieceError extends Error {
  readonly code = 'MISSING_PIECE';

  constructor(
    readonly kind: 'unit' | 'ship' | 'city' | 'port' | 'depot',
    readonly id: string,
  ) {
    super(`the position has no ${kind} "${id}"`);
    this.name = 'MissingPieceError';
  }
}
