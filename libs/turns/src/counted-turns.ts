import { CountedTurn } from './counted-turn.js';
import type { Kept, TurnEvent, TurnWork } from './turn-event.js';
import { latestTurnAfter, upheavalOf } from './upheaval.js';

/** The turns of a campaign and what of each counts, as far as its log has been taken in; see {@link CountedTurn}. */
export class CountedTurns<K extends Kept = Kept> {
  private readonly turns = new Map<number, CountedTurn<K>>();
  /** Turns that were rolled back or restored, each as often as it was. */
  private readonly upset: number[] = [];
  /** The turn that takes orders or is being resolved; null before the first. */
  latest: number | null = null;

  /** Takes in an event; those of one stream come in its order. */
  take(event: TurnEvent<K>): void {
    const { turn } = event.data;
    const counted = this.turns.get(turn) ?? new CountedTurn<K>(turn);
    this.turns.set(turn, counted);
    counted.take(event);
    if (isWork(event)) return;
    const latest = latestTurnAfter(this.latest ?? 0, event);
    if (latest > 0) this.latest = latest;
    const upheaval = upheavalOf(event);
    const isFirstHand =
      (upheaval?.kind === 'taken-back' && upheaval.rollBack !== null) ||
      (upheaval?.kind === 'restored' && upheaval.latest !== null);
    if (isFirstHand) this.upset.push(turn);
  }

  /** A turn; undefined while nothing is known of it. */
  turn(turn: number): CountedTurn<K> | undefined {
    return this.turns.get(turn);
  }

  /**
   * How often turns before this one were rolled back, or were again what they had been: what was come to for this one before
   * that is not to be trusted.
   */
  upsetBefore(turn: number): number {
    return this.upset.filter((one) => one < turn).length;
  }
}

/** The turns of a campaign by its events; of each stream all, in its order. */
export function foldTurns<K extends Kept>(events: Iterable<TurnEvent<K>>): CountedTurns<K> {
  const turns = new CountedTurns<K>();
  for (const event of events) turns.take(event);
  return turns;
}

const WORK: Readonly<Record<TurnWork['type'], true>> = {
  PhaseResolved: true,
  OrderBookClosed: true,
  DoneByHand: true,
};

function isWork<K extends Kept>(event: TurnEvent<K>): event is TurnWork<K> {
  return Object.hasOwn(WORK, event.type);
}
