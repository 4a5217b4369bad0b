import { ExperienceGained, type Unit } from '@vedette/campaign';
import { commandOf } from '@vedette/observation';
import type { PhaseContext } from '@vedette/rulebooks';
import type { Battle, BattleSide } from './battle.js';
import { ownAudience } from '../presence/audience.js';

/** Units that fought learn one to five points by the odds of the battle, most at even odds (GITM AMWOL 3.6), up to the end of the scale. */
export function learnFromBattle(context: PhaseContext, battle: Battle, odds: number): void {
  const gained = context.book.combat.experienceByOdds.value.find((row) => odds <= row.odds)?.points ?? 1;
  for (const side of [battle.attackers, battle.defenders])
    for (const { unit } of side.fighters) {
      if (!context.state.units.has(unit.id) || !unit.turn.fought.includes(battle.phase)) continue;
      const experience = Math.min(context.book.combat.mostExperience.value, unit.experience + gained);
      if (experience > unit.experience) tell(context, battle, side, unit, experience);
    }
}

function tell(context: PhaseContext, battle: Battle, side: BattleSide, unit: Unit, experience: number): void {
  context.emit(ExperienceGained, {
    rule: context.landRule('3.6'),
    square: battle.square,
    units: [unit.id],
    data: { unit: unit.id, gained: experience - unit.experience, experience, by: 'battle' },
    // Who ran out of the square or broke up has learned too, and his commander hears of it.
    audience: { ...ownAudience(context.state, battle.square, side.states), ...commandOf(unit) },
  });
}
