import { coordinate, element, escaped } from '../markup/markup.js';
import { glyphsOf } from './stroke-font.js';

export type Anchor = 'start' | 'middle' | 'end';

/** A short text on a map: `x`, `y` is its anchor on the baseline, `size` its type size, all in units of the map. */
export interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor?: Anchor;
  /** Class of the map's style sheet; `halo` is set around letters that stand on the drawing. */
  readonly style?: string;
  readonly halo?: boolean;
}

/** How letters get on a map: as text, for pages, or as strokes, for pictures that must not depend on fonts. */
export type Lettering = (label: Label) => string;

/** Size of letters where nothing is said; the style sheet of the maps sets it. */
export const PLAIN_SIZE = 10;

/** Letters as SVG text. */
export const textLettering: Lettering = ({ text, x, y, size, anchor, style = 'ink', halo }) =>
  element(
    'text',
    {
      x,
      y,
      'font-size': size === PLAIN_SIZE ? undefined : size,
      'text-anchor': anchor === undefined || anchor === 'start' ? undefined : anchor,
      class:
        [style === 'ink' ? '' : style, halo ? 'halo' : ''].filter((name) => name !== '').join(' ') ||
        undefined,
    },
    escaped(text),
  );

const CAPITAL = 6;
const CAPITAL_SHARE = 0.72;
const GAP = 1.7;
const WEIGHT = 0.1;
const MARK_WIDTH = 4;
const CAPITAL_MARK_RISE = 2.2;

function path(strokes: string, left: number, top: number, scale: number): string {
  return strokes
    .split(' ')
    .filter((stroke) => stroke !== '')
    .map((stroke) => {
      const points: string[] = [];
      for (let i = 0; i < stroke.length; i += 2) {
        const x = left + Number(stroke[i]) * scale;
        const y = top + Number(stroke[i + 1]) * scale;
        points.push(`${coordinate(x)} ${coordinate(y)}`);
      }
      return points.length === 2 && points[0] === points[1] ? `M${points[0]!}h.01` : `M${points.join('L')}`;
    })
    .join('');
}

/** Letters as strokes; the colour comes from the class's `color`. */
export const strokeLettering: Lettering = ({ text, x, y, size, anchor, style = 'ink', halo }) => {
  const scale = (size * CAPITAL_SHARE) / CAPITAL;
  const letters = [...text.normalize('NFC')].map(glyphsOf);
  const width =
    Math.max(
      0,
      letters.reduce((sum, { glyph }) => sum + glyph.width + GAP, -GAP),
    ) * scale;
  let left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x;
  const top = y - CAPITAL * scale;
  let strokes = '';
  for (const { glyph, marks, capital } of letters) {
    strokes += path(glyph.strokes, left, top, scale);
    const raised = top - (capital ? CAPITAL_MARK_RISE * scale : 0);
    for (const mark of marks)
      strokes += path(mark, left + ((glyph.width - MARK_WIDTH) / 2) * scale, raised, scale);
    left += (glyph.width + GAP) * scale;
  }
  const line = {
    d: strokes,
    fill: 'none',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  const weight = size * WEIGHT;
  const behind = halo ? element('path', { ...line, class: 'behind', 'stroke-width': weight + 2.4 }) : '';
  return `${behind}${element('path', { ...line, class: `${style} drawn`, 'stroke-width': weight })}`;
};
