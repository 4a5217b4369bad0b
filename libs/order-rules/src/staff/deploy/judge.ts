import { tacticalIndex, tacticalName, type OrderOf, type Unit } from '@vedette/campaign';
import { mayCommand } from '../../authority/may-command.js';
import { landRule, ownRule, type Judging } from '../../judging.js';
import { isTransportId } from '../../land/boarding.js';
import { groundClosed } from '../../land/strategic-ground.js';
import { checkBans } from './deployment-bans.js';

type Deploy = OrderOf<'deploy'>;

/** Judges a placement in a deployment, peace or truce turn (GITM AMWOL 7.18, 7.19): officers of the unit, nobody put aboard, open ground. */
export function judgeDeploy(judging: Judging, order: Deploy): string {
  const words = deployWords(order);
  const unit = judging.state.units.get(order.unit);
  if (!mayCommand(judging, order.unit, '/unit') || !unit) return words;
  checkWhoStays(judging, unit);
  const square = targetOf(judging, unit, order);
  if (square >= 0) checkGround(judging, unit, square, order);
  return words;
}

function deployWords({ unit, square, tactical }: Deploy): string {
  if (!square && !tactical) return `${unit} stays where it is`;
  return `${unit} is placed ${square ? `in ${square}` : 'in its square'}${tactical ? `, at ${tactical}` : ''}`;
}

/** Militia that is not placed by order, guns that are never moved, and bridges that span a river. */
function checkWhoStays(judging: Judging, unit: Unit): void {
  const { books, problems } = judging;
  const { militia } = books.land.movement.deployment;
  if (unit.kind.strategicAllowance === 0)
    problems.error('cannot-be-moved', landRule(judging, '7.18'), '/unit', [
      `${unit.id} has guns that cannot be moved`,
      'they stay where they lie',
      'leave it out',
    ]);
  if (unit.deployed)
    problems.error('bridge-in-use', ownRule(judging, 'pontoon-removed'), '/unit', [
      `the bridge of ${unit.id} spans the river`,
      'a bridge that is thrown stays until it is taken up, in a campaign',
      'leave it out',
    ]);
  if (!unit.kind.militia || militia.value === 'in-home-state') return;
  problems.error('militia-stays', landRule(judging, '7.18'), '/unit', [
    `${unit.id} is militia`,
    militia.value === 'stay' ? 'militia is not placed anew' : 'militia goes to its home city by itself',
    'leave it out',
  ]);
}

/** Square index of the target, the unit's own when none is named; -1 for a port off the map or a fault. */
function targetOf(judging: Judging, unit: Unit, order: Deploy): number {
  if (!order.square) return unit.square;
  const { state, problems } = judging;
  const square = state.theatre.grid.indexOf(order.square);
  const port = state.ports.get(order.square);
  if (square >= 0 || (port && port.square < 0)) return square;
  if (isTransportId(judging, order.square)) {
    problems.error('no-boarding', landRule(judging, 'no-boarding-in-deployment'), '/square', [
      `"${order.square}" is a transport group`,
      'nobody goes aboard while units are placed',
      'name a square of the map, or leave it out and board in the campaign',
    ]);
    return -1;
  }
  problems.error('unknown-square', landRule(judging, '7.18'), '/square', [
    `"${order.square}" is no square of this theatre and no port off the map`,
    'units are placed on squares of the map or in such ports',
    port ? `${port.name} lies in ${state.theatre.grid.nameOf(port.square)}; write that` : 'check the name',
  ]);
  return -1;
}

function checkGround(judging: Judging, unit: Unit, square: number, order: Deploy): void {
  const { state, problems } = judging;
  const there = state.theatre.grid.nameOf(square);
  // A shift on the own map leads nowhere, so no square is closed to it.
  const closed = square === unit.square ? null : groundClosed(judging, unit, square);
  if (closed) {
    problems.error(closed.code, landRule(judging, closed.rule), '/square', closed.saying(there));
    return;
  }
  checkBans(judging, unit, square);
  const tactical = order.tactical ? tacticalIndex(order.tactical) : -1;
  if (tactical >= 0 && state.theatre.tacticalMap(square).region[tactical] === 0)
    problems.error('impassable-destination', landRule(judging, '7.18'), '/tactical', [
      `${tacticalName(tactical)} of ${there} is river, mountain or water`,
      'nobody can stand there',
      'name another tactical square, or none',
    ]);
}
