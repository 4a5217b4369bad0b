import type { Order, OrderKind } from '@vedette/campaign';
import { landRule, type Judge, type Judging } from './judging.js';
import { judgeLand } from './land/land-order.js';
import { judgeNaval } from './naval/naval-order.js';
import { kindFault } from './kind-in-force.js';
import { judgeActivation } from './staff/activation.js';
import { judgeAssign } from './staff/assign.js';
import { judgeDeploy } from './staff/deploy.js';
import { judgeDepot, judgePontoon, judgeTrack } from './staff/engineers.js';
import { judgeMerge } from './staff/merge.js';
import { judgeSplit } from './staff/split.js';
import { judgeTransfer } from './staff/transfer.js';

const JUDGES: { readonly [K in OrderKind]: Judge<K> } = {
  land: judgeLand,
  naval: judgeNaval,
  deploy: judgeDeploy,
  activation: judgeActivation,
  merge: judgeMerge,
  split: judgeSplit,
  assign: judgeAssign,
  'move-supplies': judgeTransfer,
  'move-stores': judgeTransfer,
  pontoon: judgePontoon,
  depot: judgeDepot,
  track: judgeTrack,
};

/**
 * Judges one order whose shape is valid: who sends it, whether this turn and book take its kind, then the kind's own
 * checks. Problems are told to `judging.problems`; the order comes back in words.
 */
export function judgeOrder(judging: Judging, order: Order): string {
  const rule = landRule(judging, '6.1');
  if (!judging.by)
    judging.problems.error('no-sender', rule, 'by', [
      'the order does not say who sends it',
      'every order is sent by a player of the campaign',
      'name the player in "by"',
    ]);
  else if (!judging.player)
    judging.problems.error('unknown-player', rule, 'by', [
      `there is no player "${judging.by}" in this campaign`,
      'orders are taken from its players',
      'check the name',
    ]);
  kindFault(judging, order.kind);
  const judge = JUDGES[order.kind] as Judge<OrderKind>;
  return judge(judging, order);
}
