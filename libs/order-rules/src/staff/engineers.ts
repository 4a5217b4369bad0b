import type { OrderOf } from '@vedette/campaign';
import { mayCommand } from '../authority/may-command.js';
import { mayOrderAs, type Power } from '../authority/may-order-as.js';
import { ownRule, type Judging } from '../judging.js';

/** Judges a bridge train's order (ROTD 12.4, 12.5): its own officers only. */
export function judgePontoon(judging: Judging, order: OrderOf<'pontoon'>): string {
  const words = `${order.unit} ${order.action === 'deploy' ? 'throws its bridge' : 'takes up its bridge'}${order.tactical ? ` at ${order.tactical}` : ''}`;
  const rule = ownRule(judging, '12.4');
  if (!mayCommand(judging, order.unit, 'unit', 'commander-or-deputy', rule)) return words;
  const unit = judging.state.units.get(order.unit);
  if (unit?.type !== 'PB')
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

/** Judges placing or removing a depot or cache (ROTD 11.5): the treasury places, the war ministry removes. */
export function judgeDepot(judging: Judging, order: OrderOf<'depot'>): string {
  const places = order.action === 'place';
  const words = `${order.depot} is ${places ? 'placed' : 'removed'} in ${order.square}${order.tactical ? `, at ${order.tactical}` : ''}`;
  const { player, state, problems } = judging;
  const rule = ownRule(judging, '11.5');
  if (!player) return words;
  const power: Power = { ministries: [places ? 'treasury' : 'war', 'head'] };
  mayOrderAs(judging, player.state, power, `${places ? 'placing' : 'removing'} depots`, rule);
  if (state.theatre.grid.indexOf(order.square) < 0)
    problems.error('unknown-square', rule, 'square', [
      `"${order.square}" is no square of this theatre`,
      'depots lie in squares of the map',
      'check the name',
    ]);
  else if (
    !places &&
    !state.depots.some(({ id, state: owner }) => id === order.depot && owner === player.state)
  )
    problems.error('unknown-place', rule, 'depot', [
      `there is no depot or cache ${order.depot} of your state`,
      'one removes what one has',
      'check the id',
    ]);
  return words;
}

/** Judges destroying and repairing track and bridges (ROTD 8.5, 8.6): the unit's officers destroy, ministers repair. */
export function judgeTrack(judging: Judging, order: OrderOf<'track'>): string {
  const what = order.what === 'bridge' ? 'the railway bridge' : 'the track';
  const words = `${order.unit ? `${order.unit} ` : ''}${order.action === 'destroy' ? 'destroys' : 'repairs'} ${what} in ${order.square}`;
  const { player, state, problems } = judging;
  const rule = ownRule(judging, '8.5');
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
