import { InlineTheatreError, type InlineFault } from './inline-theatre.error.js';
import {
  inlineCities,
  inlinePorts,
  inlineSeas,
  type InlineCity,
  type InlinePort,
  type InlineSea,
} from './inline-places.js';
import { makeStrategicGrid } from './make-strategic-grid.js';
import { tacticalMapOfLetters } from './make-tactical-map.js';
import { makeTheatre } from './make-theatre.js';
import { DIRECTION_STEPS } from './direction.js';
import type { StrategicGrid } from './strategic-grid.js';
import type { TacticalMap } from './tactical-map.js';
import { STRATEGIC_LETTERS } from './terrain.js';
import type { Theatre } from './theatre.js';

/** A theatre given within a position (umpire bench); its shape has been validated by the position's schema. */
export interface InlineTheatre {
  readonly origin: string;
  readonly strategic: readonly string[];
  readonly nations?: readonly string[];
  readonly nationKey?: Readonly<Record<string, string>>;
  readonly population?: readonly string[];
  readonly tactical?: Readonly<
    Record<string, { readonly terrain?: readonly string[]; readonly defence?: readonly string[] }>
  >;
  readonly cities?: readonly InlineCity[];
  readonly rivers?: readonly unknown[];
  readonly rails?: readonly (readonly string[])[];
  readonly seas?: readonly InlineSea[];
  readonly ports?: readonly InlinePort[];
}

const NO_NATION = '-';

/**
 * Makes the theatre an inline document describes. Squares that are not listed have open tactical ground of defence 2.
 * Throws {@link InlineTheatreError} with every fault: uneven rows, unknown letters, squares outside.
 */
export function makeInlineTheatre(document: InlineTheatre): Theatre {
  const faults: InlineFault[] = [];
  const columns = document.strategic[0]?.length ?? 0;
  const grid = makeStrategicGrid({ columns, rows: document.strategic.length, origin: document.origin });
  const nations: string[] = [];
  const terrain = letters(
    document.strategic,
    columns,
    '/theatre/strategic',
    faults,
    (letter) => STRATEGIC_LETTERS.indexOf(letter),
    `one of ${STRATEGIC_LETTERS}`,
  );
  const nation = nationLayer(document.nations, document, grid, nations, '/theatre/nations', faults);
  const theatre = makeTheatre({
    id: 'inline',
    grid,
    terrain,
    nation,
    nations,
    population: document.population
      ? nationLayer(document.population, document, grid, nations, '/theatre/population', faults)
      : nation,
    rails: railLayer(document.rails ?? [], grid, faults),
    cities: inlineCities(document.cities ?? [], grid, faults),
    seas: inlineSeas(document.seas ?? []),
    ports: inlinePorts(document.ports ?? [], grid, faults),
    tacticalMaker: tacticalMaker(document, grid, faults),
  });
  for (const name of Object.keys(document.tactical ?? {})) {
    const square = grid.indexOf(name);
    if (square < 0)
      faults.push({ pointer: `/theatre/tactical/${name}`, found: name, allowed: 'a square of the theatre' });
    else theatre.tacticalMap(square);
  }
  if (faults.length > 0) throw new InlineTheatreError(faults);
  return theatre;
}

function tacticalMaker(
  document: InlineTheatre,
  grid: StrategicGrid,
  faults: InlineFault[],
): (theatre: Theatre, square: number) => TacticalMap {
  const open = tacticalMapOfLetters(undefined, undefined, () => undefined);
  return (_theatre, square) => {
    const name = grid.nameOf(square);
    const given = document.tactical?.[name];
    if (!given) return open;
    return tacticalMapOfLetters(given.terrain, given.defence, (row, column, found) =>
      faults.push({
        pointer: `/theatre/tactical/${name}/terrain/${row}`,
        found: `"${found}" in column ${column}`,
        allowed: 'one of . h H r f m p w t T R',
      }),
    );
  };
}

function letters(
  rows: readonly string[],
  columns: number,
  pointer: string,
  faults: InlineFault[],
  valueOf: (letter: string) => number,
  allowed: string,
): Uint8Array {
  const layer = new Uint8Array(rows.length * columns);
  rows.forEach((row, r) => {
    if (row.length !== columns)
      faults.push({
        pointer: `${pointer}/${r}`,
        found: `${row.length} letters`,
        allowed: `${columns} letters like the first row`,
      });
    for (let c = 0; c < columns; c++) {
      const value = valueOf(row[c] ?? '');
      if (value < 0 && c < row.length)
        faults.push({ pointer: `${pointer}/${r}`, found: `"${row[c]}" in column ${c}`, allowed });
      layer[r * columns + c] = Math.max(0, value);
    }
  });
  return layer;
}

function nationLayer(
  rows: readonly string[] | undefined,
  document: InlineTheatre,
  grid: StrategicGrid,
  nations: string[],
  pointer: string,
  faults: InlineFault[],
): Uint8Array {
  const indexOf = (name: string): number => {
    const known = nations.indexOf(name);
    return known >= 0 ? known : nations.push(name) - 1;
  };
  if (!rows) {
    indexOf('');
    return new Uint8Array(grid.columns * grid.rows);
  }
  if (rows.length !== grid.rows)
    faults.push({ pointer, found: `${rows.length} rows`, allowed: `${grid.rows} rows` });
  const key = document.nationKey ?? {};
  const layer = letters(
    rows.slice(0, grid.rows),
    grid.columns,
    pointer,
    faults,
    (letter) => {
      const name = key[letter];
      return name !== undefined ? indexOf(name) : letter === NO_NATION || letter === '.' ? indexOf('') : -1;
    },
    'a letter of nationKey, or - for nobody',
  );
  return layer.length === grid.columns * grid.rows ? layer : new Uint8Array(grid.columns * grid.rows);
}

function railLayer(
  links: readonly (readonly string[])[],
  grid: StrategicGrid,
  faults: InlineFault[],
): Uint8Array {
  const rails = new Uint8Array(grid.columns * grid.rows);
  links.forEach(([from = '', to = ''], i) => {
    const [a, b] = [grid.indexOf(from), grid.indexOf(to)];
    const direction = DIRECTION_STEPS.findIndex(([east, south]) => a + east + south * grid.columns === b);
    if (a < 0 || b < 0 || direction < 0) {
      faults.push({
        pointer: `/theatre/rails/${i}`,
        found: `${from} to ${to}`,
        allowed: 'two neighbouring squares of the theatre',
      });
      return;
    }
    rails[a]! |= 1 << direction;
    rails[b]! |= 1 << ((direction + 4) & 7);
  });
  return rails;
}
