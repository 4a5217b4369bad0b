import type { BattleRule, OrderName } from '@vedette/battle';

/** A row of the table of orders: who may hold it, what it allows, and its modifiers. */
export interface OrderRow {
  readonly rule: BattleRule;
  /** Whether activation has to be tried for ME. */
  readonly mustTryME: boolean;
  readonly mayEnterZone: boolean;
  /** To fire and shock by troops under it. */
  readonly fire: number;
  readonly shock: number;
  /** To fire and shock against troops under it. */
  readonly asTarget: number;
  readonly asDefender: number;
  /** To change from it (G-07). */
  readonly change: number;
  /** Fires in phasing fire; else in reaction only. */
  readonly firesPhasing: boolean;
  readonly mayShock: boolean;
}

/** The table of orders (G-96 to G-103). */
export const ORDER_TABLE: Readonly<Record<OrderName, OrderRow>> = {
  ASLT: row('G-96', { mustTryME: true, mayEnterZone: true, shock: 1, asDefender: -1, change: 2 }),
  SUPT: row('G-97', { mustTryME: true, change: 1 }),
  MRCH: row('G-98', {
    ...{ mustTryME: true, fire: -1, shock: -1, asTarget: 1, asDefender: 1, change: 1 },
    firesPhasing: false,
  }),
  BOMB: row('G-99', { mustTryME: true, mayShock: false }),
  SKPD: row('G-100', { shock: -1, asDefender: 1 }),
  HOLD: row('G-101', { fire: 1, asDefender: -1, change: -1 }),
  RSRV: row('G-102', { fire: -1, shock: -1, asTarget: 1, asDefender: 1, change: -2, firesPhasing: false }),
  WDRW: row('G-103', { fire: -1, asTarget: 1, asDefender: 1, change: 1, mayShock: false }),
};

/** What changing from MRCH costs while the command still has its RSM marker (G-98). */
export const MARCH_WITH_MARKER = -2;

function row(rule: BattleRule, differing: Partial<OrderRow>): OrderRow {
  const plain = {
    mustTryME: false,
    mayEnterZone: false,
    fire: 0,
    shock: 0,
    asTarget: 0,
    asDefender: 0,
    change: 0,
  };
  return { rule, ...plain, firesPhasing: true, mayShock: true, ...differing };
}
