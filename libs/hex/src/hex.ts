/** Name of a hex: column and row, two digits each, from `0101` in the north-west. */
export type Hex = string;

/** Skewed coordinates in which a step is the same pair whatever column it starts in; `q` counts columns from 0. */
export interface Axial {
  readonly q: number;
  readonly a: number;
}

const ZERO = 48;
const LARGEST = 99;

/** The hex of a column and a row, both from 1 to 99; nothing is checked. */
export function hexAt(column: number, row: number): Hex {
  return `${column < 10 ? '0' : ''}${column}${row < 10 ? '0' : ''}${row}`;
}

/** True for text that names a hex, on whatever map. */
export function isHexName(text: string): boolean {
  return /^(?!00|..00)\d{4}$/.test(text);
}

/** Column of a hex, counted from 1 in the west. */
export function columnOf(hex: Hex): number {
  return (hex.charCodeAt(0) - ZERO) * 10 + hex.charCodeAt(1) - ZERO;
}

/** Row of a hex, counted from 1 in the north. */
export function rowOf(hex: Hex): number {
  return (hex.charCodeAt(2) - ZERO) * 10 + hex.charCodeAt(3) - ZERO;
}

/** The axial form of a hex of the flat-top grid whose even columns lie half a hex further south (GBACW details 4D). */
export function axialOf(hex: Hex): Axial {
  const q = columnOf(hex) - 1;
  return { q, a: rowOf(hex) - 1 - (q >> 1) };
}

/** The hex at axial coordinates, or null where no name reaches. */
export function hexOfAxial(q: number, a: number): Hex | null {
  const column = q + 1;
  const row = a + 1 + (q >> 1);
  return column < 1 || row < 1 || column > LARGEST || row > LARGEST ? null : hexAt(column, row);
}

/** Length of a difference of axial coordinates, in hexes. */
export function axialLength(dq: number, da: number): number {
  return (Math.abs(dq) + Math.abs(da) + Math.abs(dq + da)) / 2;
}

/** Hexes between two hexes: 0 for the same, 1 for neighbours. */
export function distance(from: Hex, to: Hex): number {
  const one = axialOf(from);
  const other = axialOf(to);
  return axialLength(other.q - one.q, other.a - one.a);
}
