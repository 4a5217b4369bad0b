import { Type } from '@sinclair/typebox';
import { CommandKey, MOST_ORDERS_A_PAGE } from '@vedette/contracts';
import { askedLimit, askedName, askedTurn } from '../http/asked-parts.js';
import { questionOf } from '@vedette/edge';

/** Orders on a page of the history unless another number is asked for. */
export const ORDERS_A_PAGE = 50;

const turn = askedTurn('the latest turn unless given; orders for a later one are kept until it opens');
const standing = Type.Optional(Type.Boolean({ description: 'send it again by itself in every later turn' }));
const officer = askedName('somebody you stand in for, instead of you');
const piece = askedName('only what was ordered of this unit, ship, depot or place');

/** Of which turn. */
export const TurnQuestion = questionOf(Type.Object({ turn }));
export type TurnQuestion = InstanceType<typeof TurnQuestion>;

/** How orders are sent. */
export const SendingQuestion = questionOf(
  Type.Object({
    turn,
    key: Type.Optional(
      Type.String({
        header: 'Idempotency-Key',
        pattern: CommandKey.pattern!,
        allowed: '1 to 100 letters, digits, dots, dashes, colons or underscores',
        description: 'the same key again does nothing twice',
      }),
    ),
    standing,
  }),
);
export type SendingQuestion = InstanceType<typeof SendingQuestion>;

/** Which orders of a turn. */
export const SentQuestion = questionOf(Type.Object({ turn, officer, piece }));
export type SentQuestion = InstanceType<typeof SentQuestion>;

/** For which turn, and for whom. */
export const OptionsQuestion = questionOf(
  Type.Object({ turn: askedTurn('the latest turn unless given'), officer }),
);
export type OptionsQuestion = InstanceType<typeof OptionsQuestion>;

/** Which orders of many turns. */
export const HistoryQuestion = questionOf(
  Type.Object({
    from: askedTurn('first turn; the first unless given'),
    until: askedTurn('last turn; the latest unless given'),
    officer,
    piece,
    after: Type.Optional(
      Type.String({
        pattern: '^\\d{1,5}\\.\\d{1,6}$',
        allowed: '"next" of the page before',
        description: '"next" of the page before',
      }),
    ),
    limit: askedLimit(MOST_ORDERS_A_PAGE, ORDERS_A_PAGE),
  }),
);
export type HistoryQuestion = InstanceType<typeof HistoryQuestion>;
