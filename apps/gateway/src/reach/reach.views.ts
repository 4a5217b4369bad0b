import { Type } from '@sinclair/typebox';
import { PlaceName, PlayerIdText } from '@vedette/campaign';
import { BarredPlaceDocument, ReachDocument, ReachedPlaceDocument, TurnNumber } from '@vedette/contracts';
import { bodyOf, type Shown, viewOf } from '@vedette/edge';
import '../orders/order.views.js';

viewOf('ReachedPlace', ReachedPlaceDocument);
viewOf('BarredPlace', BarredPlaceDocument);
viewOf('ReachGoal', ReachDocument.properties.goal.anyOf[0]);

/** Where a piece can get. */
export const ReachView = viewOf('Reach', ReachDocument);
export type ReachView = Shown<typeof ReachView>;

/** Which piece, and perhaps where to. */
export const ReachBody = bodyOf(
  'ReachQuestion',
  Type.Object({
    piece: Type.Unsafe<string>({
      ...PlaceName,
      description: 'a unit or ship of yours; in a battle a unit or leader',
    }),
    goal: Type.Optional(
      Type.Unsafe<string>({ ...PlaceName, description: 'a place to be told more of: where to come in' }),
    ),
    turn: Type.Optional(
      Type.Unsafe<number>({
        ...TurnNumber,
        description: 'the latest unless given; up to 20 turns later for a unit',
      }),
    ),
    from: Type.Optional(
      Type.Unsafe<string>({
        ...PlaceName,
        description:
          'of a later turn: the square it is meant to stand in then, where that is not what was sent for the turns before',
      }),
    ),
    officer: Type.Optional(
      Type.Unsafe<string>({ ...PlayerIdText, description: 'somebody you stand in for, instead of you' }),
    ),
  }),
);
export type ReachBody = InstanceType<typeof ReachBody>;
