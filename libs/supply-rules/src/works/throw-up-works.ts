import {
  FACINGS,
  OrderFailed,
  type OrderOf,
  tacticalName,
  throwsUpWorks,
  type Unit,
  WorkRaised,
} from '@vedette/campaign';
import { bearsWorks, type Direction } from '@vedette/geography';
import { commandOf, onTheSpot } from '@vedette/observation';
import type { PhaseContext, WorksFigures } from '@vedette/rulebooks';

/**
 * Units that were ordered to dig and spent the turn on it raise works where they stand (ROTD 10.6, R-78): a new one of the first
 * level, or one that faces the same way by a level, once a turn, as far as they know how.
 */
export function throwUpWorks(context: PhaseContext): void {
  const { works } = context.book.combat;
  if (!works) return;
  const raised = new Set<string>();
  for (const { order } of context.orders.ofKind('fortify')) {
    const unit = context.state.units.get(order.unit);
    if (!unit) continue;
    const facing = FACINGS.indexOf(order.facing) as Direction;
    const work = `${unit.square} ${unit.tactical} ${facing}`;
    const level = levelAt(context, unit, facing) + 1;
    const reason = raised.has(work) ? 'others raised it this turn' : whyNot(context, unit, works, level);
    if (reason !== null) {
      tellFailed(context, order, unit, reason);
      continue;
    }
    raised.add(work);
    const { friends, strangers } = onTheSpot(context.state, unit);
    context.emit(WorkRaised, {
      rule: context.landRule('field-works'),
      square: unit.square,
      units: [unit.id],
      data: { unit: unit.id, tactical: tacticalName(unit.tactical), facing: order.facing, level },
      audience: { ...strangers, ...friends },
    });
  }
}

/** Level of the work that faces a way where a unit stands, 0 for none. */
function levelAt({ state }: PhaseContext, { square, tactical }: Unit, facing: Direction): number {
  const work = state.works.find(
    (one) => one.square === square && one.tactical === tactical && one.facing === facing,
  );
  return work?.level ?? 0;
}

function whyNot({ state }: PhaseContext, unit: Unit, works: WorksFigures, level: number): string | null {
  const { startSquare, startTactical, march, tactics, fought } = unit.turn;
  if (unit.status !== 'active' || !throwsUpWorks(unit.kind)) return 'it is no active unit that digs';
  if (
    unit.square !== startSquare ||
    unit.tactical !== startTactical ||
    march.steps > 0 ||
    tactics.movedIn > 0
  )
    return 'it moved';
  if (fought.length > 0) return 'it fought';
  if (!bearsWorks(state.theatre.tacticalMap(unit.square).terrain[unit.tactical]!))
    return 'the ground bears no works';
  const needed = works.experience.value[level - 1];
  if (needed === undefined) return `a work of level ${level} takes money`;
  return unit.experience < needed ? `a work of level ${level} takes an experience of ${needed}` : null;
}

function tellFailed(context: PhaseContext, order: OrderOf<'fortify'>, unit: Unit, reason: string): void {
  context.emit(OrderFailed, {
    rule: context.landRule('field-works'),
    square: unit.square,
    units: [unit.id],
    data: { kind: 'fortify', subject: unit.id, reason },
    audience: { ...commandOf(unit), ...(order.by ? { [order.by]: 'full' as const } : {}) },
  });
}
