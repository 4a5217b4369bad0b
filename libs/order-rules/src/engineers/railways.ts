import type { Books } from '@vedette/rulebooks';

/** Whether the book in force knows railways, and with them depots (ROTD 8, 11.5): its turn then has a rail phase. */
export function hasRailways({ books }: { readonly books: Books }): boolean {
  return books.land.turns.campaign.some(({ name }) => name === 'rail');
}

/** What the books lack for orders about railways and what came with them. */
export function needsRailways(books: Books): string | null {
  return hasRailways({ books }) ? null : `${books.land.title} has none`;
}
