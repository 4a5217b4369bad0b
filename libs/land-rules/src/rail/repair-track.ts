import {
  type CampaignState,
  holdersThisTurn,
  type OrderOf,
  railBridgesIn,
  standingRailBridges,
  type StateId,
  tacticalName,
  TrackRepaired,
} from '@vedette/campaign';
import { groundAudience } from '@vedette/observation';
import type { Audience } from '@vedette/record';
import type { PhaseContext } from '@vedette/rulebooks';
import { isHeldBy } from './rail-network.js';
import { railFigures } from './ride-line.js';
import type { NotDone } from './not-done.js';

/**
 * Ministers have the track of a square laid anew, and with it every bridge that is down (ROTD 8.5, 8.6, R-66): a friend held it when
 * the turn began and holds it now, and the state's treasury pays; a state that has none on the table is not charged. Says why not,
 * or null.
 */
export function repairTrack(context: PhaseContext, order: OrderOf<'track'>): NotDone | null {
  const { state } = context;
  const square = state.theatre.grid.indexOf(order.square);
  const payer = state.players.find(({ id }) => id === order.by)?.state;
  const track = state.track.get(square);
  const not = (reason: string): NotDone => ({ reason, rule: 'track-works' });
  if (!payer || !track) return not('no railway runs there');
  const standing = standingRailBridges(state, square);
  const down = railBridgesIn(state.theatre, square).filter((bridge) => !standing.includes(bridge));
  if (track.intact && down.length === 0) return not('nothing is broken there');
  if (!isFriendly(state, payer, square)) return not('the railway was not in friendly hands');
  const cost = costOf(context, !track.intact, down.length);
  const treasury = state.treasury.get(payer);
  if (treasury && (treasury.eagles < cost.eagles || treasury.manufacturing < cost.manufacturing))
    return not(`it takes ${cost.eagles} eagles and ${cost.manufacturing} manufacturing points`);
  context.emit(TrackRepaired, {
    rule: context.landRule(track.intact ? 'railway-bridges' : 'track-works'),
    square,
    data: {
      square: order.square,
      what: track.intact ? 'bridge' : 'track',
      bridges: down.map(tacticalName),
      state: payer,
      paid: treasury ? cost : null,
      left: treasury
        ? {
            eagles: treasury.eagles - cost.eagles,
            manufacturing: treasury.manufacturing - cost.manufacturing,
          }
        : null,
    },
    audience: whoLearns(context, square, payer),
  });
  return null;
}

/** When the turn began and now (8.5). */
function isFriendly(state: CampaignState, payer: StateId, square: number): boolean {
  const [first = null] = holdersThisTurn(state, square);
  return first !== null && state.areFriends(payer, first) && isHeldBy(state, payer, square);
}

function costOf(context: PhaseContext, isTornUp: boolean, bridges: number) {
  const { repairTrack: track, repairBridge: bridge } = railFigures(context);
  const sum = (what: 'eagles' | 'manufacturing'): number =>
    (isTornUp ? track.value[what] : 0) + bridges * bridge.value[what];
  return { eagles: sum('eagles'), manufacturing: sum('manufacturing') };
}

/** Everybody who sees the square sees the repair; what it cost is the business of the state's ministers. */
function whoLearns({ state, book }: PhaseContext, square: number, payer: StateId): Audience {
  const seen = Object.keys(groundAudience(state, book, square, [payer])).map(
    (player) => [player, 'partial' as const] as const,
  );
  const ministers = state.players
    .filter((player) => player.state === payer && (player.ministries ?? []).length > 0)
    .map(({ id }) => [id, 'full' as const] as const);
  return Object.fromEntries([...seen, ...ministers]);
}
