import type { TacticalWords } from '../document/position-report.schema.js';
import type { MarkColour } from '../input/standing.schema.js';
import type { TacticalUnitView, TacticalView } from '../input/tactical-view.schema.js';
import { TACTICAL_GROUND } from '../position/terrain-legend.js';
import { tacticalStacks } from '../position/words/tactical-words.js';
import { plain } from '../wording/plain-text.js';
import { filledCells } from './cell-paths.js';
import { drawWorks } from './city-mark.js';
import type { Drawing } from './drawing.js';
import { defencePattern, TACTICAL_CELL as CELL, tacticalPattern } from './ground-patterns.js';
import type { Lettering } from './lettering.js';
import { drawMark, MARK_WIDTH, type Mark } from './marks.js';
import { element } from '../markup/markup.js';
import { riverLines } from './river-lines.js';
import type { MapManner } from './strategic-map.js';
import { hitLayer, placeAnchor } from './tip.js';

const SIZE = 15;
const SIDE = 22;
const FIELD = SIZE * CELL;
const WIDTH = FIELD + 2 * SIDE;
const RATINGS = ['0', '1', '2', '3', '4'];

function ground(view: TacticalView): string {
  const letter = (row: number, column: number): string => view.terrain[row]?.[column] ?? '';
  const kinds = [...TACTICAL_GROUND.keys()].map((one) => {
    const d = filledCells(SIZE, SIZE, CELL, (row, column) => letter(row, column) === one);
    return d === '' ? '' : element('path', { d, fill: `url(#${tacticalPattern(one)})` });
  });
  const ratings = RATINGS.map((rating) => {
    const d = filledCells(SIZE, SIZE, CELL, (row, column) => view.defence[row]?.[column] === rating);
    return d === '' ? '' : element('path', { d, fill: `url(#${defencePattern(rating)})` });
  });
  const river = riverLines(SIZE, SIZE, CELL, (row, column) => 'rf'.includes(letter(row, column) || ' '), {
    mouth: (row, column) => letter(row, column) === 'w',
    unseen: () => false,
  });
  const water = river === '' ? '' : element('path', { d: river, class: 'river wide' });
  return `${kinds.join('')}${water}${ratings.join('')}`;
}

const FRAME = 'tactical-frame';

/** Numbers and net that all tactical maps share: a definition their bodies refer to. */
export function tacticalFrame(lettering: Lettering): string {
  const numbers = Array.from({ length: SIZE }, (_, i) => {
    const text = String(i);
    const middle = SIDE + i * CELL + CELL / 2;
    const across = { text, x: middle, size: 10, anchor: 'middle' } as const;
    return [
      lettering({ ...across, y: 15 }),
      lettering({ ...across, y: WIDTH - 7 }),
      lettering({ text, x: SIDE - 5, y: middle + 4, size: 10, anchor: 'end' }),
      lettering({ text, x: WIDTH - SIDE + 5, y: middle + 4, size: 10 }),
    ].join('');
  });
  const net = Array.from(
    { length: SIZE + 1 },
    (_, i) => `M${SIDE + i * CELL} ${SIDE}v${FIELD}M${SIDE} ${SIDE + i * CELL}h${FIELD}`,
  ).join('');
  return element('g', { id: FRAME }, `${numbers.join('')}${element('path', { d: net, class: 'grid' })}`);
}

const COLOUR_OF = { same: 'blue', allied: 'blue', hostile: 'red', neutral: 'gray' } as const;
const ORDER: readonly MarkColour[] = ['blue', 'red', 'gray'];

/** Flags of active units, else tents, else boxed S, a colour each; black for all three (GITM AMWOL 2.5). */
export function tacticalMarks(units: readonly TacticalUnitView[]): Mark[] {
  for (const [condition, kind] of [
    ['active', 'flag'],
    ['inactive', 'tent'],
    ['shattered', 'boxed-s'],
  ] as const) {
    const marked = units.filter((unit) => unit.condition === condition);
    if (marked.length === 0) continue;
    const colours = ORDER.filter((colour) => marked.some(({ standing }) => COLOUR_OF[standing] === colour));
    if (colours.length === ORDER.length) return [{ kind, colour: 'black', label: String(marked.length) }];
    return colours.map((colour) => {
      const count = marked.filter(({ standing }) => COLOUR_OF[standing] === colour).length;
      return { kind, colour, label: kind === 'flag' ? String(count) : '' };
    });
  }
  return [];
}

function cornerOf(tactical: string): { x: number; y: number } {
  const [column = 0, row = 0] = tactical.split('-').map(Number);
  return { x: column * CELL, y: row * CELL };
}

function troops(view: TacticalView, lettering: Lettering): string {
  return tacticalStacks(view)
    .map(({ tactical, units }) => {
      const { x, y } = cornerOf(tactical);
      const marks = tacticalMarks(units);
      const width = marks.length * MARK_WIDTH;
      return marks
        .map((mark, index) => drawMark(mark, x + (CELL - width) / 2 + index * MARK_WIDTH, y + 8, lettering))
        .join('');
    })
    .join('');
}

/** The tactical map of a square (GITM AMWOL 2): ground, defence ratings, city with fort and siege, and the units seen. */
export function drawTacticalMap(view: TacticalView, words: TacticalWords, manner: MapManner): Drawing {
  const { lettering } = manner;
  const { city } = view;
  const at = city ? cornerOf(city.tactical) : { x: 0, y: 0 };
  const town = city ? drawWorks(city, at.x + CELL / 2, at.y + CELL / 2) : '';
  const name = city
    ? lettering({
        text: plain(city.name).slice(0, 24),
        x: at.x + CELL / 2,
        y: at.y + CELL + 9,
        size: 10,
        anchor: at.x < 2 * CELL ? 'start' : at.x > 12 * CELL ? 'end' : 'middle',
        halo: true,
      })
    : '';
  const field = element(
    'g',
    { transform: `translate(${SIDE} ${SIDE})` },
    `${ground(view)}${town}${troops(view, lettering)}${name}`,
  );
  const notes = city?.besieged ? 22 : 0;
  const note = notes
    ? lettering({ text: `${plain(city!.name)} is besieged.`, x: SIDE, y: WIDTH + 10, size: 12 })
    : '';
  const height = WIDTH + notes;
  return {
    width: WIDTH,
    height,
    title: `Tactical map of ${words.title}`,
    body: `${field}${element('use', { href: `#${FRAME}` })}${note}${manner.links === 'to-words' ? links(words, height) : ''}`,
  };
}

function links(words: TacticalWords, height: number): string {
  return hitLayer(
    words.places.map((place) => {
      const { x, y } = cornerOf(place.at);
      return {
        words: place,
        anchor: placeAnchor(words.square, place.at),
        x: x + SIDE,
        y: y + SIDE,
        cell: CELL,
      };
    }),
    WIDTH,
    height,
  );
}
