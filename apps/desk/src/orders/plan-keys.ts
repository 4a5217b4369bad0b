/** The name under which an order for a later turn is drafted: its piece has one for each turn. */
export const keyAhead = (piece: string, turn: number): string => `${piece}@${turn}`;

/** The piece of a draft's name, of whatever turn. */
export const pieceOfKey = (key: string): string => key.split('@')[0]!;
