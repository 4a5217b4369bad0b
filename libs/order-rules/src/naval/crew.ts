import type { NavalOrder, Ship } from '@vedette/campaign';
import { rowOf } from '@vedette/rulebooks';
import { toldShip } from '../authority/told-pieces.js';
import { navalFigures, navalRule, type Judging } from '../judging.js';
import { companion, enemyAlongside } from './same-water.js';

/** Judges a transfer of hands and marines (PATE 2.7): between ships that lie together, leaving enough to sail. */
export function checkCrew(judging: Judging, ship: Ship, order: NavalOrder): void {
  const { crewTo } = order;
  if (!crewTo) return;
  const { problems } = judging;
  const rule = navalRule(judging, '2.7');
  const to = companion(judging, ship, crewTo.ship);
  if (crewTo.ship === ship.id || !to) {
    problems.warn('no-such-companion', rule, '/crewTo/ship', [
      `there is no other friendly ${crewTo.ship} where ${ship.id} lies`,
      'hands go over only between ships in one harbour, coastal water or area of a sea',
      'nobody goes over unless both are together',
    ]);
    return;
  }
  if (enemyAlongside(judging, ship))
    problems.warn('enemy-alongside', rule, '/crewTo', [
      `an enemy lies where ${ship.id} and ${to.id} do`,
      'hands go over only with no enemy there',
      'nobody goes over; get away from him first',
    ]);
  const [crew, marines] = [crewTo.crew ?? 0, crewTo.marines ?? 0];
  const least = order.scuttle ? 0 : leastCrew(judging, ship);
  if (crew > ship.crew - least)
    problems.warn('too-few-left', rule, '/crewTo/crew', [
      `${crew} hands of ${ship.crew}`,
      `${ship.id} must keep ${least}${order.scuttle ? '' : ' unless it is scuttled'}`,
      'no more than the rest go over',
    ]);
  if (marines > ship.marines)
    problems.warn('too-few-left', rule, '/crewTo/marines', [
      `${marines} marines`,
      `${ship.id} has ${ship.marines}`,
      'those go over',
    ]);
  if (marines > 0 && to.kind.role.carries)
    problems.warn('too-many-aboard', rule, '/crewTo/marines', [
      `${marines} marines for ${to.id}`,
      'transport groups have no marines',
      'they stay where they are; send hands instead',
    ]);
  const limits = to.kind.role.carries ? null : rowOf(navalFigures(judging).handling.crews, to.type);
  if (limits && toldShip(judging, to.id) && to.crew + crew > limits.crew)
    problems.warn('too-many-aboard', rule, '/crewTo/crew', [
      `${to.id} would have ${to.crew + crew} hands`,
      `a ship of its type takes ${limits.crew}`,
      'no more than that go over',
    ]);
}

function leastCrew(judging: Judging, ship: Ship): number {
  const { capacityPerHand, crews } = navalFigures(judging).handling;
  if (ship.kind.role.carries) return Math.ceil((ship.capacity ?? 0) / capacityPerHand.value);
  return rowOf(crews, ship.type).least;
}
