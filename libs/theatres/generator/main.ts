import { mkdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { drawTheatre } from './draw.js';
import { paintPicture } from './picture.js';
import { products } from './products.js';

/**
 * `npm run maps [-- theatre...] [--into folder]`: draws the theatres named, or all three, and writes their products to
 * libs/theatres/data and their pictures to docs/pictures/theatres; with `--into`, both to a folder of the caller's.
 */
const { values, positionals } = parseArgs({ options: { into: { type: 'string' } }, allowPositionals: true });
const own = values.into === undefined ? null : pathToFileURL(`${values.into}/`);
const data = own ?? new URL('../data/', import.meta.url);
const pictures = own ?? new URL('../../../docs/pictures/theatres/', import.meta.url);

for (const id of positionals.length > 0 ? positionals : ['amwol', 'nwol', 'euwol']) {
  const drawing = drawTheatre(id);
  const folder = new URL(`${id}/`, data);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of products(drawing)) writeFileSync(new URL(name, folder), text);
  mkdirSync(pictures, { recursive: true });
  writeFileSync(new URL(`${id}.png`, pictures), paintPicture(drawing));
  console.log(
    `${id}: ${drawing.cities.length} cities, ${drawing.ports.length} ports, ${drawing.seas.length} sea areas`,
  );
}
