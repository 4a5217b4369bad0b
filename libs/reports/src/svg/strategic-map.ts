import {
  type Area,
  areaOf,
  bestPlace,
  drawCity,
  drawDepot,
  drawMark,
  filledCells,
  group,
  label,
  MARK_WIDTH,
  partingSides,
  path,
  riverLines,
  type Step,
  STRATEGIC_CELL as CELL,
  STRATEGIC_GROUND,
  strategicTile,
  styledPath,
  type TileName,
  UNSEEN_TILE,
} from '@vedette/cartography';
import type { SheetWords } from '../document/position-report.schema.js';
import type { ReportHeading } from '../input/heading.schema.js';
import type { SquareView } from '../input/strategic-view.schema.js';
import { anchorsOf, type MapSheet } from '../position/map-sheets.js';
import { columnLabel, rowLabel } from '../position/square-place.js';
import { plain } from '../wording/plain-text.js';
import type { Drawing } from './drawing.js';
import type { Lettering } from './lettering.js';
import { mapKey } from './map-key.js';
import { paint } from './paint.js';
import { strategicRailways } from './railways.js';
import { armsOf, colourOf, marksOf } from './strategic-marks.js';
import { hitLayer, placeAnchor } from './tip.js';

const SIDE = 28;
const HEAD = 20;

/** How a map is drawn: with which letters, and whether its squares are links to their words on the same page. */
export interface MapManner {
  readonly lettering: Lettering;
  readonly links: 'to-words' | 'none';
}

function filled(d: string, tile: TileName): Step[] {
  return d === '' ? [] : [path(d, { fill: { tile } })];
}

function grounds(sheet: MapSheet): Step[] {
  const { columns, rows, squares } = sheet;
  const at = (row: number, column: number): SquareView | undefined => squares[row * columns + column];
  const unseen = filledCells(columns, rows, CELL, (row, column) => !at(row, column));
  const kinds = [...STRATEGIC_GROUND.keys()].flatMap((name) =>
    filled(
      filledCells(columns, rows, CELL, (row, column) => at(row, column)?.terrain === name),
      strategicTile(name),
    ),
  );
  return [...filled(unseen, UNSEEN_TILE), ...kinds];
}

function lines(sheet: MapSheet): Step[] {
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
  return [
    ...styledPath(river, 'river'),
    ...styledPath(net, 'grid'),
    ...styledPath(coast, 'coast'),
    ...styledPath(frontier, 'frontier'),
  ];
}

/** Baseline of the letters of the arms under the flags. */
const ARMS_LINE = 29;

function squareSigns(square: SquareView, x: number, y: number): Step[] {
  const marks = marksOf(square);
  const text = marks.length > 0 ? armsOf(square) : '';
  const first = x + CELL - 1 - marks.length * (MARK_WIDTH + 0.5);
  const flags = marks.map((mark, index) => drawMark(mark, first + index * (MARK_WIDTH + 0.5), y + 1.5));
  const arms = { text, x: x + CELL - 4, y: y + ARMS_LINE, size: 9, anchor: 'end', halo: true } as const;
  const city = square.city ? [drawCity(square.city, x + 11, y + CELL - 12)] : [];
  return [...city, ...stores(square, x, y), ...flags, ...(text === '' ? [] : [label(arms)])];
}

/** Room for a depot in the south-east corner of a square, and how many signs fit beside one another. */
const STORE = 11;
const MOST_STORES = 2;

/** Depots and caches from the south-east corner on. */
function stores({ depots = [] }: SquareView, x: number, y: number): Step[] {
  return depots
    .slice(0, MOST_STORES)
    .map((depot, index) =>
      drawDepot(depot.kind, colourOf(depot), x + CELL - 6.5 - index * STORE, y + CELL - 6),
    );
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
    ...(square.depots?.length
      ? [
          {
            left: x + CELL - 1 - Math.min(MOST_STORES, square.depots.length) * STORE,
            top: y + CELL - 13,
            right: x + CELL,
            bottom: y + CELL,
          },
        ]
      : []),
    ...(square.city ? [{ left: x + 1, top: y + CELL - 23, right: x + 21, bottom: y + CELL - 1 }] : []),
  ];
}

/** Names of cities: beside them to the east, below, above or to the west, wherever they hide least and stay on the sheet. */
function cityNames(sheet: MapSheet): Step[] {
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
  return squares.flatMap((square, index) => {
    if (!square?.city) return [];
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
    return [label({ text, ...place, size: NAME_SIZE, halo: true })];
  });
}

function frame(sheet: MapSheet, skipped: string | undefined): Step[] {
  const { columns, rows, left, top } = sheet;
  const across = Array.from({ length: columns }, (_, i) => {
    const text = columnLabel(left + i);
    const x = SIDE + i * CELL + CELL / 2;
    const style = { text, x, size: 10, anchor: 'middle' } as const;
    return [label({ ...style, y: 14 }), label({ ...style, y: HEAD + rows * CELL + 14 })];
  });
  const down = Array.from({ length: rows }, (_, i) => {
    const text = rowLabel(top + i, skipped);
    const y = HEAD + i * CELL + CELL / 2 + 4;
    return [
      label({ text, x: SIDE - 5, y, size: 10, anchor: 'end' }),
      label({ text, x: SIDE + columns * CELL + 5, y, size: 10 }),
    ];
  });
  return [...across, ...down].flat();
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
  const signs = squares.flatMap((square, index) =>
    square ? squareSigns(square, (index % columns) * CELL, Math.floor(index / columns) * CELL) : [],
  );
  const field = group({ x: SIDE, y: HEAD }, [
    ...grounds(sheet),
    ...lines(sheet),
    ...strategicRailways(squares, columns, CELL),
    ...signs,
    ...cityNames(sheet),
  ]);
  const steps = [...frame(sheet, heading.skippedRowLetters), field, ...keySteps(key, bottom)];
  const hits = manner.links === 'to-words' ? links(sheet, words, width, height) : '';
  return {
    width,
    height,
    title: `Strategic map, squares ${words.title}`,
    body: `${paint(steps, manner.lettering)}${hits}`,
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

function keySteps(lines: readonly string[], top: number): Step[] {
  return lines.map((text, index) =>
    label({
      text: text.trimStart(),
      x: SIDE + (text.startsWith(' ') ? 10 : 0),
      y: top + 9 + index * KEY_LINE,
      size: KEY_SIZE,
    }),
  );
}

function links(sheet: MapSheet, words: SheetWords, width: number, height: number): string {
  const places = new Map(words.places.map((place) => [place.at, place]));
  return hitLayer(
    sheet.squares.flatMap((square, index) => {
      const place = square && places.get(plain(square.square));
      if (!place) return [];
      const x = SIDE + (index % sheet.columns) * CELL;
      const y = HEAD + Math.floor(index / sheet.columns) * CELL;
      const anchor = placeAnchor(...anchorsOf(sheet), place.at);
      return [{ words: place, anchor, x, y, cell: CELL }];
    }),
    width,
    height,
  );
}
