import { ORDER_SCHEMAS, type OrderOf } from '@vedette/campaign';
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
  if (state.theatre.grid.indexOf(order.square) < 0)
    problems.error('unknown-square', rule, 'square', [
      `"${order.square}" is no square of this theatre`,
      'track lies in squares of the map',
      'check the name',
    ]);
  if (order.unit) {
    if (!mayCommand(judging, order.unit, 'unit', 'commander-or-deputy', rule)) return words;
    const unit = state.units.get(order.unit);
    if (unit && unit.square >= 0 && state.theatre.grid.nameOf(unit.square) !== order.square)
      problems.warn('not-there', rule, 'unit', [
        `${order.unit} stands in ${state.theatre.grid.nameOf(unit.square)}`,
        'the unit must be in the square all turn',
        'nothing is done unless it is',
      ]);
  } else if (order.action === 'destroy')
    problems.error('nobody-to-do-it', rule, 'unit', [
      'no unit',
      'track is destroyed by a unit that spends the turn on it',
      'name the unit',
    ]);
  else if (player)
    mayOrderAs(judging, player.state, { ministries: ['treasury', 'war', 'head'] }, 'repairing track', rule);
  return words;
}
