import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** One rule of one book as the catalogue lists it. */
export interface CatalogueEntry {
  readonly rulebook: string;
  readonly id: string;
  readonly title: string;
  readonly topic: string;
}

/** Folder of the installed rulebooks library, where the catalogue lies. */
function rulebooksFolder(): string {
  const main = createRequire(import.meta.url).resolve('@vedette/rulebooks');
  return dirname(dirname(main));
}

/** Every rule id of every book, in the order of the books. */
export function readCatalogue(): CatalogueEntry[] {
  const [, ...lines] = readFileSync(join(rulebooksFolder(), 'data', 'catalogue.csv'), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [rulebook = '', id = '', title = '', topic = ''] = line.split(',');
    return { rulebook, id, title, topic };
  });
}
