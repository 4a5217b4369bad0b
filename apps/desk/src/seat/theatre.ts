/** The printed map of a theatre: the same for everybody in a campaign, and nobody's troops on it. */
export interface Theatre {
  readonly id: string;
  /** Names of columns west to east and rows north to south; a square is called column, dash, row. */
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  /** One string a row, a letter a square. */
  readonly terrain: readonly string[];
  readonly nationKey: Readonly<Record<string, string>>;
  readonly nation: readonly string[];
  /** `.` none, 1 fordable, 2 unfordable, 3 unbridgeable; null where the theatre has none beside its river squares. */
  readonly rivers: readonly string[] | null;
  /** Where rails lead, a hex digit a square: north 1, east 2, south 4, west 8; null where the theatre has none. */
  readonly rails: readonly string[] | null;
  readonly cities: readonly {
    readonly name: string;
    readonly square: string;
    readonly tactical: string;
    readonly level: number;
  }[];
  /** How far the rules let anybody march in a turn, by arm, and the ground that nobody enters; absent from a house that does not say. */
  readonly marches?:
    { readonly closed: string; readonly squares: Readonly<Record<string, number>> } | undefined;
  /** Sea areas and the ways between them; none where nobody sails (PATE 1.1-1.4). */
  readonly seas: readonly PrintedSea[];
  readonly ports: readonly PrintedPort[];
}

/** A sea area as the map has it. */
export interface PrintedSea {
  readonly code: string;
  readonly name: string;
  /** Areas of different maps are joined round the Horn. */
  readonly map: string;
  readonly neighbours: Readonly<Record<'N' | 'E' | 'S' | 'W', readonly string[]>>;
}

/** A port as the map has it (PATE 1.5). */
export interface PrintedPort {
  readonly name: string;
  readonly sea: string;
  /** Its square; null off the land map. */
  readonly square: string | null;
}

/** A cell by its column and row, counted from the north-west. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** Finds squares by name and names by square. */
export class Gazetteer {
  private readonly columnOf: ReadonlyMap<string, number>;
  private readonly rowOf: ReadonlyMap<string, number>;
  /** Cities by the square they lie in. */
  readonly cities: ReadonlyMap<string, Theatre['cities'][number]>;

  constructor(readonly theatre: Theatre) {
    this.columnOf = new Map(theatre.columns.map((name, index) => [name, index]));
    this.rowOf = new Map(theatre.rows.map((name, index) => [name, index]));
    this.cities = new Map(theatre.cities.map((city) => [city.square, city]));
  }

  /** The cell of a square; undefined for one that is not on the map. */
  cellOf(square: string): Cell | undefined {
    const [columnName = '', rowName = ''] = square.split('-');
    const column = this.columnOf.get(columnName);
    const row = this.rowOf.get(rowName);
    return column === undefined || row === undefined ? undefined : { column, row };
  }

  nameOf({ column, row }: Cell): string {
    return `${this.theatre.columns[column] ?? '?'}-${this.theatre.rows[row] ?? '?'}`;
  }

  /** Whether two squares touch, at a side or a corner; false for one that is not on the map. */
  isNextTo(a: string, b: string): boolean {
    const [one, other] = [this.cellOf(a), this.cellOf(b)];
    return (
      one !== undefined &&
      other !== undefined &&
      Math.max(Math.abs(one.column - other.column), Math.abs(one.row - other.row)) === 1
    );
  }

  /** The place somebody means: a square, or a city by the beginning of its name; undefined for none. */
  find(text: string): Cell | undefined {
    const wanted = text.trim().toLowerCase();
    if (wanted === '') return undefined;
    const square = this.cellOf(text.trim().toUpperCase());
    if (square) return square;
    const city = this.theatre.cities.find(({ name }) => name.toLowerCase().startsWith(wanted));
    return city && this.cellOf(city.square);
  }
}
