import type { Order } from '@vedette/campaign';
import { judgeLand } from './checks/land-order.js';
import { judgeNaval } from './checks/naval-order.js';
import {
  judgeActivation,
  judgeAssign,
  judgeDeploy,
  judgeEngineers,
  judgeMerge,
  judgeSplit,
  judgeTransfer,
} from './checks/other-orders.js';
import type { Judging } from './judging.js';

/** Judges one order by its kind and returns it in words; problems are told to `judging.problems`. */
export function judgeOrder(judging: Judging, order: Order): string {
  if (!judging.by) judging.problems.error('no-sender', '6.1', 'by', 'the order does not say whose it is');
  else if (!judging.player)
    judging.problems.error(
      'unknown-player',
      '6.1',
      'by',
      `there is no player "${judging.by}" in this campaign`,
    );
  switch (order.kind) {
    case 'land':
      return judgeLand(judging, order);
    case 'naval':
      return judgeNaval(judging, order);
    case 'deploy':
      return judgeDeploy(judging, order);
    case 'activation':
      return judgeActivation(judging, order);
    case 'merge':
      return judgeMerge(judging, order);
    case 'split':
      return judgeSplit(judging, order);
    case 'assign':
      return judgeAssign(judging, order);
    case 'move-supplies':
    case 'move-stores':
      return judgeTransfer(judging, order);
    case 'pontoon':
    case 'depot':
    case 'track':
      return judgeEngineers(judging, order);
  }
}
