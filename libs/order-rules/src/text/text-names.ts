/** What a reader of texts has to know of the names in them. */
export interface TextNames {
  /** Type codes of ships and transport groups: their orders are naval, those of all others are of the land. */
  readonly shipTypes: ReadonlySet<string>;
  /** The map the writer has before him; null where there is none: places then stand as they are written. */
  readonly map: TextMap | null;
}

/** A place of the map: where it lies, or null for a port off the map. */
export interface TextPlaceName {
  readonly name: string;
  readonly square: string | null;
}

/** The map as a writer of orders has it before him. */
export interface TextMap {
  readonly places: readonly TextPlaceName[];
  readonly squares: () => readonly string[];
  /** The square one step on, in a direction counted clockwise from north, 0 to 7; null beyond the edge. */
  step(from: string, direction: number): string | null;
  /** The square a piece stands in, as far as the writer knows; null for all others, existing or not. */
  squareOf(piece: string): string | null;
}

/** Whether an id, as ids are made, is that of a ship or transport group: its last two letters are the type. */
export function isShipId({ shipTypes }: TextNames, piece: string): boolean {
  return shipTypes.has(piece.slice(-2).toUpperCase());
}
