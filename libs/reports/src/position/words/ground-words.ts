import type { MapSheet } from '../map-sheets.js';
import { columnLabel, rowLabel } from '../square-place.js';

interface Run {
  from: string;
  to: string;
  readonly ground: string;
}

/** `F8 to G1 hill; G2 open`: neighbours of one ground told together. */
export function runsInWords(cells: readonly { readonly at: string; readonly ground: string }[]): string {
  const runs: Run[] = [];
  for (const { at, ground } of cells) {
    const last = runs[runs.length - 1];
    if (last && last.ground === ground) last.to = at;
    else runs.push({ from: at, to: at, ground });
  }
  return runs
    .map(({ from, to, ground }) => `${from === to ? from : `${from} to ${to}`} ${ground}`)
    .join('; ');
}

/** The ground of a sheet of the strategic map, one sentence a row, with whose it is (GITM AMWOL 1.2, 1.3). */
export function groundOfSheet(sheet: MapSheet, skippedRowLetters = ''): string[] {
  const single = new Set(sheet.squares.flatMap((square) => (square ? [square.nation] : []))).size < 2;
  return Array.from({ length: sheet.rows }, (_, row) => {
    const cells = Array.from({ length: sheet.columns }, (__, column) => {
      const square = sheet.squares[row * sheet.columns + column];
      const ground = square
        ? `${square.terrain}${single || square.nation === '' || square.terrain === 'water' ? '' : ` (${square.nation})`}`
        : 'not in view';
      return { at: columnLabel(sheet.left + column), ground };
    });
    return `Row ${rowLabel(sheet.top + row, skippedRowLetters)}: ${runsInWords(cells)}.`;
  });
}
