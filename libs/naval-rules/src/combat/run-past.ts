import { armedOf, type BattleSide, type Fighter } from './sea-battle.js';

/** A ship that fires in passing and keeps her way on (PATE 7.7). */
export function runsPast({ orders }: Fighter): boolean {
  return orders.combat.stance === 'run-past';
}

/** A side of which nobody stays to fight: it breaks the battle off early and has lost it (PATE 4.7, 7.7). */
export function onlyRunsPast(side: BattleSide): boolean {
  const armed = armedOf(side);
  return side.batteries === null && armed.length > 0 && armed.every(runsPast);
}
