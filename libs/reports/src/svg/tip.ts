import { coordinate } from '@vedette/cartography';
import type { PlaceWords } from '../document/position-report.schema.js';
import { columnsOf } from '../text/page.js';
import { element, escaped, idOf } from '../markup/markup.js';

/** A square that can be selected: its words show beside it on hover and on keyboard focus, and it leads to them below. */
export interface HitPlace {
  readonly words: PlaceWords;
  readonly anchor: string;
  readonly x: number;
  readonly y: number;
  readonly cell: number;
  /** Height where it is not the width. */
  readonly tall?: number;
}

const TYPE = 10;
const LEADING = 13;
const LETTER = 5.9;
const LONGEST = 44;
const MOST_LINES = 14;

/** Words in lines of at most {@link LONGEST} letters. */
function linesOf(words: PlaceWords): string[] {
  const lines: string[] = [];
  for (const paragraph of [words.title, ...words.words]) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line !== '' && columnsOf(line) + 1 + columnsOf(word) > LONGEST) {
        lines.push(line);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    lines.push(line);
  }
  return lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES - 1), '(more below the map)'] : lines;
}

function tip(place: HitPlace, width: number, height: number): string {
  const lines = linesOf(place.words);
  const wide = Math.min(width - 4, Math.max(...lines.map(columnsOf)) * LETTER + 12);
  const tall = lines.length * LEADING + 8;
  const beside = place.x + place.cell + 4;
  const x = beside + wide <= width ? beside : Math.max(2, place.x - wide - 4);
  const y = Math.max(2, Math.min(place.y, height - tall - 2));
  const text = lines
    .map((line, index) =>
      element(
        'tspan',
        { x: x + 6, y: y + LEADING * (index + 1), 'font-weight': index === 0 ? 'bold' : undefined },
        escaped(line),
      ),
    )
    .join('');
  const box = element('rect', { x, y, width: wide, height: tall, rx: 3 });
  return `<g class="tip" aria-hidden="true">${box}<text class="ink" font-size="${coordinate(TYPE)}">${text}</text></g>`;
}

/** Anchor of a place's words on a page. */
export function placeAnchor(...parts: readonly string[]): string {
  return idOf('p', ...parts);
}

/** Links over the squares of a map, in reading order. Nothing visible covers a tip: all that is drawn later is clear. */
export function hitLayer(places: readonly HitPlace[], width: number, height: number): string {
  return places
    .map((place) => {
      const rect = element('rect', {
        x: place.x,
        y: place.y,
        width: place.cell,
        height: place.tall ?? place.cell,
        class: 'hit',
      });
      const label = `${place.words.title}. ${place.words.words.join(' ')}`;
      return `<a href="#${place.anchor}" aria-label="${escaped(label)}">${rect}${tip(place, width, height)}</a>`;
    })
    .join('');
}
