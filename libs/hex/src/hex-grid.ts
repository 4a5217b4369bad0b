import { columnOf, hexAt, rowOf, type Hex } from './hex.js';
import { neighbours } from './direction.js';

/** The hexes of a map: columns and rows from 1, at most 99 of each. */
export class HexGrid {
  constructor(
    readonly columns: number,
    readonly rows: number,
  ) {}

  /** True for hexes of the map; text that names no hex is on none. */
  contains(hex: Hex): boolean {
    if (hex.length !== 4) return false;
    const column = columnOf(hex);
    const row = rowOf(hex);
    return (
      column >= 1 && column <= this.columns && row >= 1 && row <= this.rows && hexAt(column, row) === hex
    );
  }

  /** All hexes, column by column, each from the north: the order of their names. */
  hexes(): Hex[] {
    const all: Hex[] = [];
    for (let column = 1; column <= this.columns; column += 1)
      for (let row = 1; row <= this.rows; row += 1) all.push(hexAt(column, row));
    return all;
  }

  /** The neighbours on the map, in the order of their directions. */
  neighbours(hex: Hex): Hex[] {
    return neighbours(hex).filter((next) => this.contains(next));
  }

  /** Place of a hex in {@link hexes}. */
  indexOf(hex: Hex): number {
    return (columnOf(hex) - 1) * this.rows + rowOf(hex) - 1;
  }
}
