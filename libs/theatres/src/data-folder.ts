import { readFileSync } from 'node:fs';
import type { CompassLetter, FortPlan, SeaArea } from '@vedette/geography';
import type { TheatreId } from './theatre-id.js';

/** Cities, ports and the frame of a theatre as they stand in `places.json`; squares by name, tactical squares `7-7`. */
export interface PlacesFile {
  readonly columns: number;
  readonly rows: number;
  /** Name of the north-western square and the letters rows skip. */
  readonly origin: string;
  readonly skippedRowLetters: string;
  readonly nations: readonly { readonly letter: string; readonly name: string }[];
  readonly cities: readonly {
    readonly name: string;
    readonly square: string;
    readonly tactical: string;
    readonly level: number;
    readonly state: string;
    readonly fort: FortPlan | null;
    readonly manufacturing: number;
  }[];
  readonly ports: readonly {
    readonly name: string;
    readonly sea: string;
    readonly exit: CompassLetter;
    readonly defence: number;
    readonly batteries: number;
    readonly yard: number;
    readonly state: string;
    readonly square: string | null;
    readonly tactical: string | null;
    readonly coast: readonly string[];
  }[];
}

/** The committed files of one theatre. Every method reads anew; {@link loadTheatre} keeps what it made. */
export class DataFolder {
  constructor(private readonly id: TheatreId) {}

  /** Rows of a layer, one letter a square, north first. */
  layer(name: string): string[] {
    return this.read(`${name}.txt`).trimEnd().split('\n');
  }

  places(): PlacesFile {
    return JSON.parse(this.read('places.json')) as PlacesFile;
  }

  seas(): readonly SeaArea[] {
    return (JSON.parse(this.read('seas.json')) as { seas: SeaArea[] }).seas;
  }

  private read(file: string): string {
    return readFileSync(new URL(`../data/${this.id}/${file}`, import.meta.url), 'utf8');
  }
}
