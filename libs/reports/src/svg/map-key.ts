import type { MarkColour } from '@vedette/cartography';
import type { ReportHeading } from '../input/heading.schema.js';
import type { SquareView } from '../input/strategic-view.schema.js';
import { plain } from '../wording/plain-text.js';
import { sizeSign } from './strategic-marks.js';

const FLAGS: Readonly<Record<MarkColour, string>> = {
  blue: 'blue own or allied, exact number of units',
  red: 'red hostile',
  gray: 'gray neutral',
  black: 'black all three',
};
const COLOURS: readonly MarkColour[] = ['blue', 'red', 'gray', 'black'];

/** `3 to 5 units`, `1 unit`. */
function unitsInWords(least: number, most: number): string {
  if (least === most) return `${least} ${least === 1 ? 'unit' : 'units'}`;
  return `${least} to ${most} units`;
}

/**
 * What the flags of one map mean, in lines: their colours, and how many units each size on them stands for, only of what
 * is on the map (GITM AMWOL 1.4, 4.1).
 */
export function mapKey(squares: readonly (SquareView | undefined)[], heading: ReportHeading): string[] {
  const shown = squares.filter((square) => square !== undefined);
  const marks = shown.flatMap(({ mark }) => mark ?? []);
  const colours = new Set(marks.flatMap((mark) => mark.colours));
  const kinds = new Set(marks.map(({ kind }) => kind));
  const flags = COLOURS.filter((colour) => colours.has(colour)).map((colour) => FLAGS[colour]);
  const seen = new Set(
    shown.flatMap(({ stacks }) => stacks.flatMap(({ size }) => (size === null ? [] : [size]))),
  );
  const sizes = (heading.sizes ?? [])
    .filter(({ word }) => seen.has(word))
    .map(({ word, least, most }) => `${sizeSign(word)} ${plain(word)}, ${unitsInWords(least, most)}`);
  const many = [...seen].filter((size) => /^\d/.test(size)).sort()[0];
  return [
    ...(flags.length > 0 ? [`Flags: ${flags.join('; ')}.`] : []),
    ...(kinds.has('tent') || kinds.has('boxed-s')
      ? ['Tent: only troops in quarters. Boxed S: only broken troops.']
      : []),
    ...(sizes.length > 0 || many !== undefined
      ? [
          `Sizes of strangers, about: ${[...sizes, ...(many === undefined ? [] : [`${sizeSign(many)} ${plain(many)}`])].join('; ')} (rule 4.1).`,
        ]
      : []),
    ...railwayKey(shown),
    ...storesKey(shown),
    ...(marks.length > 0 ? ['Letters: I infantry, C cavalry, A artillery, H headquarters.'] : []),
  ];
}

/** What the colours and dots of railways mean, where a map has any (ROTD 1.3, 8.5). */
function railwayKey(shown: readonly SquareView[]): string[] {
  if (!shown.some(({ railway }) => railway !== undefined)) return [];
  const torn = shown.some(({ railway }) => railway?.intact === false);
  return [
    `Railways: blue own or allied, red hostile, gray neutral, white held by nobody${torn ? '; dotted where no train passes' : ''}.`,
  ];
}

/** What houses and crates are, where a map has any (ROTD 11.5). */
function storesKey(shown: readonly SquareView[]): string[] {
  const kinds = new Set(shown.flatMap(({ depots = [] }) => depots.map(({ kind }) => kind)));
  const signs = [
    ...(kinds.has('depot') ? ['House: depot'] : []),
    ...(kinds.has('cache') ? ['Crate: cache'] : []),
  ];
  return signs.length > 0 ? [`${signs.join('. ')}. Blue own or allied, red hostile, gray neutral.`] : [];
}
