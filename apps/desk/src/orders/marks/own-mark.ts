/** What somebody draws for himself: a pin at a place, an arrow by way of places, an area of them. */
export const MARK_KINDS = ['pin', 'arrow', 'area'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** Upon what it is drawn: the map, the chart, or the battlefield of a square, which is named by it. */
export type MarkedSheet = string;
export const ON_MAP: MarkedSheet = 'map';
export const ON_CHART: MarkedSheet = 'chart';

/** A mark of one's own. Nobody else reads it, unless its owner writes it into a letter. */
export interface OwnMark {
  readonly id: string;
  readonly is: MarkKind;
  readonly on: MarkedSheet;
  /** Squares of the map, tactical squares, or areas and ports of the chart; of an arrow in its order. */
  readonly places: readonly string[];
  readonly words: string;
  /** The turn it is about; null for none. */
  readonly turn: number | null;
}

/** Characters of a mark's words, and places of one mark; *our figures*: a line, and a broad front. */
export const LONGEST_WORDS = 120;
export const MOST_PLACES = 60;

/** Whether there is something to draw: an arrow leads from somewhere to somewhere. */
export const isWhole = ({ is, places }: OwnMark): boolean => places.length > (is === 'arrow' ? 1 : 0);

/**
 * A mark after a place was pointed at: a pin moves there, an arrow goes on there or gives back its last place, an area takes the place
 * in or leaves it out. Pointing upon another sheet begins anew there: no mark lies upon two.
 */
export function pointed(mark: OwnMark, on: MarkedSheet, place: string): OwnMark {
  const places = on === mark.on ? mark.places : [];
  const next = { ...mark, on };
  if (mark.is === 'pin') return { ...next, places: [place] };
  if (mark.is === 'arrow')
    return places.at(-1) === place
      ? { ...next, places: places.slice(0, -1) }
      : { ...next, places: [...places, place].slice(0, MOST_PLACES) };
  return places.includes(place)
    ? { ...next, places: places.filter((one) => one !== place) }
    : { ...next, places: [...places, place].slice(0, MOST_PLACES) };
}

/** A mark of another kind at the same places, as far as that kind has room for them. */
export const ofKind = (mark: OwnMark, is: MarkKind): OwnMark => ({
  ...mark,
  is,
  places: is === 'pin' ? mark.places.slice(-1) : mark.places,
});

/** Between places: an arrow goes from one to the next. */
const BETWEEN = { pin: ', ', arrow: ' > ', area: ', ' } as const;

/** A mark as a line of a letter, the same in every language: what the other lays on his map need not be written again. */
export const lineOf = ({ is, on, places, turn, words }: OwnMark): string =>
  `[${[
    `${is} ${on === ON_MAP || on === ON_CHART ? on : `field ${on}`}: ${places.join(BETWEEN[is])}`,
    ...(turn === null ? [] : [`turn ${turn}`]),
    ...(words === '' ? [] : [oneLine(words)]),
  ].join(' | ')}]`;

const LINE =
  /^\[(pin|arrow|area) (map|chart|field ([A-Z]\d-[A-Z]\d)): ([^|\]]{1,2000}?)(?: \| turn (\d{1,4}))?(?: \| (.+))?\]$/gm;

/** Marks that stand in a letter, without names of their own; lines that only look like one are words as all others. */
export function marksIn(text: string): Omit<OwnMark, 'id'>[] {
  return [...text.matchAll(LINE)].flatMap(([, is, sheet, square, places = '', turn, words = '']) => {
    const kind = is as MarkKind;
    const mark = {
      is: kind,
      on: square ?? sheet!,
      places: places.split(BETWEEN[kind]).slice(0, MOST_PLACES),
      words: words.slice(0, LONGEST_WORDS),
      turn: turn === undefined ? null : Number(turn),
    };
    return isWhole({ id: '', ...mark }) ? [mark] : [];
  });
}

/** Words as they fit on a line: a line that breaks off would be two. */
export const oneLine = (words: string): string => words.replace(/\s+/g, ' ').trim().slice(0, LONGEST_WORDS);
