import { ORDER_SCHEMAS, type OrderOf } from '@vedette/campaign';
import { mayOrderAs, type Power } from '../../authority/may-order-as.js';
import { defineOrder } from '../../define-order.js';
import { ownRule, type Judging } from '../../judging.js';
import { needsRailways } from '../railways.js';
import { OF_NO_PIECE } from '../../options/order-option.js';
import { depotText } from './text.js';

/** A depot or cache placed or removed (ROTD 11.5). */
export const depotOrder = defineOrder({
  kind: 'depot',
  schema: ORDER_SCHEMAS.depot,
  slot: null,
  subject: ({ depot }) => depot,
  seasons: 'every',
  standing: null,
  needs: needsRailways,
  atOnce: null,
  judge: judgeDepot,
  text: depotText,
  options: OF_NO_PIECE,
});

/** Judges placing or removing a depot or cache (ROTD 11.5): the treasury places, the war ministry removes. */
function judgeDepot(judging: Judging, order: OrderOf<'depot'>): string {
  const places = order.action === 'place';
  const words = `${order.depot} is ${places ? 'placed' : 'removed'} in ${order.square}${order.tactical ? `, at ${order.tactical}` : ''}`;
  const { player, state, problems } = judging;
  const rule = ownRule(judging, 'depots');
  if (!player) return words;
  const power: Power = { ministries: [places ? 'treasury' : 'war', 'head'] };
  mayOrderAs(judging, player.state, power, `${places ? 'placing' : 'removing'} depots`, rule);
  if (state.theatre.grid.indexOf(order.square) < 0)
    problems.error('unknown-square', rule, 'square', [
      `"${order.square}" is no square of this theatre`,
      'depots lie in squares of the map',
      'check the name',
    ]);
  else if (!places && state.depots.get(order.depot)?.state !== player.state)
    problems.error('unknown-place', rule, 'depot', [
      `there is no depot or cache ${order.depot} of your state`,
      'one removes what one has',
      'check the id',
    ]);
  return words;
}
