import { LEFT } from './layout.js';
import { element, escaped } from './markup.js';

/** Patterns of ground, by the name each has in words. */
const GROUNDS = [
  ['woods', 'woods'],
  ['orchard', 'orchard'],
  ['rough-woods', 'rough woods'],
  ['devils-den', 'boulders'],
  ['buildings', 'buildings'],
  ['town', 'town'],
  ['marsh', 'marsh'],
  ['no-entry', 'no entry'],
] as const;

/** Lines by the strokes they are drawn with, the lowest first. */
const LINES: readonly (readonly [strokes: readonly string[], text: string])[] = [
  [['pike-casing', 'pike'], 'pike'],
  [['road-casing', 'road'], 'road'],
  [['lane'], 'lane'],
  [['ties', 'grade'], 'rail grade'],
  [['cut'], 'rail cut'],
  [['run'], 'run'],
  [['creek'], 'creek'],
  [['creek', 'bridge'], 'bridge or ford'],
  [['wall'], 'stone wall'],
  [['fence'], 'fence'],
  [['contour'], 'one level'],
  [['steep'], 'two levels or more'],
];

/** Of the map of a whole field. */
const FIELD_NOTES = [
  'Counters: arm, strength; arrow to the front; broken outline disordered, dotted and R routed. A bar along the top: of the Confederacy.',
  'A star is a leader; a ring with a figure abandoned guns.',
  'A hex is 125 yards across, a level about twenty feet. The small figure in a hex is its level.',
];

/** Of the map a side holds. */
const VIEW_NOTES = [
  'Own troops: white counter, arm, strength; arrow to the front; broken outline disordered, dotted and R routed.',
  'Enemy: hatched. Box: arm and size known (I small, II medium, III large); lozenge: troops; bars: a column; cloud: smoke.',
  'A broken outline is what was seen earlier, with the turn. A star is a leader; a ring with a figure abandoned guns.',
  'A hex is 125 yards across, a level about twenty feet. The small figure in a hex is its level.',
];

/** From one sample to the next, from line to line of samples, and of notes. */
const CELL = 96;
const LINE = 20;
const NOTE_LINE = 13;
/** Width of a letter of the notes, as broad as the broadest hands have it. */
const NOTE_LETTER = 5;

/** What the signs of a map mean, and how high that stands: samples and notes go on in a new line where the map is no broader. */
export interface Legend {
  readonly height: number;
  /** Its drawing, from a height downwards. */
  readonly drawnAt: (top: number) => string;
}

/** The legend of a map of some width between its margins, of what a side sees or of the whole field. */
export function legendOf(width: number, isWholeField = false): Legend {
  const inLine = Math.max(1, Math.floor(width / CELL));
  const linesOf = (samples: readonly unknown[]): number => Math.ceil(samples.length / inLine);
  const notes = (isWholeField ? FIELD_NOTES : VIEW_NOTES).flatMap((note) =>
    brokenInto(note, Math.floor(width / NOTE_LETTER)),
  );
  const linesTop = linesOf(GROUNDS) * LINE;
  const notesTop = linesTop + linesOf(LINES) * LINE + NOTE_LINE;
  const at = (place: number) => ({
    x: LEFT + (place % inLine) * CELL,
    y: Math.floor(place / inLine) * LINE,
  });
  return {
    height: notesTop + notes.length * NOTE_LINE,
    drawnAt: (top) =>
      element(
        'g',
        {},
        [
          ...GROUNDS.map(([id, text], place) => groundSample(id, text, at(place).x, top + at(place).y)),
          ...LINES.map(([strokes, text], place) =>
            lineSample(strokes, text, at(place).x, top + linesTop + at(place).y),
          ),
          ...notes.map((text, place) =>
            element(
              'text',
              { class: 'legend', x: LEFT, y: top + notesTop + place * NOTE_LINE },
              escaped(text),
            ),
          ),
        ].join(''),
      ),
  };
}

/** A piece of ground; its pattern begins in its own corner, so that its signs are seen whole. */
function groundSample(id: string, text: string, x: number, y: number): string {
  const fill = { width: 18, height: 13, fill: `url(#${id})`, stroke: '#8a8276', 'stroke-width': 0.6 };
  return (
    element('g', { transform: `translate(${x} ${y})` }, element('rect', { x: 0, y: 0, ...fill })) +
    element('text', { class: 'legend', x: x + 23, y: y + 10 }, text)
  );
}

function lineSample(strokes: readonly string[], text: string, x: number, y: number): string {
  return (
    strokes.map((stroke) => element('path', { class: stroke, d: `M${x} ${y + 7}h20` })).join('') +
    element('text', { class: 'legend', x: x + 25, y: y + 10.5 }, text)
  );
}

/** A text in lines of so many letters at most, broken between words. */
function brokenInto(text: string, letters: number): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    return last !== undefined && last.length + 1 + word.length <= letters
      ? [...lines.slice(0, -1), `${last} ${word}`]
      : [...lines, word];
  }, []);
}
