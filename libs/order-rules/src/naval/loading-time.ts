import type { NavalOrder, Ship } from '@vedette/campaign';
import { isCorpsOfOwnSide } from '../authority/told-pieces.js';
import { navalRule, type Judging } from '../judging.js';

/**
 * Tells where an order to load and an order to sail stand in each other's way (PATE 9.3, 9.4): work on a shore takes the
 * whole turn, and supplies go over the beach only to and from groups that stay.
 */
export function checkLoadingTime(judging: Judging, ship: Ship, order: NavalOrder): void {
  const { loading, movement = {} } = order;
  const sails = (movement.seas ?? []).length > 0 || movement.port || movement.anyEnemyPort;
  const supplies = loading?.supplies;
  const { problems } = judging;
  if (supplies?.action === 'load' && isPlace(judging, supplies.with) && !isInHarborOf(ship, supplies.with))
    problems.warn('not-in-harbor', navalRule(judging, '9.3'), '/loading/supplies/with', [
      `${ship.id} does not lie in the harbor of ${supplies.with}`,
      'supplies go into and out of a port in its harbor only',
      'nothing is loaded; enter the harbor this turn and load the next',
    ]);
  if (!sails) return;
  if (supplies && isCorpsOfOwnSide(judging, supplies.with))
    problems.warn('ordered-to-sail', navalRule(judging, '9.3'), '/loading/supplies', [
      `${ship.id} is ordered to sail as well`,
      'supplies are handled with a headquarters by groups that stay',
      'they are not moved; leave out the movement',
    ]);
  if ((loading?.load ?? []).length > 0 && 'port' in ship.at && ship.at.area === 'coastal')
    problems.warn('loading-takes-the-turn', navalRule(judging, '9.4'), '/movement', [
      `${ship.id} loads from coastal waters`,
      'that takes the whole turn, and a group at work on a shore does not move',
      'it stays if anybody comes aboard; load in a friendly harbor to sail in the same turn',
    ]);
}

function isPlace({ state }: Judging, name: string): boolean {
  return state.cities.has(name) || state.ports.has(name);
}

function isInHarborOf(ship: Ship, name: string): boolean {
  return 'port' in ship.at && ship.at.port === name && ship.at.area === 'harbor';
}
