import {
  groundOfUnit,
  holdersThisTurn,
  type OrderOf,
  standingRailBridges,
  tacticalName,
  TrackDestroyed,
  type Unit,
} from '@vedette/campaign';
import { bankGroups, RiverClass, trackSquares } from '@vedette/geography';
import type { PhaseContext } from '@vedette/rulebooks';
import { isCombatUnit } from '../presence/strangers.js';
import { clearBridge } from './clear-bridge.js';
import { ferriesIn } from './ferries-in.js';
import { type NotDone, workAudience } from './not-done.js';

/**
 * A unit tears up the track of its square, or destroys the railway bridge it stands on and the track with it (ROTD 8.5, 8.6): it
 * has spent the turn there without marching, riding or fighting, in a square that was its side's all turn. Says why not, or null.
 */
export function destroyByUnit(context: PhaseContext, order: OrderOf<'track'>): NotDone | null {
  const { state } = context;
  const rule = order.what === 'bridge' ? 'railway-bridges' : 'track-works';
  const unit = state.units.get(order.unit ?? '');
  if (!unit) return { reason: 'there is no such unit any more', rule };
  const square = state.theatre.grid.indexOf(order.square);
  const reason =
    whyNotThere(context, unit, square) ??
    (order.what === 'bridge' ? whyNotOnBridge(context, unit) : whyNotAtTrack(context, unit));
  if (reason !== null) return { reason, rule };
  const bridge = order.what === 'bridge' ? unit.tactical : null;
  const holder = state.track.get(square)!.controlledBy;
  context.emit(TrackDestroyed, {
    rule: context.landRule(rule),
    square,
    units: [unit.id],
    data: {
      square: order.square,
      what: bridge === null ? 'track' : 'bridge',
      unit: unit.id,
      ...(bridge === null ? {} : { bridge: tacticalName(bridge) }),
    },
    audience: workAudience(context, square, unit.state, holder),
  });
  if (bridge !== null) clearBridge(context, square, bridge);
  return null;
}

function whyNotThere({ state }: PhaseContext, unit: Unit, square: number): string | null {
  const { startSquare, march, fought } = unit.turn;
  if (!isCombatUnit(unit)) return 'it is no active combat unit';
  if (unit.square !== square || startSquare !== square || march.steps > 0)
    return 'it did not spend the turn in the square';
  if (fought.length > 0) return 'it fought';
  if (!state.track.has(square)) return 'no railway runs there';
  const held = holdersThisTurn(state, square).every(
    (holder) => holder !== null && state.areFriends(unit.state, holder),
  );
  return held ? null : 'the railway was not in friendly hands all turn';
}

function whyNotOnBridge({ state }: PhaseContext, unit: Unit): string | null {
  if (!standingRailBridges(state, unit.square).includes(unit.tactical))
    return 'it stood on no standing railway bridge';
  const { startTactical, tactics } = unit.turn;
  return unit.tactical !== startTactical || tactics.movedIn > 0 ? 'it moved' : null;
}

/** On a river without fords the unit must be on a bank with track, or be able to cross to one (8.5). */
function whyNotAtTrack({ state }: PhaseContext, unit: Unit): string | null {
  const { square } = unit;
  if (!state.track.get(square)!.intact) return 'the track was torn up already';
  const { riverClass } = state.theatre;
  if (riverClass[square]! < RiverClass.Unfordable || ferriesIn(state, unit.state, square).length > 0)
    return null;
  const groups = bankGroups(groundOfUnit(state, unit, square));
  const reached = groups.at(unit.tactical);
  const reaches = trackSquares(state.theatre, square).some((tactical) =>
    groups.at(tactical).some((group) => reached.includes(group)),
  );
  return reaches ? null : 'the river lay between it and the track';
}
