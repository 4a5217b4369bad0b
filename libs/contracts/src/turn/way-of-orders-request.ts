import { Type } from '@sinclair/typebox';
import { CellName, CLOSED } from '../names.schema.js';
import { defineRequest } from '../service-request.js';

/**
 * Whether an order could be sent just now to a cell of the house, the first unless named: the gateway answers when order-intake has
 * answered it.
 */
export const wayOfOrders = defineRequest({
  subject: 'orders.way',
  owner: 'gateway',
  askedBy: ['turn-conductor'],
  question: Type.Object({ cell: Type.Optional(CellName) }, CLOSED),
  answer: Type.Object({}, CLOSED),
});
