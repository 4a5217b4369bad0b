import type { PositionDocument } from '../document/position.schema.js';
import type { MapTerms } from './map-terms.js';
import type { ShipType } from './ship-type.js';
import type { UnitType } from './unit-type.js';

/** A book's table of types by code, and the book's title for whoever looks for a type it does not have. */
export interface TypeTable<T> {
  readonly book: string;
  readonly types: ReadonlyMap<string, T>;
}

/** What the units and ships of a position are, by the books it is played by. */
export interface PieceTypes {
  readonly units: TypeTable<UnitType>;
  readonly ships: TypeTable<ShipType>;
  /** How the land book's maps are named, and what positions keep of them. */
  readonly map: MapTerms;
  /** Naval books the land book may be played with. */
  readonly fleets: readonly string[];
}

/** Finds the types of the books a position names. May throw when there is no such book. */
export type PieceTypeSource = (rulebooks: PositionDocument['rulebooks']) => PieceTypes;
