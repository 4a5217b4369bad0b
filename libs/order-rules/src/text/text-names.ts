/** What a reader of texts has to know of the names in them. */
export interface TextNames {
  /** Type codes of ships and transport groups: their orders are naval, those of all others are of the land. */
  readonly shipTypes: ReadonlySet<string>;
}

/** The ships of all books. */
export const SHIPS_OF_ALL_BOOKS: TextNames = {
  shipTypes: new Set(['FR', 'SL', 'TR', 'FL', 'IC', 'RI', 'RG', 'RT', 'GB']),
};

/** Whether an id, as ids are made, is that of a ship or transport group: its last two letters are the type. */
export function isShipId({ shipTypes }: TextNames, piece: string): boolean {
  return shipTypes.has(piece.slice(-2).toUpperCase());
}
