import {
  effectiveOrders,
  type EffectiveOrders,
  type GameEvent,
  type MutableCampaignState,
  type PhaseName,
} from '@vedette/campaign';
import { Dice, type FixedRolls } from '@vedette/chance';
import { booksOf, decidingIn, PhaseContext, sequenceOf } from '@vedette/rulebooks';
import type { Deciders } from './deciders.js';
import { openTurn, type JudgedOrder } from './open-turn.js';
import { PhaseNotReadyError } from './phase-not-ready.error.js';

/** What deciding one phase needs. */
export interface PhaseInput {
  /** The position with the phase's ancestors folded in; it is advanced by the phase. */
  readonly state: MutableCampaignState;
  readonly phase: PhaseName;
  /** Every order of the turn as judged, in the order of submission. */
  readonly judged: readonly JudgedOrder[];
  /** The campaign's secret: keys the dice. */
  readonly secret: string;
  readonly deciders: Deciders;
  /** Number of the first event. */
  readonly firstSeq?: number;
  /** Draws fixed by label, for rule cases. */
  readonly fixedDraws?: Readonly<Record<string, number>> | FixedRolls;
}

/** What stands of a turn's orders, put together once for all its phases. */
const effective = new WeakMap<readonly JudgedOrder[], EffectiveOrders>();

function standingOrders(judged: readonly JudgedOrder[]): EffectiveOrders {
  let orders = effective.get(judged);
  if (!orders) {
    orders = effectiveOrders(judged.filter(({ stands }) => stands).map(({ order }) => order));
    effective.set(judged, orders);
  }
  return orders;
}

/**
 * Decides one phase: a pure function of its input, whatever machine runs it. The state is advanced by the events that
 * come back. Where the rules of several owners decide, the graph of the turn says in which order; a phase that none decides
 * yields no events. @throws PhaseNotReadyError when the turn has no such phase
 */
export function decidePhase(input: PhaseInput): GameEvent[] {
  const { state, phase, judged, secret, deciders, firstSeq = 0, fixedDraws } = input;
  const sequence = sequenceOf(state);
  const plan = sequence.find(({ name }) => name === phase);
  if (!plan)
    throw new PhaseNotReadyError(
      phase,
      [],
      sequence.map(({ name }) => name),
    );
  const keyed = Dice.keyed(secret, state.turn, phase);
  const context = new PhaseContext(
    state,
    standingOrders(judged),
    fixedDraws ? keyed.withFixed(fixedDraws) : keyed,
    booksOf(state.rulebooks),
    phase,
    firstSeq,
  );
  if (phase === 'orders') openTurn(context, judged);
  for (const owner of decidingIn(plan)) deciders[owner][phase]?.(context);
  return context.events;
}
