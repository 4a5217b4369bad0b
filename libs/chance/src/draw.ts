/** A draw that decides whether something with a stated chance happens. */
export interface ChanceDraw {
  readonly label: string;
  /** Chance 0-1 that it happens. */
  readonly chance: number;
  /** Uniform 0-1, six decimals; it happens when `roll < chance`. */
  readonly roll: number;
}

/** A draw that picks one of `among` things; `picked` counts from 0. */
export interface PickDraw {
  readonly label: string;
  readonly among: number;
  readonly picked: number;
}

/** A draw of a value between two bounds: whole numbers include both, fractions exclude the upper one. */
export interface ValueDraw {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

/** What an event records of the dice it used; enough to replay its data. */
export type Draw = ChanceDraw | PickDraw | ValueDraw;

/** Whether a chance draw came off. */
export function happens(draw: ChanceDraw): boolean {
  return draw.roll < draw.chance;
}
