import { ShockCalledOff, type Activation, type BattleContext } from '@vedette/battle';
import type { Hex } from '@vedette/hex';
import { resolveShock } from './resolve-shock.js';
import { mustShock } from './strengths.js';
import { frontedEnemies, mayShock, shockTargetOf } from './who-shocks.js';

/** The shocks of an activation (P-11, P-33.7): attacked hexes in the order of the plan, each complete before the next; a unit attacks once. */
export function shocksOfActivation(context: BattleContext, activation: Activation): void {
  const attacks = new Map<Hex, string[]>();
  for (const id of activation.units) {
    const unit = context.state.units.get(id);
    if (!unit) continue;
    tellImpossible(context, activation, id);
    const demands = (hex: Hex) => activation.mandated || mustShock(context, activation, hex);
    const hex = shockTargetOf(context, activation, unit, demands);
    if (hex !== null) attacks.set(hex, [...(attacks.get(hex) ?? []), id]);
  }
  for (const [hex, attackers] of attacks) resolveShock(context, activation, hex, attackers);
}

/** A shock that was planned and cannot be is left out, and said so. */
function tellImpossible(context: BattleContext, activation: Activation, id: string): void {
  const unit = context.state.units.get(id)!;
  const hex = activation.plans.get(id)?.shock;
  if (hex === undefined) return;
  const able = mayShock(context, activation, unit);
  if (able && frontedEnemies(context, unit).includes(hex)) return;
  const why = able ? 'no enemy stands there in front of it' : 'it is in no state or under no order to attack';
  context.emit(ShockCalledOff, {
    rule: ['P-11.2', 'P-11.1'],
    hex,
    units: [id],
    data: { hex, units: [id], why },
    audience: context.toSide(unit.side),
  });
}
