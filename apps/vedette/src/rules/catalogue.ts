import { BATTLE_CATALOGUE, BATTLE_RULEBOOK } from '@vedette/battle';
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
  const campaigns = CATALOGUE.map(({ book, number, title, topic }) => ({
    rulebook: book,
    id: number,
    title,
    topic,
  }));
  const battle = Object.entries(BATTLE_CATALOGUE).map(([id, title]) => ({
    ...{ rulebook: BATTLE_RULEBOOK, id, title },
    topic: id.startsWith('G') ? 'the book' : 'tables and procedures of ours',
  }));
  return [...campaigns, ...battle];
}
