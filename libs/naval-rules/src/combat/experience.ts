import { ShipBlooded } from '@vedette/campaign';
import { rounded, type BattleSide, type Combat, type SeaBattle } from './sea-battle.js';

/** Odds that events can state: beyond them one side had next to nothing. */
const HOPELESS = 99;

/** Odds of the stronger side over the weaker, before fortune. */
export function oddsOf(strengths: readonly [{ strength: number }, { strength: number }]): number {
  const [one, two] = strengths.map(({ strength }) => strength) as [number, number];
  const weaker = Math.min(one, two);
  return weaker > 0 ? Math.min(HOPELESS, Math.max(one, two) / weaker) : HOPELESS;
}

/** Ships that fought and are still their own gain 1 to 5 points, the more the evener the odds (PATE 7.7). */
export function bloodShips(combat: Combat, battle: SeaBattle, side: BattleSide, odds: number): void {
  const { context, figures, naval } = combat;
  const points = figures.experienceByOdds.value.find((band) => odds <= band.odds)!.points;
  for (const { ship, armed } of side.fighters) {
    if (!armed) continue;
    context.emit(ShipBlooded, {
      rule: context.navalRule('7.7'),
      ships: [ship.id],
      data: {
        battle: battle.id,
        ship: ship.id,
        points,
        odds: rounded(odds),
        experience: Math.max(
          ship.experience,
          Math.min(naval.movement.mostExperience.value, ship.experience + points),
        ),
      },
      audience: battle.audience.own(side),
    });
  }
}
