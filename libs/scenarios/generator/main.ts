import { readFileSync, writeFileSync } from 'node:fs';
import { tacticalName } from '@vedette/campaign';
import { loadTheatre } from '@vedette/theatres';

/**
 * Writes the table of places of `amwol-1846` anew after the theatre was redrawn: the same names, with the squares the theatre
 * has them in now. Run with `npx tsx --conditions=vedette-source libs/scenarios/generator/main.ts`, then the tests.
 */
const file = new URL('../src/amwol-1846/places.ts', import.meta.url);
const theatre = loadTheatre('amwol');
const LINE = /^ {2}(?<key>'[^']+'|"[^"]+"|\w+): \[.*\],$/;

function rewritten(line: string): string {
  const key = LINE.exec(line)?.groups?.['key'];
  if (!key) return line;
  const name = key.replaceAll(/^['"]|['"]$/g, '');
  const city = theatre.cities.find((one) => one.name === name);
  if (!city) throw new RangeError(`the theatre has no city "${name}"; take it out of the table`);
  return `  ${key}: ['${theatre.grid.nameOf(city.square)}', '${tacticalName(city.tactical)}'],`;
}

writeFileSync(file, readFileSync(file, 'utf8').split('\n').map(rewritten).join('\n'));
