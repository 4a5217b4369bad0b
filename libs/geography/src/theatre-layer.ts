import { TheatreDataError, type LayerSource, type TheatreData } from './theatre-data.js';
import { STRATEGIC_LETTERS } from './terrain.js';

const CLASS_LETTERS = '.123';
const FLAG_LETTERS = '.1';
const LINK_LETTERS = '.123456789abcdef';

/** Letters of the layers that have the same letters in every theatre. */
export const LAYER_LETTERS = {
  terrain: STRATEGIC_LETTERS,
  riverClass: CLASS_LETTERS,
  navigable: FLAG_LETTERS,
} as const;

/**
 * A layer as one byte a square, the byte being the place of the letter in `letters`. Throws {@link TheatreDataError} when
 * the layer's size is not the grid's, a letter is unknown or a byte too great.
 */
export function layerOf(data: TheatreData, name: string, source: LayerSource, letters: string): Uint8Array {
  const { columns, rows } = data.grid;
  const fault = (found: string, allowed: string): TheatreDataError =>
    new TheatreDataError(data.id, name, found, allowed);
  if (source instanceof Uint8Array) {
    if (source.length !== columns * rows)
      throw fault(`${source.length} squares`, `${columns * rows}, one a square of the grid`);
    const wrong = source.findIndex((value) => value >= letters.length);
    if (wrong >= 0)
      throw fault(`${source[wrong]} in ${data.grid.nameOf(wrong)}`, `0 to ${letters.length - 1}`);
    return source;
  }
  if (source.length !== rows) throw fault(`${source.length} rows`, `${rows} rows`);
  const layer = new Uint8Array(columns * rows);
  source.forEach((line, row) => {
    if (line.length !== columns) throw fault(`${line.length} letters in row ${row}`, `${columns} letters`);
    for (let column = 0; column < columns; column++) {
      const value = letters.indexOf(line[column]!);
      if (value < 0) throw fault(`"${line[column]}" in row ${row}, column ${column}`, `one of ${letters}`);
      layer[row * columns + column] = value;
    }
  });
  return layer;
}

/** Track links by square, bit d for Direction d; rows give the four straight directions as a hexadecimal digit. */
export function railLayerOf(data: TheatreData): Uint8Array {
  const { rails, grid } = data;
  if (!rails) return new Uint8Array(grid.columns * grid.rows);
  if (rails instanceof Uint8Array) return layerOf(data, 'rails', rails, ' '.repeat(256));
  return layerOf(data, 'rails', rails, LINK_LETTERS).map(
    (digit) => (digit & 1) | ((digit & 2) << 1) | ((digit & 4) << 2) | ((digit & 8) << 3),
  );
}
