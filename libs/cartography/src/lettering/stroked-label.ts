import { coordinate } from '../coordinate.js';
import type { Label } from '../step.js';
import { glyphsOf } from './stroke-font.js';

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

/** A label as lines to be drawn. */
export interface StrokedLabel {
  readonly d: string;
  /** Width of its strokes. */
  readonly weight: number;
  /** Width of the light edge behind them; null when it has none. */
  readonly edge: number | null;
}

const EDGE = 2.4;

/** Letters as strokes: the same everywhere, also where no fonts are. */
export function strokesOf({ text, x, y, size, anchor, halo }: Label): StrokedLabel {
  const scale = (size * CAPITAL_SHARE) / CAPITAL;
  const letters = [...text.normalize('NFC')].map(glyphsOf);
  const width =
    Math.max(
      0,
      letters.reduce((sum, { glyph }) => sum + glyph.width + GAP, -GAP),
    ) * scale;
  let left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x;
  const top = y - CAPITAL * scale;
  let d = '';
  for (const { glyph, marks, capital } of letters) {
    d += path(glyph.strokes, left, top, scale);
    const raised = top - (capital ? CAPITAL_MARK_RISE * scale : 0);
    for (const mark of marks) d += path(mark, left + ((glyph.width - MARK_WIDTH) / 2) * scale, raised, scale);
    left += (glyph.width + GAP) * scale;
  }
  const weight = size * WEIGHT;
  return { d, weight, edge: halo ? weight + EDGE : null };
}
