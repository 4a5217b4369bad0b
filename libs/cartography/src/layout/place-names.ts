/** A rectangle of a map, in units of the drawing. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where a name may stand: its first letter's left edge and its baseline. */
export interface NamePlace {
  readonly x: number;
  readonly y: number;
}

/** Height of letters above and below their baseline, as a share of their size. */
const RISE = 0.8;
const FALL = 0.25;

function overlap(a: Area, b: Area): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** What a name covers. */
export function areaOf({ x, y }: NamePlace, width: number, size: number): Area {
  return { left: x, top: y - RISE * size, right: x + width, bottom: y + FALL * size };
}

/**
 * The place of several where a name hides least of what is drawn already, the first of equals; none that runs out of the frame
 * is taken where another does not, and every one is moved back into it.
 */
export function bestPlace(
  places: readonly NamePlace[],
  width: number,
  size: number,
  frame: Area,
  taken: readonly Area[],
): NamePlace {
  const within = ({ x, y }: NamePlace): NamePlace => ({
    x: Math.max(frame.left, Math.min(x, frame.right - width)),
    y: Math.max(frame.top + RISE * size, Math.min(y, frame.bottom - FALL * size)),
  });
  const judged = places.map((place) => {
    const kept = within(place);
    const moved = Math.abs(kept.x - place.x) + Math.abs(kept.y - place.y);
    const hidden = taken.reduce((sum, area) => sum + overlap(areaOf(kept, width, size), area), 0);
    return { kept, cost: hidden + moved };
  });
  return judged.reduce((best, one) => (one.cost < best.cost - 0.01 ? one : best)).kept;
}
