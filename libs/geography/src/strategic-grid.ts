/**
 * The naming of a theatre's strategic squares: a letter and a digit for the column, a letter and a digit for the row
 * (GITM AMWOL 1.1, NWOL 1.1, ROTD 1.1). EUWOL's rows skip the letter O.
 */
export interface StrategicGrid {
  readonly columns: number;
  readonly rows: number;
  /** Square index of a name such as `G5-V6`, or -1 when there is no such square. */
  indexOf(name: string): number;
  /** Name of a square index. */
  nameOf(square: number): string;
}
