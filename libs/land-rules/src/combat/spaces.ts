import type { Unit } from '@vedette/campaign';
import type { LandRulebook } from '@vedette/rulebooks';

/** Men of a unit by what they do: those of its own arm, and those who serve guns. */
export interface MenByArm {
  readonly own: number;
  readonly gunners: number;
}

/** Splits a unit's men: a hundred per attached battery serve it (GITM AMWOL 9.4); all men of artillery serve. */
export function menByArm(book: LandRulebook, unit: Unit): MenByArm {
  const type = book.unitTypes.get(unit.type);
  if (!type || type.arm === 'headquarters') return { own: 0, gunners: 0 };
  if (type.arm === 'artillery') return { own: 0, gunners: unit.strength };
  const gunners = Math.min(unit.strength, type.gunnersPerBattery * unit.batteries);
  return { own: unit.strength - gunners, gunners };
}

/** Spaces a unit takes in a line: its men at their arm's rate, gunners at the artillery's (9.4). */
export function spacesOf(book: LandRulebook, unit: Unit): number {
  const { own, gunners } = menByArm(book, unit);
  const type = book.unitTypes.get(unit.type);
  return own * (type?.lineSpaces ?? 0) + gunners * gunSpaces(book);
}

function gunSpaces(book: LandRulebook): number {
  for (const type of book.unitTypes.values()) if (type.arm === 'artillery') return type.lineSpaces;
  return 0;
}
