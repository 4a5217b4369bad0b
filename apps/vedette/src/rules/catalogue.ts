import { CATALOGUE } from '@vedette/rulebooks/catalogue';

/** One rule of one book as the catalogue lists it. */
export interface CatalogueEntry {
  readonly rulebook: string;
  readonly id: string;
  readonly title: string;
  readonly topic: string;
}

/** Every rule id of every book, in the order of the books. */
export function readCatalogue(): CatalogueEntry[] {
  return CATALOGUE.map(({ book, number, title, topic }) => ({ rulebook: book, id: number, title, topic }));
}
