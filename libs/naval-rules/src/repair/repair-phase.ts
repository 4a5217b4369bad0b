import type { PhaseContext } from '@vedette/rulebooks';
import { nothingDecided } from '../nothing-decided.js';
import { fitOut } from './fit-out.js';
import { mendShips } from './mend-ships.js';

/** Ships mend damage, and laid-up ships that were called up are made ready (PATE 2.6, 3.3). */
export function repairPhase(context: PhaseContext): void {
  const { naval } = context.books;
  if (naval === null || context.state.ships.size === 0) return nothingDecided(context);
  mendShips(context, naval.figures);
  fitOut(context, naval.figures);
}
