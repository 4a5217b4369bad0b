import { group, type GroupStep, label, path, type Step } from '../step.js';

/** What a mark stands for: active troops, troops in quarters, broken troops. */
export type MarkKind = 'flag' | 'tent' | 'boxed-s';
/** Friends, enemies, neutrals; black for all three. */
export type MarkColour = 'blue' | 'red' | 'gray' | 'black';

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

function flag({ colour, label: text }: Mark): Step[] {
  const pole = path('M2 1v18', { styles: ['pole'] });
  const banner = path(BANNERS[colour], { styles: [colour, 'mark'] });
  const size = text.length > 2 ? 7 : 9;
  const sign = text === '' ? [] : [label({ text, x: 9.5, y: 9.6, size, anchor: 'middle', ink: 'light' })];
  return [pole, banner, ...sign];
}

function tent({ colour }: Mark): Step[] {
  const form =
    colour === 'gray' ? 'M1 18q9-22 18 0z' : colour === 'red' ? 'M1 18L7 4h6L19 18z' : 'M1 18L10 2L19 18z';
  return [path(form, { styles: [colour, 'mark'] }), path('M7.5 18L10 10L12.5 18z', { fill: '#fff' })];
}

function boxed({ colour }: Mark): Step[] {
  const radius = colour === 'gray' ? 8 : colour === 'red' ? 0 : 3;
  return [
    { kind: 'box', x: 1, y: 1, width: 17, height: 17, radius, styles: [colour, 'mark'] },
    label({ text: 'S', x: 9.5, y: 14, size: 13, anchor: 'middle', ink: 'light' }),
  ];
}

/** A mark with its upper left corner at a place. */
export function drawMark(mark: Mark, x: number, y: number): GroupStep {
  const form = mark.kind === 'flag' ? flag(mark) : mark.kind === 'tent' ? tent(mark) : boxed(mark);
  return group({ x, y }, form);
}
