import { say } from '../../words/words.js';
import { type MarkedSheet, ON_CHART, ON_MAP, type OwnMark } from './own-mark.js';

/** A mark in words: what it is, what it says and of which turn. */
export const markWords = ({ is, words, turn }: OwnMark): string =>
  [
    say(`mark-is-${is}`),
    ...(words === '' ? [] : [`"${words}"`]),
    ...(turn === null ? [] : [say('turn-number', { turn })]),
  ].join(', ');

/** Where a mark lies, in words. */
export const whereWords = ({ on, places }: OwnMark): string =>
  [
    ...(on === ON_MAP ? [] : [on === ON_CHART ? say('sea-chart') : say('battlefield-of', { square: on })]),
    places.join(', '),
  ].join(': ');

/** What own marks say of a place of a sheet. */
export const marksSaidOf = (marks: readonly OwnMark[], on: MarkedSheet, place: string): string[] =>
  marks.filter((mark) => mark.on === on && mark.places.includes(place)).map((mark) => `${markWords(mark)}.`);
