import type { Unit } from '@vedette/campaign';
import { type GarrisonFigures, type PhaseContext, rowOf } from '@vedette/rulebooks';

/** What one unit weighs in a battle for a port: basic strength and the factors on it. */
export interface WeighedUnit {
  readonly unit: Unit;
  readonly strength: number;
  readonly factors: Readonly<Record<string, number>>;
}

/** What one side weighs, and whether it has the infantry its guns need. */
export interface WeighedSide {
  readonly units: readonly WeighedUnit[];
  readonly infantry: number;
  readonly batteries: number;
  readonly supported: boolean;
  readonly strength: number;
}

/**
 * Effective strength of a side (PATE 10.2, reading P-07): men by arm without the gunners of attached batteries, guns by
 * battery; quality as in battle on land and nothing else, but artillery units without infantry enough count little, and
 * the defender has the ground.
 */
export function weighSide(
  context: PhaseContext,
  figures: GarrisonFigures,
  units: readonly Unit[],
  defends: boolean,
): WeighedSide {
  const { book } = context;
  const foot = units.filter((unit) => unit.kind.arm === 'infantry');
  const infantry = foot.reduce((sum, unit) => sum + menBesideGuns(figures, unit), 0);
  const batteries = units.reduce((sum, { batteries: guns }) => sum + guns, 0);
  const supported = infantry >= batteries * figures.infantryPerBattery.value;
  const weighed = units.map((unit): WeighedUnit => {
    const factors: Record<string, number> = { quality: book.combat.qualityStrength.value[unit.quality] };
    if (unit.kind.arm === 'artillery' && !supported) factors['unsupported'] = figures.unsupported.value;
    if (defends) factors['terrain'] = figures.defender.value;
    const basic = basicStrength(context, figures, unit);
    return { unit, strength: Object.values(factors).reduce((all, factor) => all * factor, basic), factors };
  });
  const strength = weighed.reduce((sum, one) => sum + one.strength, 0);
  return { units: weighed, infantry, batteries, supported, strength };
}

function basicStrength({ book }: PhaseContext, figures: GarrisonFigures, unit: Unit): number {
  const { arm, code } = unit.kind;
  if (arm === 'artillery') return unit.batteries * rowOf(figures.strengthPerBattery, code);
  const men = menBesideGuns(figures, unit) * figures.strengthPerMan.value[arm];
  if (unit.batteries === 0) return men;
  const attached = book.combat.attachedBatteryType.value[arm === 'cavalry' ? 'cavalry' : 'infantry'];
  return men + unit.batteries * rowOf(figures.strengthPerBattery, attached);
}

function menBesideGuns(figures: GarrisonFigures, unit: Unit): number {
  return Math.max(0, unit.strength - unit.batteries * figures.gunnersPerBattery.value);
}
