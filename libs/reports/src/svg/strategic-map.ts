import type { SheetWords } from '../document/position-report.schema.js';
import type { SquareView } from '../input/strategic-view.schema.js';
import type { MapSheet } from '../position/map-sheets.js';
import { columnLabel, rowLabel } from '../position/square-place.js';
import { STRATEGIC_GROUND } from '../position/terrain-legend.js';
import { plain } from '../wording/plain-text.js';
import { filledCells, partingSides } from './cell-paths.js';
import { drawCity } from './city-mark.js';
import type { Drawing } from './drawing.js';
import { STRATEGIC_CELL as CELL, strategicPattern, UNSEEN_PATTERN } from './ground-patterns.js';
import type { Lettering } from './lettering.js';
import { drawMark, MARK_WIDTH } from './marks.js';
import { element } from '../markup/markup.js';
import { riverLines } from './river-lines.js';
import { armsOf, marksOf } from './strategic-marks.js';
import { hitLayer, placeAnchor } from './tip.js';

const SIDE = 28;
const HEAD = 20;

/** How a map is drawn: with which letters, and whether its squares are links to their words on the same page. */
export interface MapManner {
  readonly lettering: Lettering;
  readonly links: 'to-words' | 'none';
}

function path(d: string, style: string): string {
  return d === '' ? '' : element('path', { d, class: style });
}

function grounds(sheet: MapSheet): string {
  const { columns, rows, squares } = sheet;
  const at = (row: number, column: number): SquareView | undefined => squares[row * columns + column];
  const unseen = filledCells(columns, rows, CELL, (row, column) => !at(row, column));
  const kinds = [...STRATEGIC_GROUND.keys()].map((name) => {
    const d = filledCells(columns, rows, CELL, (row, column) => at(row, column)?.terrain === name);
    return d === '' ? '' : element('path', { d, fill: `url(#${strategicPattern(name)})` });
  });
  const hidden = unseen === '' ? '' : element('path', { d: unseen, fill: `url(#${UNSEEN_PATTERN})` });
  return `${hidden}${kinds.join('')}`;
}

function lines(sheet: MapSheet): string {
  const { columns, rows, squares } = sheet;
  const water = (index: number): boolean => squares[index]?.terrain === 'water';
  const known = (a: number, b: number): boolean => squares[a] !== undefined && squares[b] !== undefined;
  const nation = (index: number): string => squares[index]?.nation ?? '';
  const coast = partingSides(columns, rows, CELL, (a, b) => known(a, b) && water(a) !== water(b));
  const frontier = partingSides(
    columns,
    rows,
    CELL,
    (a, b) => known(a, b) && !water(a) && !water(b) && nation(a) !== nation(b),
  );
  const river = riverLines(
    columns,
    rows,
    CELL,
    (row, column) => squares[row * columns + column]?.terrain === 'river',
    (row, column) => water(row * columns + column),
  );
  const net = Array.from({ length: columns + 1 }, (_, i) => `M${i * CELL} 0v${rows * CELL}`)
    .concat(Array.from({ length: rows + 1 }, (_, i) => `M0 ${i * CELL}h${columns * CELL}`))
    .join('');
  return `${path(river, 'river')}${path(net, 'grid')}${path(coast, 'coast')}${path(frontier, 'frontier')}`;
}

function squareSigns(square: SquareView, x: number, y: number, { lettering }: MapManner): string {
  const marks = marksOf(square);
  const arms = marks.length > 0 ? armsOf(square) : '';
  const first = x + CELL - 1 - marks.length * (MARK_WIDTH + 0.5);
  const flags = marks.map((mark, index) =>
    drawMark(mark, first + index * (MARK_WIDTH + 0.5), y + 1.5, lettering),
  );
  const letters =
    arms === ''
      ? ''
      : lettering({ text: arms, x: x + CELL - 2, y: y + 29, size: 9, anchor: 'end', halo: true });
  const city = square.city ? drawCity(square.city, x + 11, y + CELL - 12) : '';
  return `${city}${flags.join('')}${letters}`;
}

