import { element, escaped } from '../markup/markup.js';
import { MAP_STYLE } from './map-style.js';

/** A drawn map without its style and patterns, which a page carries once for all its maps. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly body: string;
}

/** A drawing inside a page. Its links are reached by keyboard; the title names it to whoever does not see it. */
export function inlineSvg(drawing: Drawing): string {
  const { width, height, title, body } = drawing;
  return element(
    'svg',
    { class: 'map', viewBox: `0 0 ${width} ${height}`, width, height, role: 'group', 'aria-label': title },
    body,
  );
}

/** A drawing as a file of its own; `patterns` are the definitions its body refers to. */
export function svgFile(drawing: Drawing, patterns: string): string {
  const { width, height, title, body } = drawing;
  const content = `<title>${escaped(title)}</title><style>${MAP_STYLE}</style><defs>${patterns}</defs>${element('rect', { width, height, fill: '#faf6ea' })}${body}`;
  return `${element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'map',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
    },
    content,
  )}\n`;
}
