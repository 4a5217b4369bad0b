import type { Order, OrderKind } from '@vedette/campaign';

/**
 * Kinds that may stand: what they ask for can be asked again every turn and changes nothing where it is done already. A unit
 * marches, sails and draws supplies by its last order; stores are sent on; a piece is laid up or called up as soon as it can be;
 * a bridge is thrown again and track repaired again when somebody has destroyed it. The others are done once: a second merger,
 * split, assignment or depot would be another one, and who was deployed stays where he is without an order.
 */
export const STANDING_KINDS = [
  'land',
  'naval',
  'activation',
  'move-supplies',
  'move-stores',
  'pontoon',
  'track',
] as const satisfies readonly OrderKind[];

/** What a standing order of a kind stands for: a newer one for the same replaces it. Null for those that add up. */
export function standingPlaceOf(order: Order): string | null {
  switch (order.kind) {
    case 'land':
    case 'activation':
    case 'pontoon':
      return order.unit;
    case 'naval':
      return order.ship;
    case 'track':
      return `${order.square} ${order.what ?? 'track'} ${order.unit ?? ''}`;
    default:
      return null;
  }
}
