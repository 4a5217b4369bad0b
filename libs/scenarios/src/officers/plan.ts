/** What an officer is after, besides what he sees. */
export interface OfficerPlan {
  readonly player: string;
  /**
   * `attack`: goes for his objectives and for any enemy he can beat. `defend`: fights where he stands and falls back before
   * odds. `hold`: does not leave his posts.
   */
  readonly aim: 'attack' | 'defend' | 'hold';
  /** Strategic squares he wants, the first one not yet in friendly hands first. */
  readonly objectives: readonly string[];
  /** Where he goes when no objective is left, though it be in friendly hands. */
  readonly station?: string;
}

/** An officer without a plan keeps what he has. */
export function holding(player: string): OfficerPlan {
  return { player, aim: 'hold', objectives: [] };
}
