import type { CampaignState, Unit } from '@vedette/campaign';
import type { LandRulebook, PhaseContext } from '@vedette/rulebooks';
import type { Battle, Fighter } from './battle.js';
import { menByArm } from './spaces.js';

/** Men "on the walls" of a fort: each arm at its weight (details 1). */
export function menOnTheWalls(book: LandRulebook, units: readonly Unit[]): number {
  const weights = book.combat.onTheWalls.value;
  return units.reduce((sum, unit) => {
    const arm = unit.kind.arm;
    const { own, gunners } = menByArm(unit);
    return sum + gunners * weights.artillery + own * (arm === 'cavalry' ? weights.cavalry : weights.infantry);
  }, 0);
}

/** The fort in which some of the units fight, and whether they man a third of its capacity (GITM AMWOL 9.6). */
export function fortOf(
  state: CampaignState,
  book: LandRulebook,
  square: number,
  units: readonly Unit[],
): Battle['fort'] {
  const inside = units.filter((unit) => unit.inFort);
  const fort = state.cityIn(square)?.fort;
  if (!fort || inside.length === 0) return null;
  return {
    level: fort.level,
    manned: menOnTheWalls(book, inside) >= book.combat.fortMannedShare.value * fort.capacity,
  };
}

/** Share of losses that the fort takes from a fighter (9.7, 9.9). */
export function fortCoverOf(context: PhaseContext, battle: Battle, fighter: Fighter): number {
  if (!fighter.unit.inFort || !battle.fort?.manned) return 0;
  return context.book.combat.fortCover.value[battle.fort.level - 1] ?? 0;
}

/** Factor of melee strength behind walls (9.6). */
export function fortMeleeOf(context: PhaseContext, battle: Battle, fighter: Fighter): number {
  if (!fighter.unit.inFort || !battle.fort?.manned) return 1;
  return context.book.combat.fortMelee.value[battle.fort.level - 1] ?? 1;
}
