import { FireSuffered, type BattleContext, type BattleRule, type Drm, type Side } from '@vedette/battle';
import { endangerLeaders } from '../leaders/leader-casualties.js';
import { loseStrength } from '../losses/lose-strength.js';
import { checkDisorder } from '../morale/check-disorder.js';
import { zoneOfUnit, type Entry } from './entry.js';
import type { Strike } from './roll-attack.js';
import { isBattery } from '../tables/weapons.js';

const LIGHT_CHECK = -2;
const ZONE_DRM: Readonly<Record<Entry['zone'], number>> = { front: 0, right: 1, left: 1, rear: 2 };

/**
 * Carries out what an attack did (P-08.2): losses, of guns left behind by small arms and destroyed by artillery (G-43, P-08.7), leaders hit
 * (P-19), and a check for every unit in front whom the result reaches.
 */
export function strikeHome(context: BattleContext, strike: Strike): void {
  const { hex, from, result, lost } = strike;
  const present = strike.units.filter((id) => context.state.units.has(id));
  const [first] = present;
  if (result === '-' || first === undefined) return;
  const { side } = context.state.units.get(first)!;
  const total = [...lost.values()].reduce((sum, one) => sum + one, 0);
  tellSuffered(context, side, ['P-08.2', 'G-28'], { hex, from, units: present, lost });
  for (const [unit, sp] of lost) {
    const guns = isBattery(context.state.units.get(unit)!);
    const kind = !guns ? 'casualties' : strike.byGuns ? 'destroyed' : 'abandoned';
    loseStrength(context, { unit, lost: sp, kind, rule: guns ? ['P-08.7', 'G-43'] : ['G-28'] });
  }
  endangerLeaders(context, side, hex, {
    by: strike.bySharpshooters ? 'sharpshooters' : 'fire',
    lost: total,
    hexLost: false,
  });
  for (const id of present) {
    const drms = [...resultDrms(strike, id, total), ...zoneDrms(context, strike.side, id)];
    checkDisorder(context, id, { cause: 'fire', rule: ['P-08.2'], drms, from });
  }
}

/** Tells a side that its units in a hex came under fire, and what each lost. */
export function tellSuffered(
  context: BattleContext,
  side: Side,
  rule: readonly BattleRule[],
  { hex, from, units, lost }: Pick<Strike, 'hex' | 'from' | 'units' | 'lost'>,
): void {
  context.emit(FireSuffered, {
    rule,
    hex,
    units,
    data: { hex, from, units: [...units], lost: Object.fromEntries(lost) },
    audience: context.toSide(side),
  });
}

/** An easy check is at -2; of an attack that cost more than 1 SP those who lost check the harder (P-08.2). */
function resultDrms({ result, lost }: Strike, id: string, total: number): Drm[] {
  const beyond = lost.has(id) ? total - 1 : 0;
  return [
    { rule: 'P-09.2', value: result === 'u' ? LIGHT_CHECK : 0, why: 'the lightest result' },
    { rule: 'P-09.2', value: beyond, why: 'SP lost beyond the first' },
  ];
}

/** Who is hit in flank or rear checks the harder (P-09.2). */
export function zoneDrms({ state }: BattleContext, side: Strike['side'], id: string): Drm[] {
  const unit = state.units.get(id);
  if (!unit || side === null) return [];
  const zone = zoneOfUnit(unit, side);
  return [
    {
      rule: 'P-09.2',
      value: ZONE_DRM[zone],
      why: zone === 'rear' ? 'hit from the rear' : 'hit in the flank',
    },
  ];
}
