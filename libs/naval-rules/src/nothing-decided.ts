import { NothingDecided } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';

/** Records that a naval phase ran and that nothing was decided in it (PATE 3.2). */
export function nothingDecided(context: PhaseContext): void {
  const ships = context.state.ships.size;
  const reason =
    context.books.naval === null ? 'no naval rule book is in force' : `${ships} ships keep their stations`;
  context.emit(NothingDecided, { rule: context.navalRule('3.2'), data: { reason }, audience: {} });
}
