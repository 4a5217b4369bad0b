import type { Unit, UnitType } from '@vedette/campaign';
import { type LandRulebook, unitTypeOf } from '@vedette/rulebooks';
import { servedBatteries } from './served-batteries.js';

/** Men of a unit by what they do: those of its own arm, and those who serve guns. */
export interface MenByArm {
  readonly own: number;
  readonly gunners: number;
}

/** Splits a unit's men: a hundred per attached battery serve it (GITM AMWOL 9.4); all men of artillery serve. */
export function menByArm(unit: Unit): MenByArm {
  const { role, arm, gunnersPerBattery } = unit.kind;
  if (!role.fights) return { own: 0, gunners: 0 };
  if (arm === 'artillery') return { own: 0, gunners: unit.strength };
  const gunners = Math.min(unit.strength, gunnersPerBattery * servedBatteries(unit));
  return { own: unit.strength - gunners, gunners };
}

/** Spaces a unit takes in a line: its men at their arm's rate, gunners at the artillery's (9.4). */
export function spacesOf(book: LandRulebook, unit: Unit): number {
  const { own, gunners } = menByArm(unit);
  return own * unit.kind.lineSpaces + gunners * gunSpaces(book, unit.kind);
}

function gunSpaces(book: LandRulebook, { arm, lineSpaces }: UnitType): number {
  if (arm === 'artillery') return lineSpaces;
  const { attachedBatteryType } = book.combat;
  return unitTypeOf(book, attachedBatteryType.value[arm === 'cavalry' ? 'cavalry' : 'infantry']).lineSpaces;
}
