import { OrderFailed, type Ship } from '@vedette/campaign';
import { commandOfShip } from '@vedette/naval-rules';
import type { Audience } from '@vedette/record';
import type { NavalRule, PhaseContext } from '@vedette/rulebooks';

/** An order as far as refusing it needs to know. */
export interface Refusable {
  readonly kind: 'merge' | 'split' | 'activation' | 'transfer-crew' | 'scuttle';
  readonly rule: NavalRule;
  readonly subject: string;
  readonly by: string | undefined;
}

/** Tells an order's sender and the ship's officers why it was not carried out. */
export function refuse(
  context: PhaseContext,
  order: Refusable,
  ship: Ship | undefined,
  reason: string,
): void {
  context.emit(OrderFailed, {
    rule: context.navalRule(order.rule),
    ships: ship ? [ship.id] : [],
    data: { kind: order.kind, subject: order.subject, reason },
    audience: toldTo(order.by, ship),
  });
}

/** A ship's officers and whoever gave the order. */
export function toldTo(by: string | undefined, ...ships: (Ship | undefined)[]): Audience {
  return {
    ...(by ? { [by]: 'full' as const } : {}),
    ...Object.assign({}, ...ships.map((ship) => (ship ? commandOfShip(ship) : {}))),
  };
}

/** A ship without stores obeys nothing but a change of base (PATE 3.4). */
export const OUT_OF_STORES = 'it is out of stores and obeys only a change of base';
