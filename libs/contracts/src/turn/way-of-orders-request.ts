import { Type } from '@sinclair/typebox';
import { CLOSED } from '../names.schema.js';
import { defineRequest } from '../service-request.js';

/** Whether an order could be sent just now: the gateway answers when order-intake has answered it. */
export const wayOfOrders = defineRequest({
  subject: 'orders.way',
  owner: 'gateway',
  askedBy: ['turn-conductor'],
  question: Type.Object({}, CLOSED),
  answer: Type.Object({}, CLOSED),
});
