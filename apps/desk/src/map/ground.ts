import {
  COLOURS,
  partingSides,
  riverLines,
  STRATEGIC_CELL as SIDE,
  STRATEGIC_GROUND,
  strategicTiles,
  styledPath,
  type Step,
  type Tile,
} from '@vedette/cartography';
import { KeptBlocks } from './kept-blocks.js';
import { SMALLEST_LETTERS } from './lettering.js';
import { type Brush, paintSteps, plainColour } from './paint-steps.js';
import type { Theatre } from '../seat/theatre.js';

/** Cells a bitmap is wide and high. */
export const BLOCK = 16;
/** Pixels a cell for which ground is drawn; in between the next finer one is shrunk. */
export const LEVELS = [8, 16, 32, 64, 128] as const;
export type Level = (typeof LEVELS)[number];

/** Below this many pixels a cell, drawings on the ground would be dots. */
const SMALLEST_ART = 24;
/** And below this many no letter. */
const LETTERED_FROM = 64;
/** The level for a scale: the coarsest that need not be blown up. */
export const levelFor = (scale: number): Level => LEVELS.find((level) => level >= scale) ?? LEVELS.at(-1)!;

/** The printed ground, drawn once a block and level, whichever a frame wants first. */
export class Ground {
  private readonly kept = new KeptBlocks<OffscreenCanvas>();
  /** How many bitmaps were drawn so far: a picture made of fewer of them is to be made anew. */
  drawings = 0;
  private readonly tiles: ReadonlyMap<string, Tile>;
  private readonly lines: readonly Step[];
  private readonly rails: string;

  /** `layers` says what of the printed lines is drawn. */
  constructor(
    private readonly theatre: Theatre,
    layers: { readonly nations: boolean; readonly railways: boolean } = { nations: true, railways: true },
  ) {
    const byName = new Map(strategicTiles().map((tile) => [tile.name.name, tile]));
    this.tiles = new Map(
      [...STRATEGIC_GROUND.values()].map(({ name, letter }) => [letter, byName.get(name)!]),
    );
    this.lines = linesOf(theatre, layers.nations);
    this.rails = layers.railways ? railsOf(theatre) : '';
  }

  get columns(): number {
    return this.theatre.columns.length;
  }

  get rows(): number {
    return this.theatre.rows.length;
  }

  /** A bitmap of a block, if it is drawn already. */
  blockAt(level: Level, column: number, row: number): OffscreenCanvas | undefined {
    return this.kept.get(nameOf(level, column, row));
  }

  isDrawn(level: Level, column: number, row: number): boolean {
    return this.blockAt(level, column, row) !== undefined;
  }

  /** These blocks are in sight: none of them is thrown away until others are. */
  look(level: Level, blocks: readonly (readonly [number, number])[]): void {
    this.kept.look(blocks.map(([column, row]) => nameOf(level, column, row)));
  }

  /** Draws a block. */
  draw(level: Level, column: number, row: number): void {
    const canvas = new OffscreenCanvas(BLOCK * level, BLOCK * level);
    const brush = canvas.getContext('2d')!;
    const scale = level / SIDE;
    brush.scale(scale, scale);
    brush.translate(-column * BLOCK * SIDE, -row * BLOCK * SIDE);
    for (let south = row * BLOCK; south < Math.min(this.rows, (row + 1) * BLOCK); south++)
      for (let east = column * BLOCK; east < Math.min(this.columns, (column + 1) * BLOCK); east++)
        this.drawCell(brush, level, east, south);
    paintSteps(brush, this.lines);
    if (this.rails !== '') drawRails(brush, this.rails);
    this.kept.keep(nameOf(level, column, row), canvas);
    this.drawings++;
  }

  private drawCell(brush: Brush, level: Level, east: number, south: number): void {
    const tile = this.tiles.get(this.theatre.terrain[south]?.[east] ?? '.');
    if (!tile) return;
    brush.save();
    brush.translate(east * SIDE, south * SIDE);
    if (level < SMALLEST_ART) {
      brush.fillStyle = plainColour(tile);
      // A hair wider than the cell, or seams show between cells.
      brush.fillRect(0, 0, SIDE + 0.5, SIDE + 0.5);
    } else paintSteps(brush, lettered(tile.steps, level));
    brush.restore();
  }
}

const nameOf = (level: Level, column: number, row: number): string => `${level} ${column} ${row}`;

/** Tiles with letters that can be read wherever bitmaps of a level are shown, down to half its size; none where they would fill the cell. */
function lettered(steps: readonly Step[], level: Level): readonly Step[] {
  const smallest = (SMALLEST_LETTERS * SIDE * 2) / level;
  return steps.flatMap((step): Step[] => {
    if (step.kind !== 'label') return [step];
    const size = Math.max(step.label.size, smallest);
    return level < LETTERED_FROM ? [] : [{ ...step, label: { ...step.label, y: 2 + size * 0.8, size } }];
  });
}

/** Coasts, frontiers and rivers of the whole theatre, in units of the drawing. */
function linesOf({ columns, rows, terrain, nation, rivers }: Theatre, withFrontiers: boolean): Step[] {
  const [width, height] = [columns.length, rows.length];
  const groundAt = (index: number): string => terrain[Math.floor(index / width)]?.[index % width] ?? '';
  const nationAt = (index: number): string => nation[Math.floor(index / width)]?.[index % width] ?? '';
  const isWater = (index: number): boolean => groundAt(index) === '~';
  const isRiver = (row: number, column: number): boolean =>
    terrain[row]?.[column] === 'r' || (rivers?.[row]?.[column] ?? '.') !== '.';
  const coast = partingSides(width, height, SIDE, (a, b) => isWater(a) !== isWater(b));
  const frontier = partingSides(
    width,
    height,
    SIDE,
    (a, b) => !isWater(a) && !isWater(b) && nationAt(a) !== nationAt(b),
  );
  const river = riverLines(width, height, SIDE, isRiver, {
    mouth: (row, column) => terrain[row]?.[column] === '~',
    unseen: () => false,
  });
  return [
    ...styledPath(river, 'river'),
    ...styledPath(coast, 'coast'),
    ...(withFrontiers ? styledPath(frontier, 'frontier') : []),
  ];
}

const LEADS = [
  [1, 0, -1],
  [2, 1, 0],
  [4, 0, 1],
  [8, -1, 0],
] as const;

function railsOf({ rails }: Theatre): string {
  if (!rails) return '';
  return rails
    .flatMap((cells, row) =>
      [...cells].map((digit, column) => {
        const ways = digit === '.' ? 0 : Number.parseInt(digit, 16);
        const [x, y] = [(column + 0.5) * SIDE, (row + 0.5) * SIDE];
        return LEADS.filter(([bit]) => (ways & bit) !== 0)
          .map(([, east, south]) => `M${x} ${y}l${(east * SIDE) / 2} ${(south * SIDE) / 2}`)
          .join('');
      }),
    )
    .join('');
}

/** A railway as a dark line with light ties, told apart from a frontier by form. */
function drawRails(brush: Brush, d: string): void {
  const path = new Path2D(d);
  brush.strokeStyle = COLOURS.ink;
  brush.lineWidth = 4;
  brush.stroke(path);
  brush.strokeStyle = COLOURS.white;
  brush.lineWidth = 2;
  brush.setLineDash([5, 5]);
  brush.stroke(path);
  brush.setLineDash([]);
}
