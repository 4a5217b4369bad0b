import type { CampaignState, GameEvent, MutableCampaignState, Order, PhaseName } from '@vedette/campaign';
import type { FixedRolls } from '@vedette/chance';
import { judgeOrders, type Receipt } from '@vedette/order-rules';
import { booksOf, sequenceOf } from '@vedette/rulebooks';
import { decidePhase } from './decide-phase.js';
import type { Deciders } from './deciders.js';
import type { JudgedOrder } from './open-turn.js';
import { TurnBranches } from './turn-branches.js';

/** What playing a whole turn needs. */
export interface TurnInput {
  /** The position at the turn's start; it is taken over and changes. */
  readonly state: MutableCampaignState;
  readonly orders: readonly Order[];
  readonly secret: string;
  readonly deciders: Deciders;
  /** Stop after this phase. */
  readonly until?: PhaseName;
  readonly firstSeq?: number;
  readonly fixedDraws?: Readonly<Record<string, number>> | FixedRolls;
}

/** A turn as played. */
export interface TurnResult {
  readonly state: MutableCampaignState;
  /** Events in telling order, numbered without gaps. */
  readonly events: GameEvent[];
  readonly receipts: readonly Receipt[];
}

/** Judges every order of a turn in the order of submission. */
export function judgeTurn(state: CampaignState, orders: readonly Order[]): JudgedOrder[] {
  const { receipts, standing, sequence } = judgeOrders(state, booksOf(state.rulebooks), orders);
  return sequence.map((place) => ({
    order: orders[place]!,
    receipt: receipts[place]!,
    stands: standing.has(place),
  }));
}

/**
 * Plays a turn phase by phase in telling order; every phase sees only what its ancestors did, exactly as when services
 * resolve phases side by side. `until` stops after a phase and changes nothing that came before.
 */
export function playTurn(input: TurnInput): TurnResult {
  const { state: start, orders, until, ...rest } = input;
  const sequence = sequenceOf(start);
  const judged = judgeTurn(start, orders);
  const branches = new TurnBranches(start, sequence);
  const events: GameEvent[] = [];
  for (const { name } of sequence) {
    const state = branches.stateFor(name);
    const decided = decidePhase({
      ...rest,
      state,
      phase: name,
      judged,
      firstSeq: (input.firstSeq ?? 0) + events.length,
    });
    branches.decided(name, state, decided);
    for (const event of decided) events.push(event);
    if (name === until) break;
  }
  return {
    state: branches.latest(),
    events,
    receipts: judged.map(({ receipt }) => receipt).sort((a, b) => a.order - b.order),
  };
}
