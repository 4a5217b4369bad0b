import { type Static, Type } from '@sinclair/typebox';
import { OPEN } from '../document/words.schema.js';

/** One thing wrong with an order, with the rule and the place in the order as a JSON pointer. */
const ProblemDocument = Type.Object(
  {
    severity: Type.Union([Type.Literal('error'), Type.Literal('warning')]),
    code: Type.String(),
    rule: Type.String(),
    field: Type.String(),
    message: Type.String(),
  },
  OPEN,
);

/** The answer to one order: whether it stands, how it was understood, and what is wrong with it. */
export const BattleReceiptDocument = Type.Object(
  {
    order: Type.Integer({ minimum: 0, description: 'place of the order in what was sent, from 0' }),
    accepted: Type.Boolean(),
    understood: Type.String(),
    problems: Type.Array(ProblemDocument),
  },
  OPEN,
);
export type BattleReceiptDocument = Static<typeof BattleReceiptDocument>;

/** The answers to all orders of a turn, in their order. */
export const BattleReceiptsDocument = Type.Array(BattleReceiptDocument);
export type BattleReceiptsDocument = Static<typeof BattleReceiptsDocument>;
