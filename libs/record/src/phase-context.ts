import type { Dice, Draw } from '@vedette/chance';
import type { Audience } from './audience.js';
import type { DataOf, EventDefinition, EventOf } from './define-event.js';
import { evolve } from './fold.js';
import type { GameEvent } from './game-event.js';
import type { EventSet } from './registry.js';
import type { View } from './view.js';

/** What a rule says when something happens; the context adds turn, phase and number. */
export interface Happening<D> {
  /** Rule cited, with its book. */
  readonly rule: string;
  /** Index of the square where it happens, if anywhere. */
  readonly square?: number;
  readonly units?: readonly string[];
  readonly ships?: readonly string[];
  readonly data: D;
  readonly dice?: readonly Draw[];
  /** Who saw it, decided at the moment it happens. */
  readonly audience: Audience;
}

/**
 * One phase of a game while it is decided: the state so far, the dice, and `emit`, which records an event and at once folds
 * it into the state so that later steps of the phase see it. Rules are given the state as `Seen`, which they cannot change.
 * A game adds what else its rules read: orders and books.
 */
export abstract class PhaseContext<
  State extends Seen,
  Phase extends string,
  Definition extends EventDefinition<State, Phase>,
  Seen = View<State>,
> {
  readonly events: EventOf<Phase, Definition>[] = [];

  constructor(
    private readonly set: EventSet<State, Phase, Definition>,
    private readonly working: State,
    readonly dice: Dice,
    readonly phase: Phase,
    private readonly firstSeq: number = 0,
  ) {}

  /** The state so far, for reading: only an event's `apply` changes it. */
  get state(): Seen {
    return this.working;
  }

  /** The turn that stands in the state. */
  protected abstract turnOf(state: Seen): number;

  /** The name of a square, as events and players know it. */
  protected abstract nameOfSquare(state: Seen, square: number): string;

  /** Records that something happened and changes the state accordingly. */
  emit<D extends Definition>(definition: D, happening: Happening<DataOf<D>>): EventOf<Phase, D> {
    const { rule, square, dice, units, ships, data, audience } = happening;
    const event: GameEvent<Phase, DataOf<D>> = {
      seq: this.firstSeq + this.events.length,
      turn: this.turnOf(this.state),
      phase: this.phase,
      type: definition.type,
      rule,
      ...(square !== undefined && square >= 0 ? { square: this.nameOfSquare(this.state, square) } : {}),
      ...(units ? { units } : {}),
      ...(ships ? { ships } : {}),
      data,
      ...(dice && dice.length > 0 ? { dice } : {}),
      audience,
    };
    // Its type and its data are of one definition, which is one of the set.
    const told = event as unknown as EventOf<Phase, D>;
    this.events.push(told as unknown as EventOf<Phase, Definition>);
    evolve(this.set, this.working, event);
    return told;
  }
}
