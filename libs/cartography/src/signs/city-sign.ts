import { group, type GroupStep, path, type Step } from '../step.js';

const STAR = 'M0-8.5L2.2-2.8L8.2-2.6L3.5 1.2L5.1 7.1L0 3.8L-5.1 7.1L-3.5 1.2L-8.2-2.6L-2.2-2.8z';

/** A square round the origin. */
function square(side: number, style: 'city' | 'core'): Step {
  return { kind: 'box', x: -side / 2, y: -side / 2, width: side, height: side, styles: [style] };
}

/** A city by its level: village ring, ring with a dot, square, square in a square, star. */
function body(level: number): Step[] {
  if (level <= 1) return [{ kind: 'circle', radius: 3.6, styles: ['city'] }];
  if (level === 2)
    return [
      { kind: 'circle', radius: 4.8, styles: ['city'] },
      { kind: 'circle', radius: 1.9, styles: ['core'] },
    ];
  if (level === 3) return [square(9, 'city')];
  if (level === 4) return [square(11, 'city'), square(5, 'core')];
  return [path(STAR, { styles: ['city'] })];
}

const BASTIONS = 'M-9-9l4 1.5h10l4-1.5l-1.5 4v10l1.5 4l-4-1.5h-10l-4 1.5l1.5-4v-10z';

const WORKS_SCALE = 1.7;

/** What stands round the houses of a city. */
interface Works {
  readonly fort: unknown;
  readonly besieged: boolean;
}

const siege = ({ besieged }: Works, radius: number): Step[] =>
  besieged ? [{ kind: 'circle', radius, styles: ['siege'] }] : [];

/** The fort and the siege of a city whose houses the ground of a tactical map already shows. */
export function drawWorks(city: Works, x: number, y: number): GroupStep {
  const fort = city.fort ? [path(BASTIONS, { styles: ['fort'] }, { scale: WORKS_SCALE })] : [];
  return group({ x, y }, [...fort, ...siege(city, 23)]);
}

/** A city with the bastions of its fort and the broken ring of its siege round it. */
export function drawCity(city: Works & { readonly level: number }, x: number, y: number): GroupStep {
  const fort = city.fort ? [path(BASTIONS, { styles: ['fort'] })] : [];
  return group({ x, y }, [...fort, ...body(city.level), ...siege(city, 13)]);
}
