import { readFileSync, writeFileSync } from 'node:fs';
import { tacticalName } from '@vedette/campaign';
import { loadTheatre } from '@vedette/theatres';

/**
 * Writes the tables of cities of the scenarios anew after a theatre was redrawn: the same names, with the squares the theatre
 * has them in now; camps in the open, and the fields beside a city, stay. Run with `npx tsx --conditions=vedette-source libs/scenarios/generator/main.ts`, then the tests.
 */
const TABLES = [
  { theatre: 'amwol', file: '../src/amwol-1846/places.ts' },
  { theatre: 'nwol', file: '../src/nwol-1809/places.ts' },
  { theatre: 'euwol', file: '../src/euwol-1866/places.ts' },
  { theatre: 'euwol', file: '../src/euwol-1870/places.ts' },
] as const;
const LINE = /^ {2}(?<key>'[^']+'|"[^"]+"|\w+): \['[^']*', '[^']*'(?<fields>.*)\],$/;

for (const { theatre: id, file } of TABLES) {
  const theatre = loadTheatre(id);
  const table = new URL(file, import.meta.url);
  let amongCities = true;
  const rewritten = readFileSync(table, 'utf8')
    .split('\n')
    .map((line) => {
      if (line.startsWith('export const CAMPS')) amongCities = false;
      const { key, fields = '' } = LINE.exec(line)?.groups ?? {};
      if (!key || !amongCities) return line;
      const name = key.replaceAll(/^['"]|['"]$/g, '');
      const city = theatre.cities.find((one) => one.name === name);
      if (!city) throw new RangeError(`the theatre ${id} has no city "${name}"; take it out of the table`);
      return `  ${key}: ['${theatre.grid.nameOf(city.square)}', '${tacticalName(city.tactical)}'${fields}],`;
    });
  writeFileSync(table, rewritten.join('\n'));
}
