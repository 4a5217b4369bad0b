import { ORDER_SCHEMAS, type OrderOf, railBridgesIn } from '@vedette/campaign';
import { mayCommand } from '../../authority/may-command.js';
import { mayOrderAs } from '../../authority/may-order-as.js';
import { defineOrder } from '../../define-order.js';
import { ownRule, type Judging } from '../../judging.js';
import { needsRailways } from '../railways.js';
import { trackOptions } from './options.js';
import { trackText } from './text.js';

/** Track or a railway bridge destroyed or repaired (ROTD 8.5, 8.6); a standing one is repaired again when somebody has destroyed it. */
export const trackOrder = defineOrder({
  kind: 'track',
  schema: ORDER_SCHEMAS.track,
  slot: null,
  subject: ({ unit, square }) => unit ?? square,
  seasons: 'campaign',
  standing: { place: ({ square, what, unit }) => `${square} ${what ?? 'track'} ${unit ?? ''}` },
  needs: needsRailways,
  atOnce: null,
  judge: judgeTrack,
  text: trackText,
  options: trackOptions,
});

/** Judges destroying and repairing track and bridges (ROTD 8.5, 8.6): the unit's officers destroy, ministers repair. */
function judgeTrack(judging: Judging, order: OrderOf<'track'>): string {
  const what = order.what === 'bridge' ? 'the railway bridge' : 'the track';
  const words = `${order.unit ? `${order.unit} ` : ''}${order.action === 'destroy' ? 'destroys' : 'repairs'} ${what} in ${order.square}`;
  const { player, state, problems } = judging;
  const rule = ownRule(judging, 'track-works');
  const square = state.theatre.grid.indexOf(order.square);
  if (square < 0)
    problems.error('unknown-square', rule, '/square', [
      `"${order.square}" is no square of this theatre`,
      'track lies in squares of the map',
      'check the name',
    ]);
  else if (state.theatre.rails[square] === 0)
    problems.error('no-railway', rule, '/square', [
      `no railway runs through ${order.square}`,
      'track lies where the map shows a railway',
      'check the name',
    ]);
  else if (order.what === 'bridge' && railBridgesIn(state.theatre, square).length === 0)
    problems.error('no-bridge', ownRule(judging, 'railway-bridges'), '/what', [
      `no railway crosses a river in ${order.square}`,
      'railway bridges stand where track meets a river',
      'check the square, or work on the track',
    ]);
  if (order.unit && order.action === 'destroy') {
    if (!mayCommand(judging, order.unit, '/unit', 'commander-or-deputy', rule)) return words;
    const unit = state.units.get(order.unit);
    if (unit && unit.square >= 0 && state.theatre.grid.nameOf(unit.square) !== order.square)
      problems.warn('not-there', rule, '/unit', [
        `${order.unit} stands in ${state.theatre.grid.nameOf(unit.square)}`,
        'the unit must be in the square all turn',
        'nothing is done unless it is',
      ]);
  } else if (order.action === 'destroy')
    problems.error('nobody-to-do-it', rule, '/unit', [
      'no unit',
      'track is destroyed by a unit that spends the turn on it',
      'name the unit',
    ]);
  else if (player)
    mayOrderAs(judging, player.state, { ministries: ['treasury', 'war', 'head'] }, 'repairing track', rule);
  return words;
}
