import type { NavalOrder, Ship } from '@vedette/campaign';
import { navalRule, type Judging } from '../judging.js';
import { companyOf, enemyAlongside } from './same-water.js';

/** Judges sinking a ship by its own hands (PATE 2.7, P-35) by what it has in sight: no enemy, and at sea a friend that stays. */
export function checkScuttling(judging: Judging, ship: Ship, order: NavalOrder): void {
  if (!order.scuttle) return;
  const { problems } = judging;
  const rule = navalRule(judging, '2.7');
  if (enemyAlongside(judging, ship))
    problems.warn('enemy-alongside', rule, '/scuttle', [
      `an enemy lies where ${ship.id} does`,
      'ships are scuttled out of reach of the enemy',
      'it stays afloat; get away first',
    ]);
  const friends = companyOf(judging, ship).filter(({ state }) => judging.knowledge.isFriend(state));
  if ('sea' in ship.at && !ship.kind.role.carries && friends.length === 0)
    problems.warn('no-friend-by', rule, '/scuttle', [
      `${ship.id} is alone at sea`,
      'at sea a friend must stay by to take off the crew',
      'it stays afloat; wait for company, or make for a port',
    ]);
}
