import { AmmunitionSpent, type BattleContext, type BattleRule, type UnitState } from '@vedette/battle';
import { AMMUNITION, MUSKETS_SPEND } from '../tables/ammunition.js';
import { CANISTER } from '../tables/guns.js';
import { isBattery } from '../tables/weapons.js';

/** A fire as ammunition counts it. */
export interface Spending {
  readonly units: readonly string[];
  readonly die: number;
  readonly adjusted: number;
  readonly range: number;
  readonly rapid: 0 | 1 | 2;
  readonly barrage: boolean;
}

/** Boxes a unit spends on a fire (P-17): guns by the shot, muskets on high natural rolls, cavalry and breech-loaders on even ones (G-51). */
export function boxesSpent(
  unit: UnitState,
  { die, adjusted, range, rapid, barrage }: Omit<Spending, 'units'>,
): number {
  const { perFire, perCanister, perBarrage, rapid: fast } = AMMUNITION.value;
  if (isBattery(unit)) {
    const shot = barrage ? perBarrage : range <= CANISTER.value ? perCanister : perFire;
    return rapid === 0 ? shot : shot * fast;
  }
  const byEven = unit.type === 'CAV' || unit.weapon === 'B' || unit.weapon === 'SR';
  if (byEven) return adjusted % 2 === 0 ? 1 : 0;
  return MUSKETS_SPEND.value.has(die) ? 1 : 0;
}

/** Every unit that took part in an attack spends what it cost (P-17). */
export function spendAmmunition(context: BattleContext, spending: Spending): void {
  if (!context.state.switches.ammunition) return;
  const left: Record<string, number> = {};
  const rules = new Set<BattleRule>(['P-17']);
  for (const id of spending.units) {
    const unit = context.state.units.get(id);
    const boxes = unit ? Math.min(unit.ammo, boxesSpent(unit, spending)) : 0;
    if (!unit || boxes === 0) continue;
    left[id] = unit.ammo - boxes;
    if (!isBattery(unit) && !MUSKETS_SPEND.value.has(spending.die)) rules.add('G-51');
  }
  const units = Object.keys(left);
  const [first] = units;
  if (first === undefined) return;
  context.emit(AmmunitionSpent, {
    rule: [...rules],
    units,
    data: { left },
    audience: context.toSide(context.state.units.get(first)!.side),
    change: { units: Object.fromEntries(units.map((id) => [id, { ammo: left[id]! }])) },
  });
}
