/** Strength of a side and what it lost: killed, wounded, prisoners and stragglers. */
export interface SideOutcome {
  readonly men: number;
  readonly lost: number;
}

/** One battle, fought or drawn. */
export interface BattleOutcome {
  readonly winner: SideOutcome;
  readonly loser: SideOutcome;
  readonly attackerWon: boolean;
  /** Whether the winner came after the loser when he had won. */
  readonly pursued: boolean;
  /** Half of the table, which goes by date, that it stands in or is fought again from. */
  readonly half?: 1 | 2;
}

/** Who attacked whom, with how many. */
export interface Sizes {
  readonly attacker: number;
  readonly defender: number;
}

/** Strengths of both sides of a battle. */
export function sizesOf({ winner, loser, attackerWon }: BattleOutcome): Sizes {
  return attackerWon
    ? { attacker: winner.men, defender: loser.men }
    : { attacker: loser.men, defender: winner.men };
}
