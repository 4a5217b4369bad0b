import type { Order } from '@vedette/campaign';
import { textOf } from './order-texts.js';

/**
 * An order without what says nothing: nulls, flags that are not set, empty sections and lists, blank boxes at the end of a
 * path. Two orders with the same normal form mean the same; written as text and read again an order is its normal form.
 */
export function normalOrder<O extends Order>(order: O): O {
  return textOf(order).normal(order) as O;
}
