import { ORDER_SCHEMAS, officerId } from '@vedette/campaign';
import { defineOrder, NEEDS_NOTHING } from '../../define-order.js';
import { judgeAssign } from './judge.js';
import { assignOptions } from './options.js';
import { assignText } from './text.js';

/** A change of a piece's officers (GITM AMWOL 3.4, PATE 2.3): it holds for every order that is sent after it (6.10). */
export const assignOrder = defineOrder({
  kind: 'assign',
  schema: ORDER_SCHEMAS.assign,
  slot: null,
  subject: ({ unit }) => unit,
  seasons: 'every',
  standing: null,
  needs: NEEDS_NOTHING,
  atOnce: (register, { unit, commander, deputy }) =>
    register.assign(unit, officerId(commander), officerId(deputy)),
  judge: judgeAssign,
  text: assignText,
  options: assignOptions,
});
