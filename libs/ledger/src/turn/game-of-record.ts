import type { BattleEvent, BattleOrder, BattleStep } from '@vedette/battle';
import type { GameEvent, Order, PhaseName } from '@vedette/campaign';
import type { PhaseOfTurn } from '@vedette/turns';

/** What a turn of a game is made of in the log. */
export interface AnyGame {
  readonly event: GameEvent | BattleEvent;
  readonly order: Order | BattleOrder;
  readonly phase: PhaseOfTurn;
}

/** A strategic campaign. */
export interface CampaignGame extends AnyGame {
  readonly event: GameEvent;
  readonly order: Order;
  readonly phase: PhaseName;
}

/** A battle on a hex map. */
export interface BattleGame extends AnyGame {
  readonly event: BattleEvent;
  readonly order: BattleOrder;
  readonly phase: BattleStep;
}
