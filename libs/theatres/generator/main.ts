import { mkdirSync, writeFileSync } from 'node:fs';
import { drawTheatre } from './draw.js';
import { paintPicture } from './picture.js';
import { products } from './products.js';

/** Draws every theatre named on the command line, or all three, and writes their products and pictures. */
const wanted = process.argv.slice(2);
for (const id of wanted.length > 0 ? wanted : ['amwol', 'nwol', 'euwol']) {
  const drawing = drawTheatre(id);
  const folder = new URL(`../data/${id}/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of products(drawing)) writeFileSync(new URL(name, folder), text);
  const pictures = new URL('../../../docs/pictures/theatres/', import.meta.url);
  mkdirSync(pictures, { recursive: true });
  writeFileSync(new URL(`${id}.png`, pictures), paintPicture(drawing));
  console.log(
    `${id}: ${drawing.cities.length} cities, ${drawing.ports.length} ports, ${drawing.seas.length} sea areas`,
  );
}
