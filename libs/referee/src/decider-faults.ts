import { SEASONS, type PhaseName } from '@vedette/campaign';
import { decidingIn, LAND_BOOKS, sequenceFaults, type PhaseOwner } from '@vedette/rulebooks';
import type { Deciders } from './deciders.js';

/** Decided by the referee itself in every book: the turn opens and orders are told. */
const BUILT_IN: ReadonlySet<PhaseName> = new Set(['orders']);

/**
 * Phases that some rule book gives to `owner` and that nobody decides, in the order of the books; one in which others decide
 * ahead of him lacks something as well when they do not.
 */
export function missingDeciders(owner: PhaseOwner, deciders: Deciders): string[] {
  const missing = new Set<string>();
  for (const book of LAND_BOOKS.values())
    for (const season of SEASONS)
      for (const plan of book.turns[season]) {
        if (plan.owner !== owner || BUILT_IN.has(plan.name)) continue;
        if (decidingIn(plan).some((deciding) => !deciders[deciding][plan.name]))
          missing.add(`${plan.name} (${book.id})`);
      }
  return [...missing];
}

/** Phases in which rules of an owner would decide something, and no rule book lets them, in the order of the owners. */
export function idleDeciders(deciders: Deciders): string[] {
  const plans = [...LAND_BOOKS.values()].flatMap(({ turns }) => SEASONS.flatMap((season) => turns[season]));
  const isHeard = (owner: PhaseOwner, phase: string): boolean =>
    plans.some((plan) => plan.name === phase && decidingIn(plan).includes(owner));
  return (Object.keys(deciders) as PhaseOwner[]).flatMap((owner) =>
    Object.keys(deciders[owner])
      .filter((phase) => !isHeard(owner, phase))
      .map((phase) => `${phase} (${owner})`),
  );
}

/** What is wrong with the turn graphs of the rule books, in words. */
export function turnGraphFaults(): string[] {
  return [...LAND_BOOKS.values()].flatMap((book) =>
    SEASONS.flatMap((season) =>
      sequenceFaults(book.turns[season]).map((fault) => `${book.id}, ${season}: ${fault}`),
    ),
  );
}
