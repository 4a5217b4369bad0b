import {
  AmmunitionRefilled,
  fullAmmo,
  orderOf,
  type Activation,
  type BattleContext,
  type OrderName,
  type UnitState,
} from '@vedette/battle';
import { knownEnemyHexes } from '@vedette/battle-sight';
import { distance } from '@vedette/hex';
import { nearestOf } from '../ground/step-away.js';
import { loseWagonPoint } from '../losses/wagon-points.js';
import { AMMUNITION } from '../tables/ammunition.js';
import { isBattery } from '../tables/weapons.js';

const QUIET: ReadonlySet<OrderName> = new Set<OrderName>(['HOLD', 'RSRV', 'WDRW']);
const NO_ENEMY_WITHIN = 3;
const WAGON_WITHIN = 6;

/**
 * Units of an activation that spent it quietly near an ammunition wagon fill their boxes (P-17): small arms wholly, guns by five boxes for one
 * point of the wagon's. It happens by itself.
 */
export function resupply(context: BattleContext, activation: Activation): void {
  if (!context.state.switches.ammunition) return;
  for (const id of activation.units) {
    const unit = context.state.units.get(id);
    if (!unit || unit.hex === null || !isQuiet(context, activation, unit)) continue;
    const full = fullAmmo(unit);
    const wagon = unit.ammo < full ? wagonNear(context, unit) : null;
    if (!wagon) continue;
    const left = isBattery(unit) ? Math.min(full, unit.ammo + AMMUNITION.value.resupply) : full;
    context.emit(AmmunitionRefilled, {
      rule: ['P-17'],
      hex: unit.hex,
      units: [id],
      data: { unit: id, left, wagon: wagon.id },
      audience: context.toSide(unit.side),
      change: { units: { [id]: { ammo: left } } },
    });
    if (isBattery(unit)) loseWagonPoint(context, wagon.id);
  }
}

function isQuiet(context: BattleContext, activation: Activation, unit: UnitState): boolean {
  if (!QUIET.has(orderOf(context.state, unit)) || unit.type === 'WAG' || unit.state === 'routed')
    return false;
  if (
    activation.stirred.has(unit.id) ||
    (activation.entered.get(unit.id)?.length ?? 0) > 0 ||
    activation.fired.has(unit.id)
  )
    return false;
  return nearestOf(unit.hex!, [...knownEnemyHexes(context.state, unit.side)]) > NO_ENEMY_WITHIN;
}

function wagonNear({ state }: BattleContext, unit: UnitState): UnitState | null {
  const wagons = [...state.units.values()].filter(
    (one) =>
      one.type === 'WAG' &&
      one.side === unit.side &&
      one.hex !== null &&
      distance(one.hex, unit.hex!) <= WAGON_WITHIN,
  );
  wagons.sort((a, b) => distance(a.hex!, unit.hex!) - distance(b.hex!, unit.hex!) || (a.id < b.id ? -1 : 1));
  return wagons[0] ?? null;
}
