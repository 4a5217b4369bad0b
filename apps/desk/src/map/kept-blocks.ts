/** Pixels that are kept, *our figure*: several screens at full scale, and no more than the browser of a phone gives to all pictures of a page. */
export const MOST_PIXELS = 48 * 1024 * 1024;

/** A picture, by how many pixels it takes. */
interface Sized {
  readonly width: number;
  readonly height: number;
}

/**
 * Pictures of blocks by their names. Those that were looked at longest ago go first when there are too many pixels; none goes that is in
 * sight: where the last block of a view drove out its first, that view would never be whole.
 */
export class KeptBlocks<Picture extends Sized> {
  /** The one that was looked at last is the last. */
  private readonly kept = new Map<string, Picture>();
  private inSight: ReadonlySet<string> = new Set();
  private pixels = 0;

  get(name: string): Picture | undefined {
    return this.kept.get(name);
  }

  /** These are looked at, until others are. */
  look(names: readonly string[]): void {
    this.inSight = new Set(names);
    for (const name of names) {
      const picture = this.kept.get(name);
      if (!picture) continue;
      this.kept.delete(name);
      this.kept.set(name, picture);
    }
  }

  keep(name: string, picture: Picture): void {
    this.kept.set(name, picture);
    this.pixels += pixelsOf(picture);
    for (const [other, old] of this.kept) {
      if (this.pixels <= MOST_PIXELS) return;
      if (other === name || this.inSight.has(other)) continue;
      this.kept.delete(other);
      this.pixels -= pixelsOf(old);
    }
  }
}

const pixelsOf = ({ width, height }: Sized): number => width * height;
