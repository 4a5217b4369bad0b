import type { PhaseContext } from '@vedette/rulebooks';
import { anchorage } from './harbour-stock.js';
import { drawWhatIsOwed, loadInHarbour } from './load-stores.js';
import { useAboard, useInHarbour } from './use-stores.js';

/**
 * Naval stores in the supply phase (PATE 3.4): every company lives a turn, in harbour on the port's stores; then ships that
 * were out draw what they owe; then holds are emptied and filled to the number asked for.
 */
export function provisionShips(context: PhaseContext): void {
  const figures = context.books.naval?.figures;
  if (!figures || context.state.ships.size === 0) return;
  const { harbours, elsewhere } = anchorage(context);
  for (const ship of elsewhere) useAboard(context, figures, ship);
  for (const harbour of harbours) {
    for (const ship of harbour.ships) useInHarbour(context, figures, ship, harbour);
    for (const ship of harbour.ships) drawWhatIsOwed(context, ship, harbour);
    loadInHarbour(context, figures, harbour);
  }
}
