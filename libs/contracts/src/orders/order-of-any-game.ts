import { Type } from '@sinclair/typebox';
import { BATTLE_ORDER_KINDS, BATTLE_ORDER_SCHEMAS, type BattleOrder } from '@vedette/battle';
import { ORDER_KINDS, ORDER_SCHEMAS, type Order } from '@vedette/campaign';

/** An order of whichever game, by the schema of its kind; kinds of different games have no name in common. */
export type OrderOfAnyGame = Order | BattleOrder;
export const OrderOfAnyGame = Type.Unsafe<OrderOfAnyGame>({
  type: 'object',
  required: ['kind'],
  properties: { kind: { type: 'string', enum: [...ORDER_KINDS, ...BATTLE_ORDER_KINDS] } },
  discriminator: { propertyName: 'kind' },
  oneOf: [...Object.values(ORDER_SCHEMAS), ...Object.values(BATTLE_ORDER_SCHEMAS)],
});
