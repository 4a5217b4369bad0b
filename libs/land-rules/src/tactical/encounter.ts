import { EnemyEncountered, tacticalName, type Unit } from '@vedette/campaign';
import { clashAudience } from '@vedette/observation';
import type { PhaseContext } from '@vedette/rulebooks';
import { tacticalOrder } from '../orders/tactical-order.js';
import { enemiesAt } from '../presence/contact.js';
import { isFullOfFriends } from '../ground/stacking.js';
import { WITHOUT_COMBAT } from './without-combat.js';

/** Why a unit stops one square short of an enemy instead of attacking him, or null when it attacks (8.3). */
export function keepsOff(context: PhaseContext, unit: Unit, tactical: number, phase: number): string | null {
  if (!unit.kind.role.fights) return 'headquarters-keep-off';
  if (phase === WITHOUT_COMBAT) return 'no-combat-now';
  if (tacticalOrder(context, unit).offensive === 'evade') return 'evading';
  return isFullOfFriends(context, unit, unit.square, tactical) ? 'square-full' : null;
}

/** Units that hinder a whole move because somebody neutral stands on its way (8.3). */
export function neutralOnTheWay(context: PhaseContext, unit: Unit, line: readonly number[]): boolean {
  const { state } = context;
  return state
    .unitsIn(unit.square)
    .some(
      (other) =>
        other.status !== 'shattered' &&
        state.standing(unit.state, other.state) === 'neutral' &&
        line.includes(other.tactical),
    );
}

/** Tells that a unit has run into the enemies in its square; they, too, move no more this phase (8.3). */
export function tellEncounter(context: PhaseContext, unit: Unit, phase: number): void {
  const { state } = context;
  const enemies = enemiesAt(state, unit, unit.tactical);
  if (enemies.length === 0) return;
  const met = enemies.map(({ id }) => id);
  context.emit(EnemyEncountered, {
    rule: context.landRule('8.3'),
    square: unit.square,
    units: [unit.id, ...met],
    data: {
      unit: unit.id,
      in: state.theatre.grid.nameOf(unit.square),
      at: tacticalName(unit.tactical),
      met,
      phase,
    },
    audience: clashAudience(state, unit.square, [unit, ...enemies]),
  });
}
