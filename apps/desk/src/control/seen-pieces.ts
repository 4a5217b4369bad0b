/** A unit of the position, as far as the desk reads it. */
export interface SeenUnit {
  readonly id: string;
  readonly square?: string | null;
  readonly tactical?: string | null;
  /** The unit or ship it is aboard of. */
  readonly aboard?: string | null;
  /** Where a unit of a battle stands. */
  readonly hex?: string | null;
  readonly strength?: number;
  /** Strength of a unit of a battle, in its points. */
  readonly sp?: number;
  readonly status?: string;
  /** The same of a unit of a battle. */
  readonly state?: string;
  readonly commander?: string | null;
}

/** A ship of the position: in a port, at sea, on a river or on its way round the Horn. */
interface SeenShip {
  readonly id: string;
  readonly at: {
    readonly port?: string;
    readonly area?: string;
    readonly sea?: string;
    readonly tacticalArea?: number;
    readonly river?: string;
    readonly tactical?: string;
    readonly transit?: { readonly to: string; readonly turnsLeft: number };
  };
  readonly crew?: number;
  readonly status?: string;
  readonly commander?: string | null;
}

/** The whole position, of land and sea or of a battle; its shape is that of schemas/position.schema.json or battle.schema.json. */
export interface SeenPosition {
  readonly turn?: number;
  readonly units: readonly SeenUnit[];
  readonly ships?: readonly SeenShip[];
}

/** A piece behind the veil: where it stands, how strong it is, in what state. */
export interface SeenPiece {
  readonly id: string;
  /** Its square upon the map; null where the map of squares has none. */
  readonly square: string | null;
  readonly where: string;
  readonly men: number | undefined;
  readonly commander: string | null | undefined;
  readonly state: string | undefined;
}

/** All pieces of a position, its units first. */
export const seenPieces = ({ units, ships = [] }: SeenPosition): SeenPiece[] => [
  ...units.map((unit): SeenPiece => {
    const { id, square = null, tactical, aboard, hex, strength, sp, status, state, commander } = unit;
    const where = [square ?? hex ?? aboard ?? '–', tactical].filter(Boolean).join(' ');
    return { id, square, where, men: strength ?? sp, commander, state: status ?? state };
  }),
  ...ships.map(({ id, at, crew, status, commander }): SeenPiece => {
    const { transit, port, area, sea, tacticalArea, river = null, tactical } = at;
    const where = transit
      ? `→ ${transit.to} (${transit.turnsLeft})`
      : [port ?? sea ?? river, area ?? tacticalArea ?? tactical].join(' ');
    return { id, square: river, where, men: crew, commander, state: status };
  }),
];