const LETTER = 6.2;

/**
 * Name of a city: east of it, below it where the next square has a city too, and toward the west where it would run off the
 * sheet.
 */
function cityName(sheet: MapSheet, index: number, lettering: Lettering): string {
  const { squares, columns } = sheet;
  const city = squares[index]?.city;
  if (!city) return '';
  const column = index % columns;
  const x = column * CELL;
  const y = Math.floor(index / columns) * CELL;
  const text = plain(city.name).slice(0, 24);
  const crowded = column + 1 < columns && squares[index + 1]?.city;
  const place = crowded
    ? { x: x + 2, y: y + CELL + 8 }
    : x + 22 + text.length * LETTER <= columns * CELL
      ? { x: x + 22, y: y + CELL - 4 }
      : { x, y: y + CELL - 4, anchor: 'end' as const };
  return lettering({ text, ...place, size: 9.5, halo: true });
}

function frame(sheet: MapSheet, skipped: string | undefined, lettering: Lettering): string {
  const { columns, rows, left, top } = sheet;
  const across = Array.from({ length: columns }, (_, i) => {
    const text = columnLabel(left + i);
    const x = SIDE + i * CELL + CELL / 2;
    const style = { text, x, size: 10, anchor: 'middle' } as const;
    return `${lettering({ ...style, y: 14 })}${lettering({ ...style, y: HEAD + rows * CELL + 14 })}`;
  });
  const down = Array.from({ length: rows }, (_, i) => {
    const text = rowLabel(top + i, skipped);
    const y = HEAD + i * CELL + CELL / 2 + 4;
    return `${lettering({ text, x: SIDE - 5, y, size: 10, anchor: 'end' })}${lettering({ text, x: SIDE + columns * CELL + 5, y, size: 10 })}`;
  });
  return `${across.join('')}${down.join('')}`;
}

/** A sheet of the strategic map (GITM AMWOL 1.4, 4.1): ground, rivers, coasts, frontiers, cities, flags and their numbers. */
export function drawStrategicMap(
  sheet: MapSheet,
  words: SheetWords,
  manner: MapManner,
  skippedRowLetters?: string,
): Drawing {
  const { columns, rows, squares } = sheet;
  const width = columns * CELL + 2 * SIDE;
  const height = rows * CELL + 2 * HEAD;
  const each = (draw: (square: SquareView, x: number, y: number) => string): string =>
    squares
      .map((square, index) =>
        square ? draw(square, (index % columns) * CELL, Math.floor(index / columns) * CELL) : '',
      )
      .join('');
  const signs = each((square, x, y) => squareSigns(square, x, y, manner));
  const names = squares.map((_, index) => cityName(sheet, index, manner.lettering)).join('');
  const field = element(
    'g',
    { transform: `translate(${SIDE} ${HEAD})` },
    `${grounds(sheet)}${lines(sheet)}${signs}${names}`,
  );
  return {
    width,
    height,
    title: `Strategic map, squares ${words.title}`,
    body: `${frame(sheet, skippedRowLetters, manner.lettering)}${field}${manner.links === 'to-words' ? links(sheet, words, width, height) : ''}`,
  };
}

function links(sheet: MapSheet, words: SheetWords, width: number, height: number): string {
  const places = new Map(words.places.map((place) => [place.at, place]));
  return hitLayer(
    sheet.squares.flatMap((square, index) => {
      const place = square && places.get(plain(square.square));
      if (!place) return [];
      const x = SIDE + (index % sheet.columns) * CELL;
      const y = HEAD + Math.floor(index / sheet.columns) * CELL;
      return [{ words: place, anchor: placeAnchor(place.at), x, y, cell: CELL }];
    }),
    width,
    height,
  );
}
