import { Type } from '@sinclair/typebox';
import { oneOf, orNull } from '../../document/names.schema.js';
import { stateId } from '../../identity.js';
import type { MutableCampaignState } from '../../state/mutable-campaign-state.js';
import { tacticalIndex } from '../../state/tactical-name.js';
import { bridgeKey } from '../../state/works.js';
import { defineEvent } from '../define-event.js';
import { Square, Tactical, UnitName } from '../movement/names.js';

const Sum = Type.Object({ eagles: Type.Integer(), manufacturing: Type.Integer() });

/** Track was torn up, or a railway bridge destroyed and with it the track of its square (ROTD 8.5, 8.6, 12.3). */
export const TrackDestroyed = defineEvent({
  type: 'TrackDestroyed',
  data: Type.Object({
    square: Square,
    what: oneOf(['track', 'bridge']),
    /** The unit or warship that did it. */
    unit: UnitName,
    /** Where the bridge was. */
    bridge: Type.Optional(Tactical),
  }),
  seen: { partial: ['square', 'what', 'bridge'] },
  apply(state, { data }) {
    const square = state.theatre.grid.indexOf(data.square);
    setTrack(state, square, false);
    if (data.bridge !== undefined) setBridge(state, square, tacticalIndex(data.bridge), false);
  },
});

/** Torn-up track was laid anew, and with it the bridges that were down (ROTD 8.5, 8.6). */
export const TrackRepaired = defineEvent({
  type: 'TrackRepaired',
  data: Type.Object({
    square: Square,
    what: oneOf(['track', 'bridge']),
    bridges: Type.Array(Tactical),
    /** State that had it done. */
    state: Type.String(),
    /** What it paid, and what its treasury has left; null where it is not charged. */
    paid: orNull(Sum),
    left: orNull(Sum),
  }),
  seen: { partial: ['square', 'what', 'bridges'] },
  apply(state, { data }) {
    const square = state.theatre.grid.indexOf(data.square);
    setTrack(state, square, true);
    for (const bridge of data.bridges) setBridge(state, square, tacticalIndex(bridge), true);
    if (data.left) state.treasury.set(stateId(data.state), data.left);
  },
});

/** A unit came off a bridge that went down under it (ROTD 2.2, 8.6, R-61). */
export const UnitLeftBridge = defineEvent({
  type: 'UnitLeftBridge',
  data: Type.Object({ unit: UnitName, in: Square, from: Tactical, to: Tactical }),
  seen: { partial: ['unit', 'in', 'from', 'to'], square: { partial: 'in' } },
  apply(state, { data }) {
    const unit = state.unit(data.unit);
    state.placeUnit(unit, unit.square, tacticalIndex(data.to));
  },
});

function setTrack(state: MutableCampaignState, square: number, intact: boolean): void {
  const track = state.track.get(square);
  if (track) state.track.set(square, { ...track, intact });
}

function setBridge(state: MutableCampaignState, square: number, tactical: number, intact: boolean): void {
  state.bridges.set(bridgeKey(square, tactical), { square, tactical, intact });
}

export const TRACK_EVENTS = [TrackDestroyed, TrackRepaired, UnitLeftBridge] as const;
