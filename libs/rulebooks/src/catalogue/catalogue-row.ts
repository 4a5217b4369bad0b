/** A rule as the catalogue lists it: its number in the book, what it is about in our words, and its topic. */
export type CatalogueRow = readonly [number: string, title: string, topic: string];
