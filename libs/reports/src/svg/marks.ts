import type { MarkColour, MarkKind } from '../input/standing.schema.js';
import { element } from '../markup/markup.js';
import type { Lettering } from './lettering.js';

/** A flag, tent or boxed S on a map; told apart by form as well as by colour. */
export interface Mark {
  readonly kind: MarkKind;
  readonly colour: MarkColour;
  /** Number or size on the flag, at most three characters. */
  readonly label: string;
}

export const MARK_WIDTH = 19;

/** Banners: friends a plain one, enemies swallow-tailed, neutrals a pointed one, all three a plain one barred. */
const BANNERS: Readonly<Record<MarkColour, string>> = {
  blue: 'M2 1h16v11h-16z',
  red: 'M2 1h18l-4 5.5l4 5.5h-18z',
  gray: 'M2 1h12.5l5 5.5l-5 5.5h-12.5z',
  black: 'M2 1h16v11h-16z',
};

function flag({ colour, label }: Mark, lettering: Lettering): string {
  const pole = element('path', { d: 'M2 1v18', class: 'pole' });
  const banner = element('path', { d: BANNERS[colour], class: `${colour} mark` });
  const size = label.length > 2 ? 7 : 9;
  const text =
    label === '' ? '' : lettering({ text: label, x: 9.5, y: 9.6, size, anchor: 'middle', style: 'light' });
  return `${pole}${banner}${text}`;
}

function tent({ colour }: Mark): string {
  const form =
    colour === 'gray' ? 'M1 18q9-22 18 0z' : colour === 'red' ? 'M1 18L7 4h6L19 18z' : 'M1 18L10 2L19 18z';
  return `${element('path', { d: form, class: `${colour} mark` })}${element('path', { d: 'M7.5 18L10 10L12.5 18z', fill: '#fff' })}`;
}

function boxed({ colour }: Mark, lettering: Lettering): string {
  const rounding = colour === 'gray' ? 8 : colour === 'red' ? 0 : 3;
  const box = element('rect', { x: 1, y: 1, width: 17, height: 17, rx: rounding, class: `${colour} mark` });
  return `${box}${lettering({ text: 'S', x: 9.5, y: 14, size: 13, anchor: 'middle', style: 'light' })}`;
}

/** A mark with its upper left corner at a place. */
export function drawMark(mark: Mark, x: number, y: number, lettering: Lettering): string {
  const form =
    mark.kind === 'flag' ? flag(mark, lettering) : mark.kind === 'tent' ? tent(mark) : boxed(mark, lettering);
  return element('g', { transform: `translate(${x} ${y})` }, form);
}
