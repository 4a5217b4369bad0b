import { mostMenOf, type OrderOf, type Ship, type Unit, withArticle } from '@vedette/campaign';
import { unknownPiece } from '../../authority/may-command.js';
import { mayOrderAs } from '../../authority/may-order-as.js';
import { knownShip, knownUnit, toldShip, toldUnit } from '../../authority/told-pieces.js';
import { landRule, navalFigures, navalRule, type Judging } from '../../judging.js';
import { inOneArea } from '../../naval/same-water.js';

/** Judges a merger of two units (GITM AMWOL 3.5) or of two transport groups (PATE 2.5, details 4.5). */
export function judgeMerge(judging: Judging, order: OrderOf<'merge'>): string {
  const goes = order.unit ?? order.ship;
  if (goes === undefined) {
    judging.problems.error('nothing-to-merge', landRule(judging, '3.5'), '/unit', [
      'neither "unit" nor "ship"',
      'one of them names what disappears into the other',
      'name it',
    ]);
    return `something is merged into ${order.into}`;
  }
  if (order.unit !== undefined && order.ship !== undefined)
    judging.problems.error('two-things-to-merge', landRule(judging, '3.5'), '/ship', [
      `both ${order.unit} and ${order.ship}`,
      'an order merges one piece into another',
      'send two orders',
    ]);
  else if (order.unit !== undefined) judgeUnits(judging, order.unit, order.into);
  else judgeGroups(judging, goes, order.into);
  return `${goes} is merged into ${order.into}`;
}

function judgeUnits(judging: Judging, goes: string, stays: string): void {
  const { problems } = judging;
  const rule = landRule(judging, '3.5');
  const unit = toldUnit(judging, goes);
  const into = ofOwnSide(judging, knownUnit(judging, stays));
  if (!unit) unknownPiece(judging, goes, '/unit', rule);
  if (!into) unknownPiece(judging, stays, '/into', rule);
  if (!unit || !into) return;
  const power = { ministries: ['war', 'head'], piece: { id: goes, officers: 'commander' } } as const;
  if (!mayOrderAs(judging, unit.state, power, `merging ${goes}`, rule)) return;
  if (sameId(judging, goes, stays, rule)) return;
  if (unit.state !== into.state || unit.type !== into.type)
    problems.error('unlike-units', rule, '/into', [
      `${goes} and ${stays}`,
      'only units of one state and one type can be merged',
      'choose another unit',
    ]);
  // Militia do not merge but where the book counts their regiments.
  else if (!unit.kind.role.fights || (unit.kind.militia && !judging.books.land.supply.militiaMerge.value))
    problems.error('not-mergeable', rule, '/unit', [
      `${goes} is ${unit.kind.militia ? 'militia' : withArticle(unit.kind.name)}`,
      judging.books.land.supply.militiaMerge.value
        ? 'only combat units can be merged'
        : 'headquarters and militia cannot be merged',
      'leave it out',
    ]);
  else checkPlaces(judging, unit, into, rule);
}

/** A piece the sender's side has; those of allies in his sight are none to merge into. */
function ofOwnSide<P extends Unit | Ship>({ knowledge }: Judging, piece: P | undefined): P | undefined {
  return piece && knowledge.isOwnSide(piece.state) ? piece : undefined;
}

function checkPlaces(judging: Judging, unit: Unit, into: Unit, rule: string): void {
  const { knowledge, problems } = judging;
  for (const one of [unit, into].filter((known) => knowledge.knowsConditionOf(known)))
    if (
      one.status !== 'active' &&
      !(one.status === 'inactive' && judging.books.land.supply.inactiveMerge.value)
    )
      problems.warn('not-active', rule, one === unit ? '/unit' : '/into', [
        `${one.id} is ${one.status}`,
        'both units must be active when they are merged',
        'activate it earlier in your orders, or the merger fails',
      ]);
  if (knowledge.knowsPlaceOf(unit) && knowledge.knowsPlaceOf(into) && unit.square !== into.square)
    problems.warn('not-together', rule, '/into', [
      `${unit.id} and ${into.id} are in different strategic squares`,
      'they must be in one square, and in one tactical square if an enemy is there',
      'the merger fails unless they are',
    ]);
  const { mergerCap } = judging.books.land.supply;
  const most = mergerCap.value === 'men' || isOverLarge(unit, into) ? mostMenOf(judging.state, unit) : null;
  const men = unit.strength + into.strength;
  const known = knowledge.knowsConditionOf(unit) && knowledge.knowsConditionOf(into);
  if (known && most !== null && men > most)
    problems.warn('over-strength', rule, '/into', [
      `${men} men together`,
      `a unit of this type has at most ${most}`,
      `${men - most} go back to the pool`,
    ]);
}

/** Whether two units together have more regiments or batteries than their type may. */
function isOverLarge(unit: Unit, into: Unit): boolean {
  const { mostRegiments, mostBatteries } = into.kind;
  return unit.regiments + into.regiments > mostRegiments || unit.batteries + into.batteries > mostBatteries;
}

function sameId(judging: Judging, goes: string, stays: string, rule: string): boolean {
  if (goes !== stays) return false;
  judging.problems.error('merged-into-itself', rule, '/into', [
    `${goes} into itself`,
    'two different pieces are merged',
    'name the other',
  ]);
  return true;
}

function judgeGroups(judging: Judging, goes: string, stays: string): void {
  const { problems } = judging;
  const rule = navalRule(judging, '2.5');
  const ship = toldShip(judging, goes);
  const into = ofOwnSide(judging, knownShip(judging, stays));
  if (!ship) unknownPiece(judging, goes, '/ship', rule);
  if (!into) unknownPiece(judging, stays, '/into', rule);
  if (!ship || !into) return;
  const power = {
    ministries: ['naval', 'head'],
    piece: { id: goes, officers: 'commander-or-deputy' },
  } as const;
  if (!mayOrderAs(judging, ship.state, power, `merging ${goes}`, rule)) return;
  if (sameId(judging, goes, stays, rule)) return;
  if (!ship.kind.role.carries || !into.kind.role.carries || ship.state !== into.state)
    problems.error('unlike-units', rule, '/into', [
      `${goes} and ${stays}`,
      'only transport groups of one state can be merged',
      'choose another group',
    ]);
  else checkGroups(judging, ship, into, rule);
}

function checkGroups(judging: Judging, ship: Ship, into: Ship, rule: string): void {
  const { problems } = judging;
  const most = navalFigures(judging).handling.largestGroup.value;
  const capacity = (ship.capacity ?? 0) + (into.capacity ?? 0);
  if (capacity > most && toldShip(judging, into.id))
    problems.error('group-too-large', rule, '/into', [
      `a capacity of ${capacity} together`,
      `a group has at most ${most}`,
      'merge smaller groups',
    ]);
  const bothMine = [ship, into].every(({ id }) => judging.register.capacityOf(judging.by, id) !== null);
  if (bothMine && !inOneArea(ship, into))
    problems.warn('not-together', rule, '/into', [
      `${ship.id} and ${into.id} do not lie in one tactical area`,
      'a harbour and its coastal waters are two areas',
      'the merger fails unless they lie together',
    ]);
}
