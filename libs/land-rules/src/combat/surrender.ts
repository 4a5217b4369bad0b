import { UnitSurrendered, type Unit } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';
import type { Battle, BattleSide } from './battle.js';
import { openAudience } from '../presence/audience.js';

/** A unit in a fort whose side lost lays down its arms (GITM AMWOL 9.9, 9.2). */
export function surrender(context: PhaseContext, battle: Battle, side: BattleSide, unit: Unit): void {
  context.emit(UnitSurrendered, {
    rule: context.landRule('9.9'),
    square: battle.square,
    units: [unit.id],
    data: { unit: unit.id, men: unit.strength, supplies: unit.supplies, reason: 'its side lost the fort' },
    audience: openAudience(context.state, battle.square, side.states),
  });
}
