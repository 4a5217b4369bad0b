import { type Activation, type BattleContext, isColumn } from '@vedette/battle';
import { enemyAudience, lookAround } from '@vedette/battle-sight';
import { FormationChanged } from '../movement/movement.events.js';
import { tellNotTaken } from '../movement/step-not-taken.js';
import { moverOf } from '../movement/mover.js';
import { formInto } from '../movement/stand-steps.js';
import { isBattery } from '../tables/weapons.js';

/**
 * Batteries that fire and then limber (P-08.6): their plan has a target and ends with the guns limbered, and no hex is entered on the way. The
 * step is taken from their plan; {@link limberUp} takes it after the fire.
 */
export function limbersAfterFire({ state }: BattleContext, activation: Activation): string[] {
  return activation.units.filter((id) => {
    const unit = state.units.get(id);
    const plan = activation.plans.get(id);
    if (!unit || !isBattery(unit) || isColumn(unit) || !plan?.fire || plan.fire.hold === true) return false;
    const steps = plan.do ?? [];
    const last = steps.at(-1);
    if (typeof last !== 'object' || !('form' in last) || last.form !== 'limbered') return false;
    if (steps.some((step) => typeof step === 'string')) return false;
    activation.plans.set(id, { ...plan, do: steps.slice(0, -1) });
    return true;
  });
}

/** The guns go behind their teams after their fire, for what of their allowance is left (P-08.6, P-03). */
export function limberUp(context: BattleContext, activation: Activation, ids: readonly string[]): void {
  for (const id of ids) {
    const unit = context.state.units.get(id);
    if (!unit || unit.hex === null || unit.state === 'routed') continue;
    const spent = context.state.progress.units[id]?.spent ?? 0;
    const judged = formInto(context, { ...moverOf(context, activation, id), spent }, 'limbered');
    if (!judged.ok) {
      tellNotTaken(context, unit, { rule: judged.rule, step: 'form limbered', why: judged.why });
      continue;
    }
    activation.stirred.add(id);
    const { formation, extended, refused } = judged.after.unit;
    context.emit(FormationChanged, {
      rule: ['P-08.6', 'P-03'],
      hex: unit.hex,
      units: [id],
      data: { unit: id, formation, extended: [...extended], cost: judged.cost },
      audience: context.toSide(unit.side, enemyAudience(context, unit.side, unit.hex)),
      change: {
        unitTurns: { [id]: { spent: spent + judged.cost } },
        units: { [id]: { formation, extended, refused } },
      },
    });
    lookAround(context, [unit.hex, ...unit.extended, ...extended]);
  }
}
