import { AssignmentUndone, type OrderOf, type PlayerId } from '@vedette/campaign';
import type { Audience } from '@vedette/record';
import type { OfficerFigures, PhaseContext } from '@vedette/rulebooks';
import { postFault } from './post-fault.js';

/** An assignment that was carried out, and who had the posts before it. */
export interface Assignment {
  readonly order: OrderOf<'assign'>;
  readonly before: Readonly<Record<'commander' | 'deputy', PlayerId | null>>;
}

const POSTS = ['commander', 'deputy'] as const;

/**
 * After the last assignment of a turn those are undone that put an officer into a post he may not hold (ROTD 3.5, R-56): from the
 * last to the first, and all of them looked at again after each. What the position brought along stays.
 */
export function undoAssignments(context: PhaseContext, carriedOut: readonly Assignment[]): void {
  const { officers } = context.book;
  if (!officers) return;
  const left = [...carriedOut];
  for (let undone = undoLast(context, officers, left); undone; undone = undoLast(context, officers, left));
}

/** Undoes the last assignment that cannot stand and takes it out of the list. */
function undoLast(context: PhaseContext, officers: OfficerFigures, left: Assignment[]): boolean {
  for (let index = left.length - 1; index >= 0; index--) {
    const { order, before } = left[index]!;
    const unit = context.state.units.get(order.unit);
    if (!unit) continue;
    for (const post of POSTS) {
      const player = order[post];
      if (!player || unit[post] !== player) continue;
      const reason = postFault(context.state, officers, unit, post);
      if (reason === null) continue;
      left.splice(index, 1);
      const restored = (of: 'commander' | 'deputy'): PlayerId | null =>
        order[of] && unit[of] === order[of] ? before[of] : unit[of];
      const named = [order.by, player, before[post]].filter((id) => typeof id === 'string');
      context.emit(AssignmentUndone, {
        rule: context.landRule('3.4'),
        units: [unit.id],
        data: {
          unit: unit.id,
          player,
          post,
          commander: restored('commander'),
          deputy: restored('deputy'),
          by: order.by ?? '',
          reason,
        },
        audience: Object.fromEntries(named.map((id) => [id, 'full'])) as Audience,
      });
      return true;
    }
  }
  return false;
}
