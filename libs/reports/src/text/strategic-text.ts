import { strategicGround } from '@vedette/cartography';
import type { SheetWords } from '../document/position-report.schema.js';
import type { ReportHeading } from '../input/heading.schema.js';
import type { LandPosition } from '../input/land-position.schema.js';
import type { MarkView, SquareView } from '../input/strategic-view.schema.js';
import { sheetsOfPosition, type MapSheet } from '../position/map-sheets.js';
import { columnLabel, rowLabel } from '../position/square-place.js';
import { wrap } from './page.js';

/** For who has the page read aloud: letters that draw a map can be passed over. */
export const LETTERS = 'The map as letters; everything it shows follows in words.';

const CELL = 3;
const LABEL = 3;
const STRIP = 25;
const FLAGS: Readonly<Record<string, string>> = { blue: 'B', red: 'R', gray: 'G', black: 'K' };

/** One letter for a mark: B R G K, M for several flags; small letters for tents, S for a boxed S. */
export function markLetter(mark: MarkView | null): string {
  if (!mark) return ' ';
  if (mark.kind === 'boxed-s') return 'S';
  const letter = mark.colours.length > 1 ? 'M' : (FLAGS[mark.colours[0] ?? ''] ?? '?');
  return mark.kind === 'tent' ? letter.toLowerCase() : letter;
}

function cell(square: SquareView | undefined): string {
  if (!square) return ' '.repeat(CELL);
  const city = square.city ? String(Math.min(9, square.city.level)) : ' ';
  return `${strategicGround(square.terrain).letter}${city}${markLetter(square.mark)}`;
}

/** The sheet as letters, in strips that fit the page. */
function strips(sheet: MapSheet, skipped: string | undefined): string[] {
  const lines: string[] = [];
  for (let first = 0; first < sheet.columns; first += STRIP) {
    const columns = Array.from(
      { length: Math.min(STRIP, sheet.columns - first) },
      (_, index) => first + index,
    );
    const labels = columns.map((column) => columnLabel(sheet.left + column).padEnd(CELL)).join('');
    lines.push(`${' '.repeat(LABEL)}${labels}`);
    for (let row = 0; row < sheet.rows; row++) {
      const cells = columns.map((column) => cell(sheet.squares[row * sheet.columns + column])).join('');
      lines.push(`${rowLabel(sheet.top + row, skipped).padEnd(LABEL)}${cells}`);
    }
    lines.push('');
  }
  return lines;
}

/** Places of a map and what selecting them shows. */
export function placesText(places: SheetWords['places']): string[] {
  return places.flatMap(({ title, words }) => wrap(`${title}. ${words.join(' ')}`, '  ', '    '));
}

/** The strategic map as letters and in words, sheet by sheet (GITM AMWOL 1.4, 4.1). */
export function strategicText(
  position: Pick<LandPosition, 'squares' | 'toldGround'>,
  words: readonly SheetWords[],
  heading: ReportHeading,
): string[] {
  const skipped = heading.skippedRowLetters;
  const sheets = sheetsOfPosition(position, skipped);
  return words.flatMap((sheet, index) =>
    sheets[index]?.told === undefined
      ? [
          ...wrap(`Squares ${sheet.title}`),
          ...wrap(LETTERS),
          '',
          ...(sheets[index] ? strips(sheets[index], skipped) : []),
          ...(sheet.places.length > 0 ? ['Places and troops:', ...placesText(sheet.places), ''] : []),
          'The ground in words:',
          ...sheet.ground.flatMap((row) => wrap(row, '  ', '    ')),
          '',
        ]
      : toldText(sheet),
  );
}

/** Depots and torn track out of sight; whole track is drawn on the map alone. */
function toldText({ title, places }: SheetWords): string[] {
  return places.length > 0 ? [...wrap(`Squares ${title}`), ...placesText(places), ''] : [];
}
