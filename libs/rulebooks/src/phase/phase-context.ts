import type { Static, TSchema } from '@sinclair/typebox';
import {
  type Audience,
  type CampaignState,
  definitionOf,
  type EffectiveOrders,
  type EventDefinition,
  type GameEvent,
  type PhaseName,
} from '@vedette/campaign';
import type { Dice, Draw } from '@vedette/chance';
import type { LandRulebook } from '../land-rulebook.js';
import type { NavalRulebook } from '../naval-rulebook.js';

/** What a rule says when something happens; the context adds turn, phase and number. */
export interface Happening<D> {
  /** Rule cited, with its book: use {@link PhaseContext.landRule} or {@link PhaseContext.navalRule}. */
  readonly rule: string;
  /** Strategic square index where it happens, if anywhere. */
  readonly square?: number;
  readonly units?: readonly string[];
  readonly ships?: readonly string[];
  readonly data: D;
  readonly dice?: readonly Draw[];
  /** Who saw it, decided at the moment it happens. */
  readonly audience: Audience;
}

/** The rule books in force. */
export interface Books {
  readonly land: LandRulebook;
  readonly naval: NavalRulebook | null;
}

/**
 * One phase while it is decided: the state so far, the orders, the dice, and `emit`, which records an event and at once
 * folds it into the state so that later steps of the phase see it.
 */
export class PhaseContext {
  readonly events: GameEvent[] = [];

  constructor(
    readonly state: CampaignState,
    readonly orders: EffectiveOrders,
    readonly dice: Dice,
    readonly books: Books,
    readonly phase: PhaseName,
    private readonly firstSeq: number = 0,
  ) {}

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

  /** Records that something happened and changes the state accordingly. */
  emit<S extends TSchema>(
    definition: EventDefinition<S>,
    happening: Happening<Static<S>>,
  ): GameEvent<Static<S>> {
    const { rule, square, dice, units, ships, data, audience } = happening;
    const event: GameEvent<Static<S>> = {
      seq: this.firstSeq + this.events.length,
      turn: this.state.turn,
      phase: this.phase,
      type: definition.type,
      rule,
      ...(square !== undefined && square >= 0 ? { square: this.state.theatre.grid.nameOf(square) } : {}),
      ...(units ? { units } : {}),
      ...(ships ? { ships } : {}),
      data,
      ...(dice && dice.length > 0 ? { dice } : {}),
      audience,
    };
    this.events.push(event as GameEvent);
    definitionOf(definition.type).apply(this.state, event as GameEvent);
    return event;
  }
}

/** Decides one phase: reads the context and emits what happens. Pure but for the context. */
export type PhaseDecider = (context: PhaseContext) => void;

/** The phases a rules library decides. */
export type PhaseDeciders = Readonly<Partial<Record<PhaseName, PhaseDecider>>>;
