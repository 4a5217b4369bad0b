import type { BattleOrder } from '@vedette/battle';
import type { Hex } from '@vedette/hex';
import { attackPlans } from './attack.js';
import { BATTLE_PLANS } from './battle-plan.js';
import { commandersInitiative } from './commanders-initiative.js';
import type { OfficersDesk } from './desk.js';
import { EnemyLine } from './enemy-line.js';
import { highCommand } from './high-command.js';
import { MapTable } from './map-table.js';
import { orderWishes } from './order-wishes.js';
import { withReserves } from './reserves.js';

/** Ways tried in vain after which a unit begins anew. */
const MOST_BARRED = 3;

/** A staff officer who gives the orders of a side, turn by turn, from what lies on his desk. */
export class StaffOfficer {
  private readonly taken = new Set<Hex>();
  private readonly called = new Set<string>();
  private readonly line = new EnemyLine();
  private readonly tried = new Map<string, { readonly from: Hex; readonly next: Hex }>();
  private readonly barred = new Map<string, Set<Hex>>();

  /** The orders of a turn. He is asked once a turn, in order: he remembers what he has taken and where he found his way barred. */
  orders(desk: OfficersDesk): BattleOrder[] {
    this.learn(desk);
    const table = new MapTable(desk, this.barred, this.taken);
    this.remember(table);
    this.line.look(table);
    const plan = BATTLE_PLANS[desk.printed.name]?.[desk.view.side] ?? {};
    const tasks = withReserves(table, plan, {
      taken: this.taken,
      leaves: this.line.isLeft,
      called: this.called,
    });
    const wishes = [...orderWishes(table, tasks), ...commandersInitiative(table, tasks)];
    const plans = attackPlans(table, this.taken, tasks);
    for (const { plan: units } of plans.values())
      for (const { unit, do: steps } of units) {
        const from = desk.view.units.find(({ id }) => id === unit)?.hex;
        const next = steps?.find((step) => typeof step === 'string');
        if (typeof from === 'string' && next !== undefined) this.tried.set(unit, { from, next });
      }
    return [...wishes, ...highCommand(table, plans, tasks)];
  }

  /** Who stands where he stood found his way barred, by somebody nobody sees or by his own people: he tries another. */
  private learn({ view }: OfficersDesk): void {
    for (const { id, hex } of view.units) {
      const last = this.tried.get(id);
      if (last === undefined) continue;
      const barred = this.barred.get(id) ?? new Set<Hex>();
      if (hex !== last.from || barred.size >= MOST_BARRED) barred.clear();
      else barred.add(last.next);
      this.barred.set(id, barred);
    }
    this.tried.clear();
  }

  /** Ground that counts is taken once an ordered unit stood there, until the enemy is seen on it again. */
  private remember(table: MapTable): void {
    for (const { hex } of table.battle.victory.objectives) {
      if (table.contacts().some((contact) => contact.hex === hex)) this.taken.delete(hex);
      if (table.own().some((unit) => unit.hex === hex && unit.state === 'ordered')) this.taken.add(hex);
    }
  }
}
