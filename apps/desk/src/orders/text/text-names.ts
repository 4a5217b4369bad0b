import type { TextNames } from '@vedette/order-rules/text';
import { evening, theatre, told } from '../../seat/open-campaign.js';
import { ownPieces } from '../../seat/pieces.js';
import { Gazetteer } from '../../seat/theatre.js';

/** Ways off a square, clockwise from north: columns east, rows south. */
const WAYS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const;
const TYPE_LETTERS = 2;

/** The names a text of this seat's orders is read with: types of its own ships, places of the printed map, where its own pieces stand. */
export function namesOfSeat(): TextNames {
  const shipTypes = new Set(
    (evening.value?.effective ?? [])
      .filter(({ at }) => at === 'sea')
      .map(({ piece }) => piece.slice(-TYPE_LETTERS)),
  );
  const sheet = theatre.value;
  if (!sheet) return { shipTypes, map: null };
  const gazetteer = new Gazetteer(sheet);
  const squareOf = new Map(
    (told.value ? ownPieces(told.value.position) : []).map(({ id, square }) => [id, square]),
  );
  return {
    shipTypes,
    map: {
      places: sheet.cities.map(({ name, square }) => ({ name, square })),
      squares: () => sheet.rows.flatMap((row) => sheet.columns.map((column) => `${column}-${row}`)),
      step: (from, direction) => {
        const cell = gazetteer.cellOf(from);
        const way = WAYS[direction];
        if (!cell || !way) return null;
        const next = gazetteer.nameOf({ column: cell.column + way[0], row: cell.row + way[1] });
        return next.includes('?') ? null : next;
      },
      squareOf: (piece) => squareOf.get(piece) ?? null,
    },
  };
}
