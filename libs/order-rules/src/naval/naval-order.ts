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
import { checkScuttling } from './scuttling.js';

/**
 * Judges a naval order (PATE 4): authority first; a ship rounding the Horn takes none; then each section against the charts
 * and what the sender knows of the ship.
 */
export function judgeNaval(judging: Judging, order: NavalOrder): string {
  const ship = judging.state.ships.get(order.ship);
  if (!mayCommand(judging, order.ship, '/ship', 'commander-or-deputy', navalRule(judging, '4.1')))
    return navalWords(order);
  if (!ship) {
    judging.problems.error('not-a-ship', navalRule(judging, '4.3'), '/ship', [
      `${order.ship} is a unit ashore`,
      'a naval order is for a ship or a transport group',
      'send it a land order',
    ]);
    return navalWords(order);
  }
  if ('transit' in ship.at) {
    judging.problems.error('rounding-the-horn', navalRule(judging, '6.10'), '/ship', [
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
  checkScuttling(judging, ship, order);
  checkActivationAtSea(judging, ship, order);
  return navalWords(order);
}

function checkCondition(judging: Judging, ship: Ship, order: NavalOrder): void {
  const { problems } = judging;
  // Called up, with no turn left to wait, it opens the turn in commission.
  const waits = ship.reactivating?.turnsLeft ?? null;
  if (ship.status === 'inactive' && waits !== 0 && order.activation !== 'activate')
    problems.warn('inactive', navalRule(judging, '2.6'), '/ship', [
      `${ship.id} is inactive`,
      'a ship that is laid up neither sails nor fights',
      waits === null
        ? 'add "activation": "activate"; it takes four turns'
        : `it is called up and will be ready in ${waits} turns; order it then`,
    ]);
  checkStoresAboard(judging, ship, order);
  const leader = order.detach || order.attach ? null : ship.attachedTo;
  if (leader && isCopied(order))
    problems.warn('attached', navalRule(judging, '4.2'), '/ship', [
      `${ship.id} is attached to ${leader}`,
      `it carries out the orders of ${leader} if any are sent, all but loading and unloading`,
      'detach it if it is to act on its own',
    ]);
}

/** Whether an order asks for anything that the leader's order would take the place of (PATE 4.2). */
function isCopied({ movement, contact, combat, commerce, loading }: NavalOrder): boolean {
  return [movement, contact, combat, commerce, loading?.stores].some((section) => section !== undefined);
}

/** A ship without stores obeys only a change of base; one that uses its last this turn is about to be such a ship (PATE 3.4). */
function checkStoresAboard(judging: Judging, ship: Ship, order: NavalOrder): void {
  const { base: _base, ...sailing } = order.movement ?? {};
  const { kind: _kind, ship: _ship, by: _by, at: _at, movement: _movement, ...rest } = order;
  const asksMore = Object.keys(sailing).length > 0 || Object.keys(rest).length > 0;
  if (!asksMore || ship.status !== 'active') return;
  const moored = 'port' in ship.at && ship.at.area === 'harbor';
  const left = ship.stores + ship.cargo.stores;
  if (ship.turnsWithoutStores > 0 || (left === 0 && !moored))
    judging.problems.warn('out-of-stores', navalRule(judging, '3.4'), '/ship', [
      `${ship.id} is out of stores`,
      'such a ship obeys only a change of base and sails for its base by itself',
      'give it a base it can reach; the rest is not carried out',
    ]);
  else if (left === 1 && !moored)
    judging.problems.warn('last-store', navalRule(judging, '3.4'), '/ship', [
      `${ship.id} uses its last store this turn`,
      'with that it loses men, stops obeying, and sails for its base',
      'give it a base it can reach',
    ]);
}
