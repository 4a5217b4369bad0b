import { tacticalStep } from '@vedette/geography';
import type { PhaseContext } from '@vedette/rulebooks';
import { isBesieged } from '../strategic/besieged.js';
import { enemyOf, type Battle, type BattleSide, type Fighter } from './battle.js';
import { enemyNear, friendsAlone, hindrance } from './ground.js';

/** All eight directions. */
export const EVERYWHERE: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7];

/**
 * Directions a broken unit may take (details 4): not onward in the direction it came in, nor toward where an enemy came
 * from, nor one to either side of these.
 */
export function allowedDirections(battle: Battle, side: BattleSide, fighter: Fighter): number[] {
  const barred = new Set<number>();
  const bar = (direction: number): void => {
    for (const turn of [-1, 0, 1]) barred.add((direction + turn + 8) & 7);
  };
  const { movedIn, enteredFrom } = fighter.unit.turn.tactics;
  if (movedIn === battle.phase && enteredFrom >= 0) bar((enteredFrom + 4) & 7);
  for (const { unit } of enemyOf(battle, side).fighters) {
    const { movedIn: moved, enteredFrom: from } = unit.turn.tactics;
    if (moved === battle.phase && from >= 0) bar(from);
  }
  return EVERYWHERE.filter((direction) => !barred.has(direction));
}

/**
 * Open directions in order of preference: to friends, then clear of enemies, then merely open. Empty when none is; a
 * besieged city, as it was when the phase began, lets nobody out (GITM AMWOL 10.3).
 */
export function preferredDirections(
  context: PhaseContext,
  battle: Battle,
  fighter: Fighter,
  directions: readonly number[],
): number[] {
  const open = openDirections(context, battle, fighter, directions);
  const toFriends = withFriends(context, battle, fighter, open);
  if (toFriends.length > 0) return toFriends;
  const clear = open.filter((direction) => !enemyNearBeyond(context, battle, fighter, direction));
  return clear.length > 0 ? clear : open;
}

/** Those of some directions in which a fighter finds friends alone and room among them (9.9). */
export function friendlyDirections(
  context: PhaseContext,
  battle: Battle,
  fighter: Fighter,
  directions: readonly number[],
): number[] {
  return withFriends(context, battle, fighter, openDirections(context, battle, fighter, directions));
}

function openDirections(
  context: PhaseContext,
  battle: Battle,
  { unit }: Fighter,
  directions: readonly number[],
): number[] {
  if (isBesieged(context, unit)) return [];
  return directions.filter(
    (direction) =>
      hindrance(context.state, context.book, unit, tacticalStep(battle.tactical, direction)) === null,
  );
}

function withFriends(
  { state }: PhaseContext,
  battle: Battle,
  { unit }: Fighter,
  open: readonly number[],
): number[] {
  return open.filter((direction) => friendsAlone(state, unit, tacticalStep(battle.tactical, direction)));
}

function enemyNearBeyond(
  context: PhaseContext,
  battle: Battle,
  fighter: Fighter,
  direction: number,
): boolean {
  const beyond = tacticalStep(tacticalStep(battle.tactical, direction), direction);
  return beyond >= 0 && enemyNear(context.state, fighter.unit, beyond);
}
