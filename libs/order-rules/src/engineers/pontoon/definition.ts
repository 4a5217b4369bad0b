import { ORDER_SCHEMAS, type OrderOf } from '@vedette/campaign';
import { mayCommand } from '../../authority/may-command.js';
import { defineOrder } from '../../define-order.js';
import { ownRule, type Judging } from '../../judging.js';
import { pontoonOptions } from './options.js';
import type { LandRulebook } from '@vedette/rulebooks';
import { pontoonText } from './text.js';

/** A bridge thrown or taken up by its train (ROTD 12.4, 12.5); a standing one is thrown again when somebody has destroyed it. */
export const pontoonOrder = defineOrder({
  kind: 'pontoon',
  schema: ORDER_SCHEMAS.pontoon,
  slot: null,
  subject: ({ unit }) => unit,
  seasons: 'campaign',
  standing: { place: ({ unit }) => unit },
  needs: ({ land }) => (hasBridgeTrains(land) ? null : `${land.title} has none`),
  atOnce: null,
  judge: judgePontoon,
  text: pontoonText,
  options: pontoonOptions,
});

function hasBridgeTrains({ unitTypes }: LandRulebook): boolean {
  return [...unitTypes.values()].some(({ role }) => role.bridges);
}

/** Judges a bridge train's order (ROTD 12.4, 12.5): its own officers only. */
function judgePontoon(judging: Judging, order: OrderOf<'pontoon'>): string {
  const words = `${order.unit} ${order.action === 'deploy' ? 'throws its bridge' : 'takes up its bridge'}${order.tactical ? ` at ${order.tactical}` : ''}`;
  const rule = ownRule(judging, 'pontoon-bridges');
  if (!mayCommand(judging, order.unit, 'unit', 'commander-or-deputy', rule)) return words;
  const unit = judging.state.units.get(order.unit);
  if (!unit?.kind.role.bridges)
    judging.problems.error('not-a-bridge-train', rule, 'unit', [
      `${order.unit} is no bridge train`,
      'only bridge trains throw and take up bridges',
      'order one of them',
    ]);
  else if (order.action === 'deploy' && !order.tactical)
    judging.problems.error('bridge-without-square', rule, 'tactical', [
      'no tactical square',
      'a bridge is thrown over a river square',
      'name the square',
    ]);
  return words;
}
