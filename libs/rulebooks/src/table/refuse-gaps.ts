import type { LandRulebook } from '../land-rulebook.js';
import type { NavalRulebook } from '../naval-rulebook.js';
import { IncompleteTablesError } from './incomplete-tables.error.js';
import { landTableFaults, navalTableFaults, pairFaults } from './table-faults.js';

/** Nothing starts with tables that leave open what a unit or ship is worth: throws {@link IncompleteTablesError}. */
export function refuseGaps(land: readonly LandRulebook[], naval: readonly NavalRulebook[]): void {
  const faults = [
    ...land.flatMap(landTableFaults),
    ...naval.flatMap(navalTableFaults),
    ...land.flatMap((book) =>
      naval
        .filter(({ id }) => (book.fleets as readonly string[]).includes(id))
        .flatMap((fleet) => pairFaults(book, fleet)),
    ),
  ];
  if (faults.length > 0) throw new IncompleteTablesError(faults);
}
