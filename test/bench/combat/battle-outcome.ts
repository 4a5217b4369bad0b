/** What most of a side's foot carried, and the make of most of its guns, as ROTD names them. */
export interface Arms {
  readonly weapon: string;
  readonly gun: string;
}

/** Strength of a side and what it lost: killed, wounded, prisoners and stragglers; and its arms where they are told apart. */
export interface SideOutcome {
  readonly men: number;
  readonly lost: number;
  readonly arms?: Arms;
}

/** One battle, fought or drawn. */
export interface BattleOutcome {
  readonly winner: SideOutcome;
  readonly loser: SideOutcome;
  readonly attackerWon: boolean;
  /** Whether the winner came after the loser when he had won. */
  readonly pursued: boolean;
  /** Hours of fighting; null where nobody wrote them down. */
  readonly hours: number | null;
  /** Whether the defender stood on ground prepared or fortified. */
  readonly works: boolean;
  /** Half of the table that it stands in or is fought again from: figures are set by the one and tried by the other. */
  readonly half?: 'set' | 'tried';
}

/** Who attacked whom, with how many, and whether the defender had works. */
export interface Meeting {
  readonly attacker: number;
  readonly defender: number;
  readonly works: boolean;
  readonly arms?: { readonly attacker: Arms; readonly defender: Arms };
}

/** Strengths and arms of both sides of a battle, and its works. */
export function meetingOf({ winner, loser, attackerWon, works }: BattleOutcome): Meeting {
  const [attacker, defender] = attackerWon ? [winner, loser] : [loser, winner];
  const armed =
    attacker.arms && defender.arms ? { arms: { attacker: attacker.arms, defender: defender.arms } } : {};
  return { attacker: attacker.men, defender: defender.men, works, ...armed };
}
