import type { Order, OrderKind } from '@vedette/campaign';
import type { OrderDefinition } from './define-order.js';
import { depotOrder } from './engineers/depot/definition.js';
import { pontoonOrder } from './engineers/pontoon/definition.js';
import { fortifyOrder } from './engineers/fortify/definition.js';
import { trackOrder } from './engineers/track/definition.js';
import { moveStoresOrder } from './goods/move-stores/definition.js';
import { moveSuppliesOrder } from './goods/move-supplies/definition.js';
import { landOrder } from './land/definition.js';
import { navalOrder } from './naval/definition.js';
import { activationOrder } from './staff/activation/definition.js';
import { assignOrder } from './staff/assign/definition.js';
import { batteryOrder } from './staff/battery/definition.js';
import { deployOrder } from './staff/deploy/definition.js';
import { mergeOrder } from './staff/merge/definition.js';
import { splitOrder } from './staff/split/definition.js';

/** Every kind of order there is: whatever is to be known of a kind is asked here. */
export const ORDER_DEFINITIONS: { readonly [K in OrderKind]: OrderDefinition<K> } = {
  land: landOrder,
  naval: navalOrder,
  deploy: deployOrder,
  activation: activationOrder,
  merge: mergeOrder,
  split: splitOrder,
  assign: assignOrder,
  'move-supplies': moveSuppliesOrder,
  'move-stores': moveStoresOrder,
  pontoon: pontoonOrder,
  depot: depotOrder,
  track: trackOrder,
  battery: batteryOrder,
  fortify: fortifyOrder,
};

/** The definition of an order's kind. */
export function definitionOf(order: Pick<Order, 'kind'>): OrderDefinition {
  return ORDER_DEFINITIONS[order.kind] as OrderDefinition;
}

/** The unit or ship of which only one order stands at the end, or null for orders that all stand (GITM AMWOL 6.1). */
export function slotOf(order: Order): string | null {
  return definitionOf(order).slot?.piece(order) ?? null;
}

/** What an order is about: a unit, a ship, a depot, or the place goods are sent from. */
export function subjectOf(order: Order): string {
  return definitionOf(order).subject(order);
}

/**
 * Kinds that may stand: what they ask for can be asked again every turn and changes nothing where it is done already. The
 * others are done once.
 */
export const STANDING_KINDS: readonly OrderKind[] = Object.values(ORDER_DEFINITIONS)
  .filter(({ standing }) => standing !== null)
  .map(({ kind }) => kind);

/** What a standing order stands for: a newer one for the same replaces it. Null for those that add up or cannot stand. */
export function standingPlaceOf(order: Order): string | null {
  return definitionOf(order).standing?.place(order) ?? null;
}
