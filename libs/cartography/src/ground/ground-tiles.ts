import { COLOURS } from '../colours.js';
import { group, label, path, type Step, type TileName } from '../step.js';
import { ART_SIDE, type GroundArt, STRATEGIC_ART, TACTICAL_ART } from './ground-art.js';
import { STRATEGIC_GROUND, TACTICAL_GROUND } from './terrain-legend.js';

/** Side of a square on the strategic map, in units of the drawing. */
export const STRATEGIC_CELL = 52;
/** Side of a square on tactical maps. */
export const TACTICAL_CELL = 34;
/** Defence ratings, poor to excellent (GITM AMWOL 2.2). */
export const RATINGS = ['0', '1', '2', '3', '4'] as const;

const HATCHING = 8;
const SIGN_SIZE = 9;

/** A square that fills an area by being repeated. */
export interface Tile {
  readonly name: TileName;
  readonly side: number;
  readonly steps: readonly Step[];
}

export const strategicTile = (name: string): TileName => ({ of: 'strategic', name });
export const tacticalTile = (name: string): TileName => ({ of: 'tactical', name });
export const defenceTile = (name: string): TileName => ({ of: 'defence', name });
/** Hatching of squares that the player does not see. */
export const UNSEEN_TILE: TileName = { of: 'unseen', name: '' };

/** Each square is drawn with its letter, so that no ground is told by colour alone. */
function groundTile(name: TileName, side: number, letter: string, { fill, art }: GroundArt): Tile {
  const ground: Step = { kind: 'box', width: side, height: side, fill };
  const drawing = art.length === 0 ? [] : [group({ scale: side / ART_SIDE }, art)];
  const sign = letter === '.' ? [] : [label({ text: letter, x: 3, y: 10, size: SIGN_SIZE, ink: 'faint' })];
  return { name, side, steps: [ground, ...drawing, ...sign] };
}

/** Tiles of the strategic map: what is out of sight, and every ground in the order of the legend. */
export function strategicTiles(): Tile[] {
  const lines = path('M0 8L8 0', { stroke: COLOURS.grid, strokeWidth: 0.8 });
  const paper: Step = { kind: 'box', width: HATCHING, height: HATCHING, fill: COLOURS.unseen };
  const grounds = [...STRATEGIC_GROUND.values()].map(({ name, letter }) =>
    groundTile(strategicTile(name), STRATEGIC_CELL, letter, STRATEGIC_ART[name]!),
  );
  return [{ name: UNSEEN_TILE, side: HATCHING, steps: [paper, lines] }, ...grounds];
}

/** Tiles of tactical maps: every ground in the order of the legend, and the defence ratings that are laid over it. */
export function tacticalTiles(): Tile[] {
  const grounds = [...TACTICAL_GROUND.values()].map(({ letter }) =>
    groundTile(tacticalTile(letter), TACTICAL_CELL, letter, TACTICAL_ART[letter]!),
  );
  const corner = TACTICAL_CELL - 3;
  const ratings = RATINGS.map((rating): Tile => {
    const sign = { text: rating, x: corner, y: corner, size: SIGN_SIZE, anchor: 'end', halo: true } as const;
    return { name: defenceTile(rating), side: TACTICAL_CELL, steps: [label(sign)] };
  });
  return [...grounds, ...ratings];
}
