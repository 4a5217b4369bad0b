import type { PhaseContext } from '@vedette/rulebooks';
import { nothingDecided } from '../nothing-decided.js';
import { findWinds } from '../weather/opening-winds.js';
import { fitOut } from './fit-out.js';
import { mendBatteries } from './mend-batteries.js';
import { mendShips } from './mend-ships.js';

/** Ships and shore batteries are mended, and laid-up ships that were called up are made ready (PATE 2.6, 3.3, 7.7); winds first (1.4). */
export function repairPhase(context: PhaseContext): void {
  const { naval } = context.books;
  if (naval === null || context.state.ships.size === 0) return nothingDecided(context);
  findWinds(context);
  mendShips(context, naval.figures);
  fitOut(context, naval.figures);
  mendBatteries(context, naval.figures);
}
