import type { SheetWords } from '../document/position-report.schema.js';
import type { ReportHeading } from '../input/heading.schema.js';
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
import { mapKey } from './map-key.js';
import { drawMark, MARK_WIDTH } from './marks.js';
import { element } from '../markup/markup.js';
import { riverLines } from './river-lines.js';
import { type Area, areaOf, bestPlace } from './place-names.js';
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
    {
      mouth: (row, column) => water(row * columns + column),
      unseen: (row, column) => squares[row * columns + column] === undefined,
    },
  );
  const net = Array.from({ length: columns + 1 }, (_, i) => `M${i * CELL} 0v${rows * CELL}`)
    .concat(Array.from({ length: rows + 1 }, (_, i) => `M0 ${i * CELL}h${columns * CELL}`))
    .join('');
  return `${path(river, 'river')}${path(net, 'grid')}${path(coast, 'coast')}${path(frontier, 'frontier')}`;
}

/** Baseline of the letters of the arms under the flags. */
const ARMS_LINE = 29;

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
      : lettering({ text: arms, x: x + CELL - 4, y: y + ARMS_LINE, size: 9, anchor: 'end', halo: true });
  const city = square.city ? drawCity(square.city, x + 11, y + CELL - 12) : '';
  return `${city}${flags.join('')}${letters}`;
}

const LETTER = 6.2;
const NAME_SIZE = 9.5;
const HEIGHT = 20;

/** What the signs of a square cover: its flags, the letters under them, its city. */
function signAreas(square: SquareView, x: number, y: number): Area[] {
  const marks = marksOf(square).length;
  const arms = armsOf(square).length * LETTER;
  return [
    ...(marks > 0
      ? [
          {
            left: x + CELL - 1 - marks * (MARK_WIDTH + 0.5),
            top: y + 1.5,
            right: x + CELL,
            bottom: y + HEIGHT,
          },
        ]
      : []),
    ...(marks > 0 && arms > 0
      ? [{ left: x + CELL - 4 - arms, top: y + HEIGHT, right: x + CELL - 3, bottom: y + ARMS_LINE + 2 }]
      : []),
    ...(square.city ? [{ left: x + 1, top: y + CELL - 23, right: x + 21, bottom: y + CELL - 1 }] : []),
  ];
}

/** Names of cities: beside them to the east, below, above or to the west, wherever they hide least and stay on the sheet. */
function cityNames(sheet: MapSheet, lettering: Lettering): string {
  const { squares, columns, rows } = sheet;
  const frame: Area = { left: 1, top: 0, right: columns * CELL - 1, bottom: rows * CELL - 1 };
  const cornerOf = (index: number) => ({
    x: (index % columns) * CELL,
    y: Math.floor(index / columns) * CELL,
  });
  const taken = squares.flatMap((square, index) => {
    const { x, y } = cornerOf(index);
    return square ? signAreas(square, x, y) : [];
  });
  return squares
    .map((square, index) => {
      if (!square?.city) return '';
      const { x, y } = cornerOf(index);
      const text = plain(square.city.name).slice(0, 24);
      const width = text.length * LETTER;
      const east = { x: x + 22, y: y + CELL - 4 };
      const places = [
        east,
        { x: x + 22, y: y + CELL - 15 },
        { x: x + 2, y: y + CELL + 8 },
        { x: x + 2, y: y + CELL - 25 },
        { x: x - width, y: y + CELL - 4 },
      ];
      const place = bestPlace(places, width, NAME_SIZE, frame, taken);
      taken.push(areaOf(place, width, NAME_SIZE));
      return lettering({ text, ...place, size: NAME_SIZE, halo: true });
    })
    .join('');
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
  heading: ReportHeading,
): Drawing {
  const { columns, rows, squares } = sheet;
  const width = Math.max(NARROWEST, columns * CELL + 2 * SIDE);
  const bottom = rows * CELL + 2 * HEAD;
  const key = keyLines(sheet, heading, width - SIDE - 4);
  const height = bottom + key.length * KEY_LINE + (key.length > 0 ? 6 : 0);
  const each = (draw: (square: SquareView, x: number, y: number) => string): string =>
    squares
      .map((square, index) =>
        square ? draw(square, (index % columns) * CELL, Math.floor(index / columns) * CELL) : '',
      )
      .join('');
  const signs = each((square, x, y) => squareSigns(square, x, y, manner));
  const names = cityNames(sheet, manner.lettering);
  const field = element(
    'g',
    { transform: `translate(${SIDE} ${HEAD})` },
    `${grounds(sheet)}${lines(sheet)}${signs}${names}`,
  );
  return {
    width,
    height,
    title: `Strategic map, squares ${words.title}`,
    body: `${frame(sheet, heading.skippedRowLetters, manner.lettering)}${field}${keyOf(key, bottom, manner.lettering)}${manner.links === 'to-words' ? links(sheet, words, width, height) : ''}`,
  };
}

const KEY_SIZE = 9;
const KEY_LINE = 13;
/** A key needs some width, however few squares are in sight. */
const NARROWEST = 360;

/** The key in lines that fit a width. */
function keyLines(sheet: MapSheet, heading: ReportHeading, width: number): string[] {
  const most = Math.floor(width / (KEY_SIZE * 0.62));
  return mapKey(sheet.squares, heading).flatMap((sentence) => {
    const lines: string[] = [];
    let line = '';
    for (const word of sentence.split(' ')) {
      if (line !== '' && line.length + 1 + word.length > most) {
        lines.push(line);
        line = `  ${word}`;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line];
  });
}

function keyOf(lines: readonly string[], top: number, lettering: Lettering): string {
  return lines
    .map((text, index) =>
      lettering({
        text: text.trimStart(),
        x: SIDE + (text.startsWith(' ') ? 10 : 0),
        y: top + 9 + index * KEY_LINE,
        size: KEY_SIZE,
      }),
    )
    .join('');
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
