import {
  CAMPAIGN_EVENTS,
  type CampaignEventDefinition,
  type CampaignState,
  type EffectiveOrders,
  type MutableCampaignState,
  type PhaseName,
} from '@vedette/campaign';
import type { Dice } from '@vedette/chance';
import { PhaseContext as PhaseOfGame } from '@vedette/record';
import { PATE_AMWOL } from '../books/pate-amwol/index.js';
import type { LandRulebook } from '../land-rulebook.js';
import type { NavalRulebook } from '../naval-rulebook.js';
import type { LandRule } from '../rule/land-rule.js';
import type { NavalRule } from '../rule/naval-rule.js';
import { cite, drawLabel } from '../rule/rule-numbers.js';

/** The rule books in force. */
export interface Books {
  readonly land: LandRulebook;
  readonly naval: NavalRulebook | null;
}

/**
 * The book that fleets are cited by. A campaign without one goes through the naval phases too, and that nothing was decided
 * in them is told by the book they are of.
 */
export function navalBookOf(books: Books): NavalRulebook {
  return books.naval ?? PATE_AMWOL;
}

/** One phase of a campaign while it is decided: what every game's context has, and the orders and rule books in force. */
export class PhaseContext extends PhaseOfGame<
  MutableCampaignState,
  PhaseName,
  CampaignEventDefinition,
  CampaignState
> {
  constructor(
    state: MutableCampaignState,
    readonly orders: EffectiveOrders,
    dice: Dice,
    readonly books: Books,
    phase: PhaseName,
    firstSeq = 0,
  ) {
    super(CAMPAIGN_EVENTS, state, dice, phase, firstSeq);
  }

  /** The land rule book. */
  get book(): LandRulebook {
    return this.books.land;
  }

  /** Cites a land rule by the number the book in force has for it. */
  landRule(rule: LandRule): string {
    return cite(this.books.land, rule);
  }

  /** Cites a naval rule. */
  navalRule(rule: NavalRule): string {
    return cite(navalBookOf(this.books), rule);
  }

  /** Label of a draw that a land rule asks for. */
  landLabel(rule: LandRule, what: string): string {
    return drawLabel(this.books.land, rule, what);
  }

  /** Label of a draw that a naval rule asks for. */
  navalLabel(rule: NavalRule, what: string): string {
    return drawLabel(navalBookOf(this.books), rule, what);
  }

  protected override turnOf(state: CampaignState): number {
    return state.turn;
  }

  protected override nameOfSquare(state: CampaignState, square: number): string {
    return state.theatre.grid.nameOf(square);
  }
}

/** Decides one phase: reads the context and emits what happens. Pure but for the context. */
export type PhaseDecider = (context: PhaseContext) => void;

/** The phases a rules library decides. */
export type PhaseDeciders = Readonly<Partial<Record<PhaseName, PhaseDecider>>>;
