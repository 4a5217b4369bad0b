import { field, readList } from '../authored.js';
import { squareNamed, type Frame } from '../frame.js';

/** A letter a square may be overridden with. */
const LETTER = /^[.~hfFmMdDasr]$/;

/**
 * The last word on single squares (`overrides.txt`): `letter | squares | reason`, or `rows | first square | rows of
 * letters | reason` for a block. A reason is required: an override nobody can explain is an error of the map.
 */
export function applyOverrides(frame: Frame, terrain: string[], classes: Uint8Array): void {
  const put = (square: number, letter: string, where: string): void => {
    if (!LETTER.test(letter)) throw new Error(`${where}: '${letter}' is no terrain letter.`);
    terrain[square] = letter;
    classes[square] = letter === 'r' ? Math.max(1, classes[square] as number) : 0;
  };
  for (const record of readList(frame.id, 'overrides')) {
    const kind = field(record, 0);
    if (field(record, kind === 'rows' ? 3 : 2) === '')
      throw new Error(`${record.where}: the reason is missing.`);
    if (kind === 'rows') {
      const origin = squareNamed(frame, field(record, 1));
      field(record, 2)
        .split(/\s+/)
        .forEach((row, r) => {
          [...row].forEach((letter, c) => put(origin + r * frame.columns + c, letter, record.where));
        });
    } else
      for (const name of field(record, 1).split(/\s+/)) put(squareNamed(frame, name), kind, record.where);
  }
}
