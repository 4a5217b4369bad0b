import type { PositionReport } from '@vedette/reports';
import type { SentOrder } from './campaign.js';

/** A unit or ship of the reader's own that takes orders. */
export interface OwnPiece {
  readonly id: string;
  readonly name: string | null;
  readonly type: string;
  readonly branch: 'land' | 'sea';
  /** Its strategic square; null aboard, in a port off the map, or at sea. */
  readonly square: string | null;
  readonly role: 'commander' | 'deputy';
}

/** The pieces whose commander the reader is, by id; those that are laid up or broken take orders too. */
export function ownPieces({ land, fleet }: PositionReport): OwnPiece[] {
  const units = (land?.observed.units ?? []).map(({ id, name, type, square, role }): OwnPiece => ({
    id,
    name,
    type,
    branch: 'land',
    square,
    role,
  }));
  const ships = (fleet?.observed.ships ?? []).map(({ id, name, type, role }): OwnPiece => ({
    id,
    name,
    type,
    branch: 'sea',
    square: null,
    role,
  }));
  return [...units, ...ships]
    .filter(({ role }) => role === 'commander')
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Orders that are carried out unless something comes between. */
export const inForce = (orders: readonly SentOrder[]): SentOrder[] =>
  orders.filter(({ status }) => status === 'stands' || status === 'planned');

/** What a piece does, where its name stands beside it already. */
export const withoutName = (words: string, piece: string): string =>
  words.startsWith(`${piece} `) ? words.slice(piece.length + 1) : words;
