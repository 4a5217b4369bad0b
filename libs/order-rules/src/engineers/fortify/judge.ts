import { type OrderOf, throwsUpWorks, tacticalName } from '@vedette/campaign';
import { bearsWorks } from '@vedette/geography';
import { mayCommand } from '../../authority/may-command.js';
import { ownRule, type Judging } from '../../judging.js';

/** Judges throwing up a work (ROTD 10.6, R-78): by officers of a combat unit, on ground that bears one, by troops who know how. */
export function judgeFortify(judging: Judging, order: OrderOf<'fortify'>): string {
  const words = `${order.unit} throws up a work facing ${order.facing}`;
  const rule = ownRule(judging, 'field-works');
  const { problems, state, books } = judging;
  if (!mayCommand(judging, order.unit, '/unit', 'commander-or-deputy', rule)) return words;
  const unit = state.units.get(order.unit);
  if (!unit || !throwsUpWorks(unit.kind)) {
    problems.error('not-able-to-dig', rule, '/unit', [
      `${order.unit} is no unit that digs`,
      'works are thrown up by combat units other than militia and naval batteries',
      'order another unit',
    ]);
    return words;
  }
  const [least] = books.land.combat.works?.experience.value ?? [];
  if (least !== undefined && unit.experience < least)
    problems.error('not-practised-enough', rule, '/unit', [
      `an experience of ${unit.experience}`,
      `it takes ${least} to throw up a work without money`,
      'order a unit that has seen more',
    ]);
  else if (unit.square >= 0 && !bearsWorks(state.theatre.tacticalMap(unit.square).terrain[unit.tactical]!))
    problems.error('no-ground-for-works', rule, '/unit', [
      `${order.unit} stands at ${tacticalName(unit.tactical)}`,
      'there are no works in water, rivers, fords and mountains',
      'move first and dig in another turn',
    ]);
  else if (unit.status !== 'active')
    problems.warn('not-active', rule, '/unit', [
      `${order.unit} is ${unit.status}`,
      'only active units dig',
      'nothing is done unless it is active all turn',
    ]);
  return words;
}
