import { COLOURS as c } from './colours.js';

/** A style of lines and forms that stand on many maps. */
export interface Style {
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly strokeOpacity?: number;
  readonly cap?: 'round';
  readonly join?: 'round';
  readonly dash?: string;
}

/** The styles of maps by name, in the order in which a later one overrules. */
export const STYLES = {
  grid: { fill: 'none', stroke: c.grid, strokeWidth: 0.6 },
  coast: { fill: 'none', stroke: c.deep, strokeWidth: 2, join: 'round' },
  river: { fill: 'none', stroke: c.river, strokeWidth: 3.2, cap: 'round', join: 'round' },
  /** Of a river on a tactical map. */
  wide: { strokeWidth: 9, strokeOpacity: 0.75 },
  frontier: { fill: 'none', stroke: c.frontier, strokeWidth: 1.6, dash: '5 3' },
  blue: { fill: c.blue },
  red: { fill: c.red },
  gray: { fill: c.gray },
  black: { fill: c.black },
  mark: { stroke: c.white, strokeWidth: 0.8, join: 'round' },
  pole: { stroke: c.ink, strokeWidth: 1.3, cap: 'round' },
  city: { fill: c.white, stroke: c.ink, strokeWidth: 1.3 },
  core: { fill: c.ink },
  fort: { fill: 'none', stroke: c.ink, strokeWidth: 1.3 },
  siege: { fill: 'none', stroke: c.red, strokeWidth: 2, dash: '3 2.2' },
} as const satisfies Readonly<Record<string, Style>>;

export type StyleName = keyof typeof STYLES;
