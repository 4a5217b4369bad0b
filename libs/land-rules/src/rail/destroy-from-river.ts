import {
  type OrderOf,
  standingRailBridges,
  tacticalIndex,
  tacticalName,
  TrackDestroyed,
} from '@vedette/campaign';
import { tacticalDistance } from '@vedette/geography';
import type { PhaseContext } from '@vedette/rulebooks';
import { clearBridge } from './clear-bridge.js';
import { type NotDone, workAudience } from './not-done.js';

/**
 * A warship that lies in a river square destroys the railway bridge nearest to it, and the track of the square with it, whoever holds
 * the railway (ROTD 12.3). Ships neither move nor fight while no book of river fleets is in force. Says why not, or null.
 */
export function destroyByShip(context: PhaseContext, order: OrderOf<'track'>): NotDone | null {
  const { state } = context;
  const ship = state.ship(order.unit!);
  const square = state.theatre.grid.indexOf(order.square);
  const not = (reason: string): NotDone => ({ reason, rule: 'bridges-lost' });
  if (ship.status !== 'active' || !ship.kind.role.fights) return not('it is no active warship');
  if (!('river' in ship.at) || ship.at.river !== order.square) return not('it did not lie in the square');
  const at = tacticalIndex(ship.at.tactical);
  const [bridge] = standingRailBridges(state, square).sort(
    (a, b) => tacticalDistance(a, at) - tacticalDistance(b, at) || a - b,
  );
  if (bridge === undefined) return not('no railway bridge stands there');
  context.emit(TrackDestroyed, {
    rule: context.landRule('bridges-lost'),
    square,
    ships: [ship.id],
    data: { square: order.square, what: 'bridge', unit: ship.id, bridge: tacticalName(bridge) },
    audience: {
      ...workAudience(context, square, ship.state, state.track.get(square)?.controlledBy ?? null),
      ...Object.fromEntries(
        [ship.commander, ship.deputy].flatMap((player) => (player ? [[player, 'full' as const]] : [])),
      ),
    },
  });
  clearBridge(context, square, bridge);
  return null;
}
