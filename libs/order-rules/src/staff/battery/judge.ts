import { hasRoomForBattery, type OrderOf, spareBatteries, whyNoBattery } from '@vedette/campaign';
import { capacityFor, unknownPiece } from '../../authority/may-command.js';
import { mayOrderAs } from '../../authority/may-order-as.js';
import { knownUnit, toldUnit } from '../../authority/told-pieces.js';
import { ownRule, type Judging } from '../../judging.js';

/** Judges handing over a battery (ROTD 10.11): the commander of either unit, or the war minister; between units of one state whose guns are of one kind. */
export function judgeBattery(judging: Judging, order: OrderOf<'battery'>): string {
  const { problems, knowledge } = judging;
  const words = `${order.unit} hands a battery over to ${order.to}`;
  const rule = ownRule(judging, 'captured-guns');
  const unit = toldUnit(judging, order.unit);
  const known = knownUnit(judging, order.to);
  const to = known && knowledge.isOwnSide(known.state) ? known : undefined;
  if (!unit) unknownPiece(judging, order.unit, '/unit', rule);
  if (!to) unknownPiece(judging, order.to, '/to', rule);
  if (!unit || !to) return words;
  const commandsEither = [order.unit, order.to].some((id) => capacityFor(judging, id, 'commander') !== null);
  const power = { ministries: ['war'], piece: { id: order.unit, officers: 'commander' } } as const;
  if (!commandsEither && !mayOrderAs(judging, unit.state, power, 'handing over a battery', rule))
    return words;
  const unlike = whyNoBattery(unit, to);
  if (unlike !== null)
    problems.error('no-taker-of-guns', rule, '/to', [
      `${order.unit} and ${order.to}`,
      unlike,
      'choose another unit',
    ]);
  else if (knowledge.knowsConditionOf(unit) && spareBatteries(unit) < 1)
    problems.error('no-spare-battery', rule, '/unit', [
      `${order.unit} has ${unit.batteries} of them`,
      'foot and horse hand over what they have beyond the one they serve',
      'leave it out',
    ]);
  else if (knowledge.knowsConditionOf(to) && !hasRoomForBattery(to))
    problems.error('no-room-for-battery', rule, '/to', [
      `${order.to} has ${to.batteries} of them`,
      `${to.kind.name} serves ${to.kind.mostBatteries} at most`,
      'choose another unit',
    ]);
  else if (knowledge.knowsPlaceOf(unit) && knowledge.knowsPlaceOf(to) && unit.square !== to.square)
    problems.warn('not-together', rule, '/to', [
      `${unit.id} and ${to.id} are in different strategic squares`,
      'they must be in one square, and in one tactical square if an enemy is there',
      'nothing is handed over unless they are',
    ]);
  return words;
}
