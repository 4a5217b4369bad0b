import type { Order } from '@vedette/campaign';
import { landClauses } from './format-land.js';
import { navalClauses } from './format-naval.js';
import { normalOrder } from './normal-order.js';
import { nameText } from './quote.js';

/**
 * An order as one line of text in the fixed spelling. Read with `parseOrderText` it is the order again, in its normal form:
 * without nulls, flags that are not set and sections that say nothing.
 */
export function formatOrder(written: Order): string {
  const order = normalOrder(written);
  const { by, at } = order;
  const signed = [...(by ? [`by ${by}`] : []), ...(at ? [`at "${at}"`] : [])];
  switch (order.kind) {
    case 'land':
      return own(order.unit, [...landClauses(order), ...signed]);
    case 'naval':
      return own(order.ship, [...navalClauses(order), ...signed]);
    default:
      return [staffLine(order), ...signed].join('; ');
  }
}

/** A unit's or ship's order: the id, then clauses between semicolons. */
function own(piece: string, clauses: readonly string[]): string {
  return clauses.length > 0 ? `${piece} ${clauses.join('; ')}` : piece;
}

function staffLine(order: Exclude<Order, { kind: 'land' | 'naval' }>): string {
  switch (order.kind) {
    case 'deploy':
      return words('deploy', order.unit, order.square && nameText(order.square), order.tactical);
    case 'activation':
      return words(order.action, order.unit);
    case 'merge':
      return words('merge', order.unit ?? order.ship, 'into', order.into);
    case 'split':
      return words(
        `split ${order.ship} capacity ${order.capacity}`,
        order.units && `units ${order.units.join(' ')}`,
        order.supplies === undefined ? null : `supplies ${order.supplies}`,
        order.stores === undefined ? null : `stores ${order.stores}`,
      );
    case 'assign':
      return words(
        `assign ${order.unit}`,
        order.commander && `commander ${order.commander}`,
        order.deputy && `deputy ${order.deputy}`,
      );
    case 'move-supplies':
    case 'move-stores': {
      const goods = order.kind === 'move-supplies' ? 'supplies' : 'stores';
      return `move ${order.amount} ${goods} from ${nameText(order.from)} to ${nameText(order.to)}`;
    }
    case 'pontoon':
      return words('pontoon', order.unit, order.action, order.tactical);
    case 'depot':
      return words('depot', order.action, nameText(order.depot), 'in', order.square, order.tactical);
    case 'track':
      return words('track', order.action, order.what, order.square, order.unit && `with ${order.unit}`);
  }
}

function words(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter((part) => part).join(' ');
}
