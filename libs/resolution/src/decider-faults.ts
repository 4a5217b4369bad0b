import { SEASONS, type PhaseName } from '@vedette/campaign';
import { LAND_BOOKS, sequenceFaults, type PhaseDeciders, type PhaseOwner } from '@vedette/rulebooks';

/** Decided by the referee itself in every book: the turn opens and orders are told. */
const BUILT_IN: ReadonlySet<PhaseName> = new Set(['orders']);

/** Phases that some rule book gives to `owner` and nobody decides, in the order of the books. */
export function missingDeciders(owner: PhaseOwner, deciders: PhaseDeciders): string[] {
  const missing = new Set<string>();
  for (const book of LAND_BOOKS.values())
    for (const season of SEASONS)
      for (const plan of book.turns[season])
        if (plan.owner === owner && !BUILT_IN.has(plan.name) && !deciders[plan.name])
          missing.add(`${plan.name} (${book.id})`);
  return [...missing];
}

/** What is wrong with the turn graphs of the rule books, in words. */
export function turnGraphFaults(): string[] {
  return [...LAND_BOOKS.values()].flatMap((book) =>
    SEASONS.flatMap((season) =>
      sequenceFaults(book.turns[season]).map((fault) => `${book.id}, ${season}: ${fault}`),
    ),
  );
}
