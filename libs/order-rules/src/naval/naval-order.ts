import type { NavalOrder, Ship } from '@vedette/campaign';
import { mayCommand } from '../authority/may-command.js';
import { navalRule, type Judging } from '../judging.js';
import { navalWords } from '../words/naval-words.js';
import { checkActivationAtSea } from './activation-at-sea.js';
import { checkAttachment } from './attachment.js';
import { checkContact } from './contact.js';
import { checkCrew } from './crew.js';
import { checkLoading } from './loading.js';
import { checkSailing } from './sailing.js';

/**
 * Judges a naval order (PATE 4): authority first; a ship rounding the Horn takes none; then each section against the charts
 * and what the sender knows of the ship.
 */
export function judgeNaval(judging: Judging, order: NavalOrder): string {
  const ship = judging.state.ships.get(order.ship);
  if (!mayCommand(judging, order.ship, 'ship', 'commander-or-deputy', navalRule(judging, '4.1')) || !ship)
    return navalWords(order);
  if ('transit' in ship.at) {
    judging.problems.error('rounding-the-horn', navalRule(judging, '6.10'), 'ship', [
      `${ship.id} is rounding Cape Horn`,
      'ships on their way round take no orders',
      'order it when it has arrived',
    ]);
    return navalWords(order);
  }
  checkCondition(judging, ship, order);
  checkAttachment(judging, ship, order);
  checkSailing(judging, ship, order);
  checkContact(judging, ship, order);
  checkLoading(judging, ship, order);
  checkCrew(judging, ship, order);
  checkActivationAtSea(judging, ship, order);
  return navalWords(order);
}

function checkCondition(judging: Judging, ship: Ship, order: NavalOrder): void {
  const { problems } = judging;
  if (ship.status === 'inactive' && order.activation !== 'activate')
    problems.warn('inactive', navalRule(judging, '2.6'), 'ship', [
      `${ship.id} is inactive`,
      'a ship that is laid up neither sails nor fights',
      'add "activation": "activate"; it takes four turns',
    ]);
  if (ship.stores === 0 && 'sea' in ship.at && (order.movement?.seas ?? []).length > 0)
    problems.warn('out-of-stores', navalRule(judging, '3.4'), 'movement.seas', [
      `${ship.id} has no stores aboard`,
      'such a ship obeys only a change of base and sails for its base by itself',
      'give it a base it can reach',
    ]);
  if (ship.attachedTo && !order.detach && !order.attach && judging.knowledge.ownShip(ship.attachedTo))
    problems.warn('attached', navalRule(judging, '4.2'), 'ship', [
      `${ship.id} is attached to ${ship.attachedTo}`,
      `it carries out the orders of ${ship.attachedTo} if any are sent, all but loading and unloading`,
      'detach it if it is to act on its own',
    ]);
}
