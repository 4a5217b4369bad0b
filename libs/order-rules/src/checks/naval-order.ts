import type { NavalOrder } from '@vedette/campaign';
import type { Judging } from '../judging.js';
import { navalWords } from '../words/naval-words.js';
import { mayCommand } from './authority.js';

/** Judges a naval order (PATE 4): authority, names of seas and ports, and what contradicts itself. */
export function judgeNaval(judging: Judging, order: NavalOrder): string {
  const { state, problems } = judging;
  const ship = state.ships.get(order.ship);
  if (!mayCommand(judging, order.ship, 'ship', '4.1') || !ship) return `order for ${order.ship}`;
  const seas = new Set(state.theatre.seas.map(({ code }) => code));
  (order.movement?.seas ?? []).forEach((code, i) => {
    if (!seas.has(code))
      problems.error(
        'unknown-sea',
        '1.4',
        `movement.seas[${i}]`,
        `"${code}" is no sea area; areas are ${[...seas].join(', ')}`,
      );
  });
  for (const [field, name] of [
    ['movement.port', order.movement?.port],
    ['movement.base', order.movement?.base],
  ] as const)
    if (name && !state.ports.has(name))
      problems.error('unknown-port', '1.4', field, `"${name}" is no port; use the names of the map`);
  const { min, max } = order.contact ?? {};
  if (min !== undefined && max !== undefined && min > max)
    problems.warn(
      'odds-crossed',
      '4.6',
      'contact',
      `the least odds ${min} are above the most ${max}; the ship takes the action outside that range`,
    );
  if (order.attach && order.attach === order.ship)
    problems.error('attached-to-itself', '4.2', 'attach', 'a ship cannot be attached to itself');
  if (order.attach && !isOwnShip(judging, order.attach))
    problems.error(
      'unknown-unit',
      '4.2',
      'attach',
      `there is no ship ${order.attach} on your side to attach to`,
    );
  if (
    typeof order.loading?.stores === 'number' &&
    order.loading.stores > (judging.books.naval?.figures.mostStores.value ?? 24) &&
    ship.type !== 'TR'
  )
    problems.warn(
      'stores-clamped',
      '3.4',
      'loading.stores',
      `a ship carries at most ${judging.books.naval?.figures.mostStores.value ?? 24} stores; the level is read as that`,
    );
  return navalWords(order);
}

function isOwnShip(judging: Judging, id: string): boolean {
  const ship = judging.state.ships.get(id);
  return (
    ship !== undefined &&
    judging.player !== undefined &&
    judging.state.areFriends(judging.player.state, ship.state)
  );
}
