import type { BattleOrderKind, OrderWindow } from '@vedette/battle';

/** What may be sent knowing the initiative and the own new orders: the list of impulses and standing instructions (P-31). */
const SECOND: ReadonlySet<BattleOrderKind> = new Set(['activate', 'gift', 'leader', 'pass', 'standing']);

/** The window a kind of order belongs to. */
export function windowOf(kind: BattleOrderKind): OrderWindow {
  return SECOND.has(kind) ? 'second' : 'first';
}
