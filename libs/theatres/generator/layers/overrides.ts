import { field, readList } from '../authored.js';
import { squareNamed, type Frame } from '../frame.js';

/**
 * The last word on single squares (`overrides.txt`): `letter | squares | reason`. A reason is required: an override
 * nobody can explain is an error of the map.
 */
export function applyOverrides(frame: Frame, terrain: string[], classes: Uint8Array): void {
  for (const record of readList(frame.id, 'overrides')) {
    const letter = field(record, 0);
    if (!/^[.~hfFmMdDasr]$/.test(letter))
      throw new Error(`${record.where}: '${letter}' is no terrain letter.`);
    if (field(record, 2) === '') throw new Error(`${record.where}: the reason is missing.`);
    for (const name of field(record, 1).split(/\s+/)) {
      const square = squareNamed(frame, name);
      terrain[square] = letter;
      classes[square] = letter === 'r' ? Math.max(1, classes[square] as number) : 0;
    }
  }
}
