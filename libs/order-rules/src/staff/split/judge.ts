import type { OrderOf, Ship } from '@vedette/campaign';
import { unknownPiece } from '../../authority/may-command.js';
import { mayOrderAs } from '../../authority/may-order-as.js';
import { toldShip } from '../../authority/told-pieces.js';
import { navalFigures, navalRule, type Judging } from '../../judging.js';
import { spacesOf } from '../../naval/spaces.js';
import { listWords } from '../../words/list-words.js';

type Split = OrderOf<'split'>;

/** Judges the splitting of a transport group (PATE 2.5, details 4.4): both parts must be of lawful size and carry their cargo. */
export function judgeSplit(judging: Judging, order: Split): string {
  const rule = navalRule(judging, '2.5');
  const words = `a group of capacity ${order.capacity} is split from ${order.ship}${cargoWords(order)}`;
  const ship = toldShip(judging, order.ship);
  if (!ship) {
    unknownPiece(judging, order.ship, '/ship', rule);
    return words;
  }
  const power = {
    ministries: ['naval', 'head'],
    piece: { id: order.ship, officers: 'commander-or-deputy' },
  } as const;
  if (!mayOrderAs(judging, ship.state, power, `splitting ${order.ship}`, rule)) return words;
  if (!ship.kind.role.carries)
    judging.problems.error('not-transports', rule, '/ship', [
      `${order.ship} is no transport group`,
      'only those can be split',
      'leave it out',
    ]);
  else {
    checkSizes(judging, ship, order, rule);
    checkCargo(judging, ship, order, rule);
  }
  return words;
}

function cargoWords({ units = [], supplies = 0, stores = 0 }: Split): string {
  const parts = [
    ...units,
    ...(supplies > 0 ? [`${supplies} supplies`] : []),
    ...(stores > 0 ? [`${stores} stores`] : []),
  ];
  return parts.length > 0 ? ` with ${listWords(parts)}` : '';
}

function checkSizes(judging: Judging, ship: Ship, order: Split, rule: string): void {
  const { smallestGroup, largestGroup } = navalFigures(judging).handling;
  const [least, most] = [smallestGroup.value, largestGroup.value];
  const left = (ship.capacity ?? 0) - order.capacity;
  const bad = order.capacity < least || order.capacity > most || left < least;
  if (bad)
    judging.problems.error('group-of-wrong-size', rule, '/capacity', [
      `${order.capacity} of ${ship.capacity ?? 0}, which leaves ${left}`,
      `both groups must have between ${least} and ${most}`,
      'choose another capacity',
    ]);
}

function checkCargo(judging: Judging, ship: Ship, order: Split, rule: string): void {
  const { problems, state } = judging;
  const strangers = (order.units ?? []).filter((id) => !ship.cargo.units.some((aboard) => aboard === id));
  for (const id of strangers)
    problems.error('not-aboard', rule, `/units/${order.units!.indexOf(id)}`, [
      `${id} is not aboard ${ship.id}`,
      ship.cargo.units.length > 0 ? `aboard are ${listWords(ship.cargo.units)}` : 'nobody is aboard',
      'name units that are',
    ]);
  const carried = { supplies: ship.cargo.supplies, stores: ship.stores + ship.cargo.stores };
  for (const goods of ['supplies', 'stores'] as const)
    if ((order[goods] ?? 0) > carried[goods])
      problems.error('stock-short', rule, `/${goods}`, [
        `${order[goods]} ${goods}`,
        `${ship.id} carries ${carried[goods]}`,
        'take no more than that',
      ]);
  if (problems.fatal) return;
  const { handling, mostStores } = navalFigures(judging);
  // Each part stows stores in its own hold first, so only the rest takes spaces.
  const overHold = (stores: number): number => Math.max(0, stores - mostStores.value);
  const share = order.capacity / (ship.capacity ?? order.capacity);
  const stores = order.stores ?? Math.floor(carried.stores * share);
  const spaces = handling.goodsSpaces.value;
  const goes =
    (order.units ?? []).reduce((sum, id) => sum + spacesOf(judging, state.unit(id)), 0) +
    ((order.supplies ?? 0) + overHold(stores)) * spaces;
  const units = ship.cargo.units.filter((id) => !(order.units ?? []).includes(id));
  const stays =
    units.reduce((sum, id) => sum + spacesOf(judging, state.unit(id)), 0) +
    (carried.supplies - (order.supplies ?? 0) + overHold(carried.stores - stores)) * spaces;
  const room = (ship.capacity ?? 0) - order.capacity;
  if (goes > order.capacity || stays > room)
    problems.error('over-capacity', rule, '/capacity', [
      `the new group would hold ${goes} in ${order.capacity}, the old one ${stays} in ${room}`,
      'each group must be able to carry what it holds',
      'divide capacity or cargo otherwise',
    ]);
}
