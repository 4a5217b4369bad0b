import { type BattleOrder, readBattle } from '@vedette/battle';
import {
  battleScenario,
  type BattleScenarioName,
  printedBattle,
  type PrintedBattle,
  StaffOfficer,
} from '@vedette/battle-scenarios';
import type { BattleView } from '@vedette/battle-sight';
import { HexMap } from '@vedette/hex';

/** A staff officer of one side of a battle: what is printed lies before him, and of the troops what his own view shows. */
export class BattleSeat {
  private readonly officer = new StaffOfficer();
  private readonly printed: PrintedBattle;
  private readonly ground: HexMap;
  /** He learns from turn to turn: asked twice about one view, he says again what he said. */
  private last: { readonly view: string; readonly orders: readonly BattleOrder[] } | null = null;

  constructor(scenario: BattleScenarioName) {
    this.printed = printedBattle(readBattle(battleScenario(scenario)));
    this.ground = new HexMap(this.printed.map);
  }

  /** His orders for the turn that his view opens. */
  orders(view: BattleView): readonly BattleOrder[] {
    const shown = JSON.stringify(view);
    if (this.last?.view !== shown) {
      const { printed, ground } = this;
      this.last = { view: shown, orders: this.officer.orders({ printed, ground, view }) };
    }
    return this.last.orders;
  }
}
