import { BATTLE_RULEBOOK, STEPS } from '@vedette/battle';
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

/** The steps of a battle's turn follow one another (G-01). */
const BATTLE_SEQUENCE: AnySequence = STEPS.map((name, place): AnyPlan => ({
  name,
  owner: 'battle',
  after: STEPS.slice(Math.max(0, place - 1), place),
  rule: 'G-01',
}));

/** The graph of a turn, whatever is played. */
export function sequenceOfGame({ rulebooks }: Facts, season: Season): AnySequence {
  return isCampaign(rulebooks) ? sequenceOf({ rulebooks, season }) : BATTLE_SEQUENCE;
}

function isCampaign(books: Books): books is CampaignBooks {
  return books.land !== BATTLE_RULEBOOK;
}
