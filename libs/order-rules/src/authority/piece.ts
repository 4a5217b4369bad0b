import type { JsonPointer, Ship, StateId, Unit } from '@vedette/campaign';
import { unknownPiece } from './may-command.js';
import { toldShip, toldUnit } from './told-pieces.js';
import type { Judging } from '../judging.js';

/** A unit or ship of the sender's side. */
export type Piece =
  { readonly at: 'land'; readonly unit: Unit } | { readonly at: 'sea'; readonly ship: Ship };

/** A piece of the sender's side that he is told of, by its id; anything else gets the one answer of {@link unknownPiece}. */
export function pieceOf(judging: Judging, id: string, field: JsonPointer, rule: string): Piece | null {
  const unit = toldUnit(judging, id);
  if (unit) return { at: 'land', unit };
  const ship = toldShip(judging, id);
  if (ship) return { at: 'sea', ship };
  unknownPiece(judging, id, field, rule);
  return null;
}

/** The state a piece serves. */
export function stateOf(piece: Piece): StateId {
  return piece.at === 'land' ? piece.unit.state : piece.ship.state;
}

/** The id of a piece. */
export function idOf(piece: Piece): string {
  return piece.at === 'land' ? piece.unit.id : piece.ship.id;
}
