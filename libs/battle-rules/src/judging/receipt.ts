import type { JsonPointer } from '@vedette/documents';
import { type BattleOrder, type BattleRule, cited } from '@vedette/battle';

/** One thing wrong with an order (`error`: it is refused) or worth knowing (`warning`: a key of it is left out and said). */
export interface BattleOrderProblem {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly rule: string;
  /** Place in the order, for instance `/plan/0/bayonet`. */
  readonly field: JsonPointer;
  readonly message: string;
}

/** The answer to one order. */
export interface BattleReceipt {
  /** Place of the order in what was sent, from 0. */
  readonly order: number;
  readonly accepted: boolean;
  /** The order in words, as it was understood. */
  readonly understood: string;
  readonly problems: readonly BattleOrderProblem[];
}

/** What is wrong with an order so that it cannot stand; `field` is its place there, for instance `plan[0].unit`. */
export function refused(
  code: string,
  rules: readonly BattleRule[],
  field: string,
  message: string,
): BattleOrderProblem {
  return { severity: 'error', code, rule: cited(rules), field: pointerTo(field), message };
}

/** What of an order is left out, and why; `field` is its place there, for instance `plan[0].bayonet`. */
export function leftOut(
  code: string,
  rules: readonly BattleRule[],
  field: string,
  message: string,
): BattleOrderProblem {
  return { severity: 'warning', code, rule: cited(rules), field: pointerTo(field), message };
}

/** A place in an order as a JSON pointer. */
function pointerTo(field: string): JsonPointer {
  if (field === '') return '';
  return `/${field.replace(/\[(\d+)\]/g, '.$1').replaceAll('.', '/')}`;
}

/** An order judged: as it stands after keys were left out, with what is wrong. */
export interface Judged<Order extends BattleOrder = BattleOrder> {
  readonly order: Order;
  readonly problems: readonly BattleOrderProblem[];
}
