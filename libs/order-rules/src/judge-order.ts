import type { Order } from '@vedette/campaign';
import { kindFault } from './kind-in-force.js';
import { landRule, type Judging } from './judging.js';
import { definitionOf } from './order-kinds.js';

/**
 * Judges one order whose shape is valid: who sends it, whether this turn and book take its kind, then the kind's own
 * checks. Problems are told to `judging.problems`; the order comes back in words.
 */
export function judgeOrder(judging: Judging, order: Order): string {
  const rule = landRule(judging, '6.1');
  if (!judging.by)
    judging.problems.error('no-sender', rule, '/by', [
      'the order does not say who sends it',
      'every order is sent by a player of the campaign',
      'name the player in "by"',
    ]);
  else if (!judging.player)
    judging.problems.error('unknown-player', rule, '/by', [
      `there is no player "${judging.by}" in this campaign`,
      'orders are taken from its players',
      'check the name',
    ]);
  kindFault(judging, order);
  return definitionOf(order).judge(judging, order);
}
