import { menPerRegimentOf, mostMenOf, type Unit } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';

/** How large a merged unit may be. */
export interface SizeOfMerged {
  /** Men; no limit where infinite. */
  readonly most: number;
  readonly batteries: number;
  /** Null where the book does not count them. */
  readonly regiments: number | null;
}

/**
 * How large one unit that goes up in another makes it (GITM AMWOL 3.5; ROTD 3.5, R-50). Where regiments count, they and the
 * batteries are cut to the largest of the type, and only then men, to what so many regiments and batteries start with.
 */
export function sizeOfMerged({ state, book }: PhaseContext, unit: Unit, into: Unit): SizeOfMerged {
  const { mostRegiments, mostBatteries } = into.kind;
  const batteries = Math.min(mostBatteries, unit.batteries + into.batteries);
  if (book.supply.mergerCap.value === 'men')
    return { most: mostMenOf(state, into) ?? Number.POSITIVE_INFINITY, batteries, regiments: null };
  const regiments = Math.min(mostRegiments, unit.regiments + into.regiments);
  const cut = regiments < unit.regiments + into.regiments || batteries < unit.batteries + into.batteries;
  const men = regiments * menPerRegimentOf(state, into) + batteries * book.combat.mostGunnersPerBattery.value;
  return { most: cut ? men : Number.POSITIVE_INFINITY, batteries, regiments };
}
