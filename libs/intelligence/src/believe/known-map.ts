import type { StrategicGrid, Theatre } from '@vedette/geography';
import type { ContactStanding } from '@vedette/observed';
import type { LandRulebook, NavalRulebook } from '@vedette/rulebooks';

/** What everybody knows and belief is reckoned with: the map, the rule books, and how states stand by treaty. */
export interface KnownMap {
  readonly theatre: Pick<Theatre, 'grid' | 'seas' | 'ports'>;
  readonly land: LandRulebook;
  readonly naval: NavalRulebook | null;
  /** How a state stands to the reader's where no report of the turn says. */
  readonly standing: (state: string) => Standing;
}

export type Standing = ContactStanding;

/** Distances as one reckons them on the map: between squares in squares, between ports and seas in sea areas. */
export class Distances {
  private readonly grid: StrategicGrid;
  private readonly seaOf: ReadonlyMap<string, string>;
  private readonly neighbours: ReadonlyMap<string, readonly string[]>;
  private readonly squares = new Map<string, GridPlace | null>();

  constructor({ theatre }: Pick<KnownMap, 'theatre'>) {
    this.grid = theatre.grid;
    this.seaOf = new Map([
      ...theatre.seas.map(({ code }) => [code, code] as const),
      ...theatre.ports.map(({ name, sea }) => [name, sea] as const),
    ]);
    this.neighbours = new Map(
      theatre.seas.map(({ code, neighbours }) => [code, Object.values(neighbours).flat()] as const),
    );
  }

  /** Squares or sea areas from one place to another; infinite where there is no saying. */
  between(a: string, b: string): number {
    if (a === b) return 0;
    const [from, to] = [this.squareOf(a), this.squareOf(b)];
    if (from && to) return Math.max(Math.abs(from.column - to.column), Math.abs(from.row - to.row));
    const [sea, other] = [this.seaOf.get(a), this.seaOf.get(b)];
    if (sea === undefined || other === undefined) return Number.POSITIVE_INFINITY;
    if (sea === other) return 1;
    return this.neighbours.get(sea)?.includes(other) ? 2 : Number.POSITIVE_INFINITY;
  }

  /** Places are compared with many others: their names are read once. */
  private squareOf(place: string): GridPlace | null {
    let known = this.squares.get(place);
    if (known === undefined) {
      const square = this.grid.indexOf(place);
      const { columns } = this.grid;
      known = square < 0 ? null : { column: square % columns, row: Math.floor(square / columns) };
      this.squares.set(place, known);
    }
    return known;
  }
}

interface GridPlace {
  readonly column: number;
  readonly row: number;
}

/** The block of ten by ten squares a square lies in, by the letters of its name: `J2-V4` lies in `J-V`; else the place. */
export function regionOf(place: string): string {
  return /^[A-Z]\d-[A-Z]\d$/.test(place) ? `${place[0]}-${place[3]}` : place;
}
