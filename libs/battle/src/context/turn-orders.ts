import type { BattleOrder, BattleOrderKind } from '../orders/battle-orders.schema.js';
import type { Side } from '../document/words.schema.js';

/** An order that stands, as it was understood: its place among those of the turn, and whose it is. */
export interface AcceptedOrder<Kind extends BattleOrderKind = BattleOrderKind> {
  /** Place in the list handed in, from 0. */
  readonly place: number;
  readonly side: Side;
  readonly order: BattleOrder<Kind>;
}

/** The orders of a turn that stand: later ones of the same kind and subject have replaced earlier ones. */
export class TurnOrders {
  constructor(readonly accepted: readonly AcceptedOrder[]) {}

  /** Those of one kind, in the order sent. */
  ofKind<Kind extends BattleOrderKind>(kind: Kind): AcceptedOrder<Kind>[] {
    return this.accepted.filter((one): one is AcceptedOrder<Kind> => one.order.kind === kind);
  }
}
