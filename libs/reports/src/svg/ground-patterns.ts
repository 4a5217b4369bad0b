import { STRATEGIC_GROUND, TACTICAL_GROUND } from '../position/terrain-legend.js';
import { COLOURS } from './colours.js';
import { STRATEGIC_ART, TACTICAL_ART, type GroundArt } from './ground-art.js';
import type { Lettering } from './lettering.js';
import { element, idOf } from '../markup/markup.js';

/** Side of a square on the strategic map, in units of the drawing. */
export const STRATEGIC_CELL = 52;
/** Side of a square on tactical maps. */
export const TACTICAL_CELL = 34;
const ART = 40;
const RATINGS = ['0', '1', '2', '3', '4'];

export function strategicPattern(name: string): string {
  return idOf('gs', name);
}

export function tacticalPattern(letter: string): string {
  return idOf(
    'gt',
    letter === '.' ? 'open' : letter === letter.toLowerCase() ? letter : `${letter}${letter}`,
  );
}

export function defencePattern(rating: string): string {
  return idOf('gd', rating);
}

function pattern(id: string, cell: number, content: string): string {
  return element('pattern', { id, width: cell, height: cell, patternUnits: 'userSpaceOnUse' }, content);
}

function groundPattern(
  id: string,
  cell: number,
  letter: string,
  ground: GroundArt,
  lettering: Lettering,
): string {
  const art = ground.art === '' ? '' : element('g', { transform: `scale(${cell / ART})` }, ground.art);
  const fill = element('rect', { width: cell, height: cell, fill: ground.fill });
  const sign = letter === '.' ? '' : lettering({ text: letter, x: 3, y: 10, size: 9, style: 'faint' });
  return pattern(id, cell, `${fill}${art}${sign}`);
}

/** Hatching of squares that the player does not see. */
export const UNSEEN_PATTERN = 'gs-unseen';

function unseenPattern(): string {
  const line = element('path', { d: 'M0 8L8 0', stroke: COLOURS.grid, 'stroke-width': 0.8 });
  const fill = element('rect', { width: 8, height: 8, fill: COLOURS.unseen });
  return pattern(UNSEEN_PATTERN, 8, `${fill}${line}`);
}

/** Patterns of strategic ground: each square is drawn with its letter, so that no ground is told by colour alone. */
export function strategicPatterns(lettering: Lettering): string {
  const grounds = [...STRATEGIC_GROUND.values()].map(({ name, letter }) =>
    groundPattern(strategicPattern(name), STRATEGIC_CELL, letter, STRATEGIC_ART[name]!, lettering),
  );
  return `${unseenPattern()}${grounds.join('')}`;
}

/** Patterns of tactical ground and of defence ratings. */
export function tacticalPatterns(lettering: Lettering): string {
  const grounds = [...TACTICAL_GROUND.values()].map(({ letter }) =>
    groundPattern(tacticalPattern(letter), TACTICAL_CELL, letter, TACTICAL_ART[letter]!, lettering),
  );
  const ratings = RATINGS.map((rating) =>
    pattern(
      defencePattern(rating),
      TACTICAL_CELL,
      lettering({
        text: rating,
        x: TACTICAL_CELL - 3,
        y: TACTICAL_CELL - 3,
        size: 9,
        anchor: 'end',
        halo: true,
      }),
    ),
  );
  return [...grounds, ...ratings].join('');
}
