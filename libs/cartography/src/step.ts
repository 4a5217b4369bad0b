import type { StyleName } from './styles.js';

/** A tile by what it shows: ground, a defence rating, what is out of sight. */
export interface TileName {
  readonly of: 'strategic' | 'tactical' | 'defence' | 'unseen';
  readonly name: string;
}

/** A colour, `none`, or a tile that is repeated from the origin of the drawing on. */
export type Paint = string | { readonly tile: TileName };

/** How a form is filled and lined; what is left out is as the named styles have it. */
export interface Look {
  /** Names of the map's styles, the more general first. */
  readonly styles?: readonly StyleName[];
  readonly fill?: Paint;
  readonly fillOpacity?: number;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  /** Lengths of strokes and gaps, as in `2 1.5`. */
  readonly dash?: string;
  readonly cap?: 'round';
  readonly join?: 'round';
}

/** Where a drawing is laid: it is scaled, then turned (degrees, with the sun), then moved. */
export interface Placing {
  readonly x?: number;
  readonly y?: number;
  readonly turn?: number;
  readonly scale?: number;
}

/** A line or form by its path, in the language that SVG and a canvas's `Path2D` share. */
export interface PathStep extends Look {
  readonly kind: 'path';
  readonly d: string;
  readonly at?: Placing;
}

export interface BoxStep extends Look {
  readonly kind: 'box';
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
}

/** A circle round the origin. */
export interface CircleStep extends Look {
  readonly kind: 'circle';
  readonly radius: number;
}

export type Anchor = 'start' | 'middle' | 'end';

/** A short text on a map: `x`, `y` is its anchor on the baseline, `size` its type size, all in units of the map. */
export interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor?: Anchor;
  /** A light edge is set around letters that stand on the drawing. */
  readonly halo?: boolean;
  readonly ink?: Ink;
}

/** What letters are written in. */
export type Ink = 'ink' | 'faint' | 'light';

/** Letters; the painter chooses whether they are type or strokes. */
export interface LabelStep {
  readonly kind: 'label';
  readonly label: Label;
}

/** Steps that are laid together. */
export interface GroupStep {
  readonly kind: 'group';
  readonly at: Placing;
  readonly steps: readonly Step[];
}

/**
 * One step of a drawing. Steps are painted one over another, the first lowest; they say what is drawn and never for which
 * painter.
 */
export type Step = PathStep | BoxStep | CircleStep | LabelStep | GroupStep;

export function path(d: string, look: Look, at?: Placing): PathStep {
  return { kind: 'path', d, ...look, ...(at ? { at } : {}) };
}

/** A path in named styles; nothing where it is empty. */
export function styledPath(d: string, ...styles: StyleName[]): PathStep[] {
  return d === '' ? [] : [path(d, { styles })];
}

export function label(one: Label): LabelStep {
  return { kind: 'label', label: one };
}

export function group(at: Placing, steps: readonly Step[]): GroupStep {
  return { kind: 'group', at, steps };
}
