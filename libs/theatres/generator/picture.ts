import { PNG } from 'pngjs';
import type { Drawing } from './drawing.js';

/** Side of a strategic square in the picture, pixels. */
const SIDE = 9;

type Colour = readonly [number, number, number];

const GROUND: Readonly<Record<string, Colour>> = {
  '.': [226, 228, 196],
  '~': [92, 142, 202],
  h: [201, 186, 138],
  f: [128, 172, 104],
  F: [104, 138, 78],
  m: [157, 108, 64],
  M: [84, 66, 58],
  d: [246, 220, 130],
  D: [222, 190, 116],
  a: [150, 190, 178],
  s: [92, 138, 128],
  r: [226, 228, 196],
};
const RIVER: readonly Colour[] = [
  [226, 228, 196],
  [84, 140, 220],
  [40, 90, 215],
  [14, 40, 150],
];
const CITY: Colour = [206, 24, 24];
const FORT: Colour = [20, 20, 20];
const PORT: Colour = [255, 255, 255];
const RAIL: Colour = [60, 30, 60];
const BORDER: Colour = [190, 40, 140];

/** A picture of a theatre: ground, borders of nations, rivers, railways, cities (a dot by level), ports and forts. */
export function paintPicture(drawing: Drawing): Buffer {
  const { frame } = drawing;
  const png = new PNG({ width: frame.columns * SIDE, height: frame.rows * SIDE });
  const dot = (x: number, y: number, colour: Colour): void => {
    if (x < 0 || y < 0 || x >= png.width || y >= png.height) return;
    png.data.set([...colour, 255], 4 * (y * png.width + x));
  };
  const block = (x: number, y: number, width: number, height: number, colour: Colour): void => {
    for (let j = 0; j < height; j += 1) for (let i = 0; i < width; i += 1) dot(x + i, y + j, colour);
  };
  for (let square = 0; square < drawing.terrain.length; square += 1) {
    const x = (square % frame.columns) * SIDE;
    const y = Math.floor(square / frame.columns) * SIDE;
    block(x, y, SIDE, SIDE, GROUND[drawing.terrain[square] as string] as Colour);
    gridLines(square, x, y, frame.columns, block, drawing);
    if (drawing.terrain[square] === 'r') river(drawing, square, x, y, block);
    borders(drawing, square, x, y, block);
    rails(drawing.rails[square] as number, x, y, block);
  }
  for (const city of drawing.cities) {
    const size = 1 + Math.min(5, city.level);
    const x = (city.square % frame.columns) * SIDE + Math.floor((SIDE - size) / 2);
    const y = Math.floor(city.square / frame.columns) * SIDE + Math.floor((SIDE - size) / 2);
    if (city.fort) block(x - 1, y - 1, size + 2, size + 2, FORT);
    block(x, y, size, size, CITY);
    if (drawing.ports.some((port) => port.city === city))
      block(x + Math.floor(size / 2), y + Math.floor(size / 2), 1, 1, PORT);
  }
  return PNG.sync.write(png);
}

type Block = (x: number, y: number, width: number, height: number, colour: Colour) => void;

function gridLines(
  square: number,
  x: number,
  y: number,
  columns: number,
  block: Block,
  drawing: Drawing,
): void {
  const darker = (GROUND[drawing.terrain[square] as string] as Colour).map((c) => Math.floor(c * 0.8));
  const colour = [darker[0], darker[1], darker[2]] as unknown as Colour;
  if ((square % columns) % 10 === 0) block(x, y, 1, SIDE, colour);
  if (Math.floor(square / columns) % 10 === 0) block(x, y, SIDE, 1, colour);
}

function river(drawing: Drawing, square: number, x: number, y: number, block: Block): void {
  const { columns, rows } = drawing.frame;
  const kind = drawing.riverClass[square] as number;
  const colour = RIVER[kind] as Colour;
  const half = Math.floor(SIDE / 2);
  const wet = (next: number, inside: boolean): boolean =>
    inside && 'r~'.includes(drawing.terrain[next] as string);
  block(x + half - 1, y + half - 1, 3, 3, colour);
  if (wet(square - columns, square >= columns)) block(x + half - 1, y, 3, half, colour);
  if (wet(square + columns, square < columns * (rows - 1)))
    block(x + half - 1, y + half, 3, SIDE - half, colour);
  if (wet(square - 1, square % columns > 0)) block(x, y + half - 1, half, 3, colour);
  if (wet(square + 1, square % columns < columns - 1)) block(x + half, y + half - 1, SIDE - half, 3, colour);
}

function borders(drawing: Drawing, square: number, x: number, y: number, block: Block): void {
  const { columns } = drawing.frame;
  const own = drawing.nation[square] as number;
  const differs = (next: number): boolean =>
    drawing.terrain[square] !== '~' && drawing.terrain[next] !== '~' && drawing.nation[next] !== own;
  if (square % columns > 0 && differs(square - 1)) block(x, y, 1, SIDE, BORDER);
  if (square >= columns && differs(square - columns)) block(x, y, SIDE, 1, BORDER);
}

function rails(links: number, x: number, y: number, block: Block): void {
  const half = Math.floor(SIDE / 2);
  if (links & 1) block(x + half, y, 1, half + 1, RAIL);
  if (links & 4) block(x + half, y + half, SIDE - half, 1, RAIL);
  if (links & 16) block(x + half, y + half, 1, SIDE - half, RAIL);
  if (links & 64) block(x, y + half, half + 1, 1, RAIL);
}
