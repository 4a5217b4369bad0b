import type { Audience } from '@vedette/record';
import type { Battle } from './battle.js';

/**
 * Who commands or deputises a unit that fought learns how the battle ended as those in the square do, though his unit ran
 * out of it or broke up before.
 */
export function commandsOf({ attackers, defenders }: Battle): Audience {
  const players = [...attackers.fighters, ...defenders.fighters].flatMap(({ unit }) => [
    unit.commander,
    unit.deputy,
  ]);
  return Object.fromEntries(players.flatMap((player) => (player ? [[player, 'partial' as const]] : [])));
}
