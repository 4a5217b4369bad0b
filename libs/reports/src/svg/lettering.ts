import { type Label, strokesOf } from '@vedette/cartography';
import { element, escaped } from '../markup/markup.js';

/** How letters get on a map: as text, for pages, or as strokes, for pictures that must not depend on fonts. */
export type Lettering = (label: Label) => string;

/** Size of letters where nothing is said; the style sheet of the maps sets it. */
export const PLAIN_SIZE = 10;

/** Letters as SVG text. */
export const textLettering: Lettering = ({ text, x, y, size, anchor, ink = 'ink', halo }) =>
  element(
    'text',
    {
      x,
      y,
      'font-size': size === PLAIN_SIZE ? undefined : size,
      'text-anchor': anchor === undefined || anchor === 'start' ? undefined : anchor,
      class:
        [ink === 'ink' ? '' : ink, halo ? 'halo' : ''].filter((name) => name !== '').join(' ') || undefined,
    },
    escaped(text),
  );

/** Letters as strokes; the colour comes from the class's `color`. */
export const strokeLettering: Lettering = (label) => {
  const { d, weight, edge } = strokesOf(label);
  const line = { d, fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  const behind = edge === null ? '' : element('path', { ...line, class: 'behind', 'stroke-width': edge });
  return `${behind}${element('path', { ...line, class: `${label.ink ?? 'ink'} drawn`, 'stroke-width': weight })}`;
};
