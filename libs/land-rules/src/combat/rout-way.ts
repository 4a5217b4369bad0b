import type { Unit } from '@vedette/campaign';
import { type Direction, DIRECTION_NAMES, strategicStep } from '@vedette/geography';
import type { Draw } from '@vedette/chance';
import type { PhaseContext } from '@vedette/rulebooks';
import { barringCombatUnitsIn } from '../presence/strangers.js';
import { isBesieged } from '../strategic/besieged.js';
import { entrySquare } from '../strategic/entry-square.js';
import { barredExit } from '../strategic/exit-cones.js';
import { closedTo } from '../ground/forbidden-squares.js';
import { strategicRoom } from '../ground/stacking.js';

/** Where a rout in one direction leads, or what blocks it, in words. */
export type RoutWay =
  | {
      readonly blockedBy: null;
      readonly square: number;
      readonly tactical: number;
      readonly dice: readonly Draw[];
    }
  | { readonly blockedBy: string; readonly block: 'enemies' | 'ground' | 'edge' | 'crowd' | 'siege' };

/**
 * Whether a unit can run to the neighbouring strategic square in a direction (GITM AMWOL 9.8, 12.1): the way off its map
 * must be free, the ground passable, and no hostile combat unit there; nobody runs out of a besieged city (10.3).
 */
export function routWay(context: PhaseContext, unit: Unit, direction: Direction): RoutWay {
  const { state } = context;
  const square = strategicStep(state.theatre.grid, unit.square, direction);
  if (square < 0) return { blockedBy: 'the edge of the map', block: 'edge' };
  if (isBesieged(context, unit)) return { blockedBy: 'the siege', block: 'siege' };
  if (closedTo(context, unit, square)) return { blockedBy: 'ground it cannot enter', block: 'ground' };
  if (barredExit(context, unit, direction))
    return { blockedBy: `enemies to the ${DIRECTION_NAMES[direction]}`, block: 'enemies' };
  if (barringCombatUnitsIn(state, unit.state, square))
    return { blockedBy: 'enemies in the next square', block: 'enemies' };
  if (!strategicRoom(context, square)) return { blockedBy: 'a crowd', block: 'crowd' };
  const entry = entrySquare(context, unit, square, direction, unit.tactical);
  return entry
    ? { blockedBy: null, square, tactical: entry.tactical, dice: entry.dice }
    : { blockedBy: 'ground it cannot enter', block: 'ground' };
}
