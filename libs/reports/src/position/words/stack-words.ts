import type { MarkColour, MarkKind } from '@vedette/cartography';
import type { ReportHeading } from '../../input/heading.schema.js';
import type { Standing } from '../../input/standing.schema.js';
import type { MarkView, StackView } from '../../input/strategic-view.schema.js';
import { inWords } from '../../wording/figures.js';
import { plain } from '../../wording/plain-text.js';
import { series } from '../../wording/series.js';
import { stateName } from './names.js';

const ARMS: Readonly<Record<string, string>> = {
  I: 'infantry',
  C: 'cavalry',
  A: 'artillery',
  H: 'headquarters',
};

/** `infantry and cavalry` of `IC`. */
export function armsInWords(letters: string): string {
  return series([...letters].map((letter) => ARMS[letter] ?? plain(letter)));
}

export const STANDING_WORDS: Readonly<Record<Standing, string>> = {
  same: 'own',
  allied: 'allied',
  hostile: 'hostile',
  neutral: 'neutral',
};

const KINDS: Readonly<Record<MarkKind, readonly [string, string]>> = {
  flag: ['flag', 'flags'],
  tent: ['tent', 'tents'],
  'boxed-s': ['boxed S', 'boxed S'],
};

const COLOURS: Readonly<Record<MarkColour, string>> = {
  blue: 'blue (own or allied)',
  red: 'red (hostile)',
  gray: 'gray (neutral)',
  black: 'black (own, hostile and neutral)',
};

/** `blue (own or allied) flag`, `blue (own or allied) and red (hostile) flags`. */
export function markInWords(mark: MarkView): string {
  const [one, many] = KINDS[mark.kind];
  return `${series(mark.colours.map((colour) => COLOURS[colour]))} ${mark.colours.length > 1 ? many : one}`;
}

/** A size word of the rule book as prose has it: `some regiments`, `a brigade`, `3 divisions`. */
export function sizeInWords(size: string): string {
  const word = plain(size).trim();
  if (word === '') return 'some troops';
  if (/^\d|\s/.test(word)) return word;
  return word.endsWith('s') ? `some ${word}` : `a ${word}`;
}

/**
 * What selecting a flag shows: whose troops, how they stand to the reader, how many and of which arms; exact for friends, in
 * the book's size words for all others (GITM AMWOL 1.4, 4.1).
 */
export function stackInWords(stack: StackView, heading: ReportHeading): string {
  const who = `${stateName(heading, stack.state)} (${STANDING_WORDS[stack.standing]})`;
  const { count } = stack;
  const exact = count !== null;
  const howMany = count === null ? sizeInWords(stack.size ?? '') : inWords(count, 'unit', 'units');
  const arms = armsInWords(stack.letters);
  const condition =
    stack.condition === 'inactive' ? ', in quarters' : stack.condition === 'shattered' ? ', broken' : '';
  return `${who}: ${howMany}${arms === '' ? '' : `, ${exact ? '' : 'it seems '}${arms}`}${condition}`;
}
