import { directionBetween } from '../strategic-step.js';
import type { StrategicGrid } from '../strategic-grid.js';
import { STRATEGIC_LETTERS, StrategicTerrain } from '../terrain.js';
import { opposite } from '../direction.js';
import { RiverClass } from '../theatre.js';
import type { FaultList } from './fault-list.js';
import type { InlineTheatre } from './inline-document.js';

const NOBODY = '-.';
const CLASSES: Readonly<Record<string, RiverClass>> = {
  fordable: RiverClass.Fordable,
  unfordable: RiverClass.Unfordable,
  unbridgeable: RiverClass.Unbridgeable,
};

/** The terrain layer. */
export function inlineTerrain(document: InlineTheatre, grid: StrategicGrid, faults: FaultList): Uint8Array {
  return readRows(document.strategic, grid, '/strategic', faults, `one of ${STRATEGIC_LETTERS}`, (letter) =>
    STRATEGIC_LETTERS.indexOf(letter),
  );
}

/** Nations named by the key and the layers that refer to them. */
export interface InlineNations {
  readonly names: readonly string[];
  readonly nation: Uint8Array;
  readonly population: Uint8Array;
}

/** Nation and population layers; letters are those of the key, `-` or `.` is nobody's land (nation ''). */
export function inlineNations(
  document: InlineTheatre,
  grid: StrategicGrid,
  faults: FaultList,
): InlineNations {
  const key = document.nationKey ?? {};
  const names: string[] = [];
  const indexOf = (name: string): number => {
    const known = names.indexOf(name);
    return known >= 0 ? known : names.push(name) - 1;
  };
  const read = (rows: readonly string[], pointer: string): Uint8Array =>
    readRows(rows, grid, pointer, faults, allowedLetters(key), (letter) => {
      if (Object.hasOwn(key, letter)) return indexOf(key[letter]!);
      return NOBODY.includes(letter) ? indexOf('') : -1;
    });
  const nation = document.nations
    ? read(document.nations, '/nations')
    : new Uint8Array(grid.columns * grid.rows).fill(indexOf(''));
  return {
    nation,
    population: document.population ? read(document.population, '/population') : nation,
    names,
  };
}

function allowedLetters(key: Readonly<Record<string, string>>): string {
  const letters = Object.keys(key);
  return letters.length > 0
    ? `a letter of nationKey (${letters.join(' ')}), or - for nobody`
    : '- for nobody; there is no nationKey';
}

/** River classes by square; river squares that are not listed are fordable. */
export function inlineRivers(
  document: InlineTheatre,
  grid: StrategicGrid,
  terrain: Uint8Array,
  faults: FaultList,
): Uint8Array {
  const classes = terrain.map((value) =>
    value === StrategicTerrain.River ? RiverClass.Fordable : RiverClass.None,
  );
  (document.rivers ?? []).forEach((entry, i) => {
    const [name, word] = riverEntry(entry);
    const square = faults.square(String(name), grid, `/rivers/${i}`);
    const found = typeof word === 'string' && Object.hasOwn(CLASSES, word) ? CLASSES[word] : undefined;
    if (found === undefined)
      faults.add(`/rivers/${i}`, `class ${JSON.stringify(word)}`, Object.keys(CLASSES).join(', '));
    else if (square >= 0 && terrain[square] !== StrategicTerrain.River)
      faults.add(
        `/rivers/${i}`,
        `${String(name)}, which has no river`,
        'a square with letter r in strategic',
      );
    else if (square >= 0) classes[square] = found;
  });
  return classes;
}

function riverEntry(entry: unknown): readonly [unknown, unknown] {
  if (Array.isArray(entry)) return [entry[0], entry[1]];
  const { square, class: word } = (entry ?? {}) as { square?: unknown; class?: unknown };
  return [square, word];
}

/** Track links by square, bit d for Direction d, from pairs of adjoining squares. */
export function inlineRails(document: InlineTheatre, grid: StrategicGrid, faults: FaultList): Uint8Array {
  const rails = new Uint8Array(grid.columns * grid.rows);
  (document.rails ?? []).forEach(([from = '', to = ''], i) => {
    const a = faults.square(from, grid, `/rails/${i}/0`);
    const b = faults.square(to, grid, `/rails/${i}/1`);
    if (a < 0 || b < 0) return;
    const direction = directionBetween(grid, a, b);
    if (direction === -1) {
      faults.add(`/rails/${i}`, `${from} to ${to}`, 'two adjoining squares');
      return;
    }
    rails[a]! |= 1 << direction;
    rails[b]! |= 1 << opposite(direction);
  });
  return rails;
}

/** Rows of letters as one byte a square; what cannot be read counts 0 and is noted. */
function readRows(
  rows: readonly string[],
  grid: StrategicGrid,
  pointer: string,
  faults: FaultList,
  allowed: string,
  valueOf: (letter: string) => number,
): Uint8Array {
  const layer = new Uint8Array(grid.columns * grid.rows);
  if (rows.length !== grid.rows)
    faults.add(pointer, `${rows.length} rows`, `${grid.rows} rows, one a row of strategic`);
  rows.slice(0, grid.rows).forEach((line, row) => {
    if (line.length !== grid.columns)
      faults.add(
        `${pointer}/${row}`,
        `${line.length} letters`,
        `${grid.columns} letters, like the first row of strategic`,
      );
    for (let column = 0; column < Math.min(line.length, grid.columns); column++) {
      const value = valueOf(line[column]!);
      if (value < 0) faults.add(`${pointer}/${row}`, `"${line[column]}" in column ${column}`, allowed);
      else layer[row * grid.columns + column] = value;
    }
  });
  return layer;
}
