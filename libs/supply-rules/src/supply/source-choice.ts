import type { LandOrder, Unit } from '@vedette/campaign';
import type { SourceValidity } from '@vedette/contact';

const NO_SOURCE = 'none';

/**
 * Where a unit draws this turn (GITM AMWOL 6.7, 10.11): nowhere when it says "none"; the ordered source when it is valid;
 * else the one found at the end of the last turn.
 */
export function sourceFor(validity: SourceValidity, unit: Unit, order: LandOrder | undefined): string | null {
  const wish = order?.supply?.source ?? null;
  if (wish === null) return unit.supplySource;
  if (wish.toLowerCase() === NO_SOURCE) return null;
  return validity.allows(unit, wish) ? wish : unit.supplySource;
}
