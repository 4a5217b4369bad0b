import type { AnyOrder } from '../seat/composing.js';
import { fieldsOf } from './form/field-of.js';
import { type FormFault, formFaults } from './form/form-faults.js';
import { gameOfOrders } from './game-of-orders.js';

/** What keeps an order from being written as a line and judged: fields that are missing or misshapen. */
export const faultsOfForm = (order: AnyOrder): FormFault[] =>
  formFaults(order, fieldsOf(gameOfOrders().forms[order.kind]!, []));

/** An order in the fixed spelling of its game; null while its form is not filled. */
export function textOfOrder(order: AnyOrder): string | null {
  // A form that is not filled has no text; what fills it is of the shape of its kind.
  return faultsOfForm(order).length > 0 ? null : gameOfOrders().spell(order);
}

/** Whether an order says anything beside which piece it is for. */
export const saysSomething = (order: AnyOrder): boolean => gameOfOrders().saysSomething(order);
