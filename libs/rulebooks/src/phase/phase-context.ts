import { CAMPAIGN_EVENTS, type CampaignState, type EffectiveOrders, type PhaseName } from '@vedette/campaign';
import type { Dice } from '@vedette/chance';
import { PhaseContext as PhaseOfGame } from '@vedette/record';
import type { LandRulebook } from '../land-rulebook.js';
import type { NavalRulebook } from '../naval-rulebook.js';

/** The rule books in force. */
export interface Books {
  readonly land: LandRulebook;
  readonly naval: NavalRulebook | null;
}

/** One phase of a campaign while it is decided: what every game's context has, and the orders and rule books in force. */
export class PhaseContext extends PhaseOfGame<CampaignState, PhaseName> {
  constructor(
    state: CampaignState,
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

  /** Cites a land rule by its number in AMWOL, translated to this book's number. */
  landRule(amwolRule: string): string {
    return `${this.books.land.id} ${this.books.land.ruleNumber(amwolRule)}`;
  }

  /** Cites a naval rule. */
  navalRule(rule: string): string {
    return `${this.books.naval?.id ?? 'pate-amwol'} ${rule}`;
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
