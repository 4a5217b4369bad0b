import { BATTLE_RULEBOOK, type OrderWindow } from '@vedette/battle';
import { stepsOf } from '@vedette/battle-rules';
import type { Season } from '@vedette/campaign';
import type { CampaignFacts } from '@vedette/contracts';
import { ConflictError } from '@vedette/platform';
import { type PhasePlan, sequenceOf, type TurnSequence } from '@vedette/rulebooks';
import type { PhaseOfTurn } from '@vedette/turns';

type Facts = Pick<CampaignFacts, 'rulebooks'>;
type Books = CampaignFacts['rulebooks'];
/** Books of a campaign that is no battle. */
export type CampaignBooks = Books & { readonly land: Exclude<Books['land'], typeof BATTLE_RULEBOOK> };

/** What was asked for is a matter of strategic campaigns: a battle has none of it. */
export class NotOfBattlesError extends ConflictError {
  constructor(what: string) {
    super('not-of-battles', `${what}: this is a battle on a hex map, which has none.`);
  }
}

/** Whether what is played is a battle on a hex map, and not a campaign. */
export function isBattle({ rulebooks }: Facts): boolean {
  return rulebooks.land === BATTLE_RULEBOOK;
}

/** The books of a campaign. @throws NotOfBattlesError of a battle; `what` says what was wanted */
export function booksOfCampaign({ rulebooks }: Facts, what: string): CampaignBooks {
  if (isCampaign(rulebooks)) return rulebooks;
  throw new NotOfBattlesError(what);
}

/** A turn's graph, and a phase of it, of whichever game. */
export type AnySequence = TurnSequence<PhaseOfTurn>;
export type AnyPlan = PhasePlan<PhaseOfTurn>;

/** The steps of a battle's turn, or of a window of it, follow one another (G-01). */
function battleSequence(window: OrderWindow | null): AnySequence {
  const steps = stepsOf(window);
  return steps.map((name, place): AnyPlan => ({
    name,
    owner: 'battle',
    after: steps.slice(Math.max(0, place - 1), place),
    rule: 'G-01',
  }));
}

const BATTLE_SEQUENCES = {
  whole: battleSequence(null),
  first: battleSequence('first'),
  second: battleSequence('second'),
} as const;

/** The window that a turn of a battle is, where its turns close twice: odd ones the first, even ones the second. Null where they close once. */
export function windowOfTurn({ windows }: Pick<CampaignFacts, 'windows'>, turn: number): OrderWindow | null {
  if (windows !== 2) return null;
  return turn % 2 === 1 ? 'first' : 'second';
}

/** The graph of a turn, whatever is played. */
export function sequenceOfGame(
  facts: Facts & Pick<CampaignFacts, 'windows'>,
  { season, turn }: { readonly season: Season; readonly turn: number },
): AnySequence {
  const { rulebooks } = facts;
  return isCampaign(rulebooks)
    ? sequenceOf({ rulebooks, season })
    : BATTLE_SEQUENCES[windowOfTurn(facts, turn) ?? 'whole'];
}

function isCampaign(books: Books): books is CampaignBooks {
  return books.land !== BATTLE_RULEBOOK;
}
