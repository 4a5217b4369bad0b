import {
  type BattleOrder,
  copyBattle,
  type BattleState,
  readBattle,
  type Side,
  SIDES,
} from '@vedette/battle';
import { playBattle, resultOf, type Tally, tallyOf } from '@vedette/battle-rules';
import { HexMap } from '@vedette/hex';
import { battleScenario, type BattleScenarioName } from '../scenario.js';
import { deskOf, type OfficersDesk } from './desk.js';
import { unaccounted } from './muster-roll.js';
import { randomOrders } from './random-orders.js';
import { StaffOfficer } from './staff-officer.js';

/** Who gives a side's orders: an officer, nobody (default conduct, P-32), or the lot. */
export type OrdersBy = 'officer' | 'nobody' | 'lot';

/** How a battle between two ways of giving orders ended. */
export interface Contest {
  readonly result: NonNullable<BattleState['result']>;
  readonly tally: Tally;
  readonly turns: number;
  /** Turns after which whoever won was ahead by enough to the end. */
  readonly decidedAfter: number;
  /** Men and guns that are not accounted for: none in a sound battle. */
  readonly unaccounted: readonly string[];
  /** Orders that were refused or lost a part, with why. */
  readonly refused: readonly { readonly side: Side; readonly code: string; readonly message: string }[];
  readonly state: BattleState;
}

/** Many contests of one scenario; ground and start are read once. */
export class ContestGround {
  private readonly start: BattleState;
  private readonly map: HexMap;

  constructor(name: BattleScenarioName) {
    this.start = readBattle(battleScenario(name));
    this.map = new HexMap(this.start.map);
  }

  /** Plays a battle to its end. The same seed gives the same battle. */
  play(seed: string, by: Readonly<Record<Side, OrdersBy>>): Contest {
    const state = copyBattle(this.start);
    const givers = SIDES.map((side) => ({ side, give: giverOf(by[side], seed) }));
    const refused: { side: Side; code: string; message: string }[] = [];
    let turns = 0;
    let decidedAfter = 0;
    let ahead: Side | null = null;
    while (state.result === null) {
      const given = givers.flatMap(({ side, give }) =>
        give(deskOf(state, this.map, side)).map((order) => ({ side, order })),
      );
      const found = playBattle({
        state,
        orders: given.map(({ order }) => order),
        seed,
        told: {},
        until: null,
        turns: 1,
      });
      turns += 1;
      const now = resultOf(state).winner;
      if (now !== ahead) [ahead, decidedAfter] = [now, turns];
      for (const { order, problems } of found.receipts)
        for (const { code, message } of problems) refused.push({ side: given[order]!.side, code, message });
    }
    return {
      result: state.result,
      tally: tallyOf(state),
      turns,
      decidedAfter,
      unaccounted: unaccounted(this.start, state),
      refused,
      state,
    };
  }
}

function giverOf(by: OrdersBy, seed: string): (desk: OfficersDesk) => BattleOrder[] {
  if (by === 'nobody') return () => [];
  if (by === 'lot') return (desk) => randomOrders(desk, `${seed} lot`);
  const officer = new StaffOfficer();
  return (desk) => officer.orders(desk);
}
