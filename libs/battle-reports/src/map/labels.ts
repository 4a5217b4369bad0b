import type { Point } from './layout.js';

/** A box of a name or a counter on the map, by its middle. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Width of a letter against its height, of the slanted and the upright hand of the map. */
const LETTER = 0.52;
/** A name stands on its line: its middle is so much higher, as a share of its height. */
const ABOVE_LINE = 0.35;

/** Keeps names apart, and off what stands on the map: each is put at the first of its places where it lies on nothing, else where it covers least. */
export class Labels {
  private readonly put: Box[] = [];

  /** `edges` are where the drawing ends left and right: no name is written across them. */
  constructor(private readonly edges: { readonly left: number; readonly right: number } | null = null) {}

  /** Something is drawn here that no name should lie on. */
  occupy(box: Box): void {
    this.put.push(box);
  }

  /** Where a name of a size in the drawing's units is written, of the places it may have, the best first. */
  place(text: string, size: number, places: readonly Point[]): Point {
    const best = this.best(text, size, places);
    this.put.push(best.box);
    return best.point;
  }

  /** The same; null where the name would lie on something by more than a share of itself at any of its places. */
  placeIfLegible(text: string, size: number, places: readonly Point[], share: number): Point | null {
    const { point, box, covered } = this.best(text, size, places);
    if (covered > share * box.width * box.height) return null;
    this.put.push(box);
    return point;
  }

  private best(text: string, size: number, places: readonly Point[]) {
    const width = text.length * size * LETTER;
    const ranked = places.map((place) => {
      const point = { x: this.within(place.x, width / 2), y: place.y };
      const box = { x: point.x, y: point.y - size * ABOVE_LINE, width, height: size };
      return { point, box, covered: this.put.reduce((sum, other) => sum + common(box, other), 0) };
    });
    const [first] = ranked;
    if (!first) throw new RangeError(`${text} has no place to be written at`);
    return ranked.reduce((least, one) => (one.covered < least.covered ? one : least), first);
  }

  private within(x: number, half: number): number {
    return this.edges === null ? x : Math.min(Math.max(x, this.edges.left + half), this.edges.right - half);
  }
}

function common(a: Box, b: Box): number {
  const wide = (a.width + b.width) / 2 - Math.abs(a.x - b.x);
  const high = (a.height + b.height) / 2 - Math.abs(a.y - b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}
