import { element } from '../markup/markup.js';

const STAR = 'M0-8.5L2.2-2.8L8.2-2.6L3.5 1.2L5.1 7.1L0 3.8L-5.1 7.1L-3.5 1.2L-8.2-2.6L-2.2-2.8z';

/** A city by its level: village ring, ring with a dot, square, square in a square, star. */
function body(level: number): string {
  if (level <= 1) return element('circle', { r: 3.6, class: 'city' });
  if (level === 2)
    return `${element('circle', { r: 4.8, class: 'city' })}${element('circle', { r: 1.9, class: 'core' })}`;
  if (level === 3) return element('rect', { x: -4.5, y: -4.5, width: 9, height: 9, class: 'city' });
  if (level === 4)
    return `${element('rect', { x: -5.5, y: -5.5, width: 11, height: 11, class: 'city' })}${element('rect', { x: -2.5, y: -2.5, width: 5, height: 5, class: 'core' })}`;
  return element('path', { d: STAR, class: 'city' });
}

const BASTIONS = 'M-9-9l4 1.5h10l4-1.5l-1.5 4v10l1.5 4l-4-1.5h-10l-4 1.5l1.5-4v-10z';

/** The fort and the siege of a city whose houses the ground of a tactical map already shows. */
export function drawWorks(
  city: { readonly fort: unknown; readonly besieged: boolean },
  x: number,
  y: number,
): string {
  const fort = city.fort ? element('path', { d: BASTIONS, class: 'fort', transform: 'scale(1.7)' }) : '';
  const siege = city.besieged ? element('circle', { r: 23, class: 'siege' }) : '';
  return element('g', { transform: `translate(${x} ${y})` }, `${fort}${siege}`);
}

/** A city with the bastions of its fort and the broken ring of its siege round it. */
export function drawCity(
  city: { readonly level: number; readonly fort: unknown; readonly besieged: boolean },
  x: number,
  y: number,
): string {
  const fort = city.fort ? element('path', { d: BASTIONS, class: 'fort' }) : '';
  const siege = city.besieged ? element('circle', { r: 13, class: 'siege' }) : '';
  return element('g', { transform: `translate(${x} ${y})` }, `${fort}${body(city.level)}${siege}`);
}
