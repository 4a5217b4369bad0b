import { Type } from '@sinclair/typebox';
import { oneOf, orNull } from '../../document/names.schema.js';
import { stateId } from '../../identity.js';
import { rememberHolder } from '../../state/held-this-turn.js';
import { defineEvent } from '../define-event.js';
import { Square } from '../movement/names.js';

const Holder = orNull(Type.String(), { description: 'a state, or null for nobody' });

/** A railway or river square is held by another state, or by nobody (ROTD 8.2). */
export const GroundChangedHands = defineEvent({
  type: 'GroundChangedHands',
  data: Type.Object({ square: Square, ground: oneOf(['railway', 'river']), from: Holder, to: Holder }),
  apply(state, { data }) {
    const square = state.theatre.grid.indexOf(data.square);
    const to = data.to === null ? null : stateId(data.to);
    const track = state.track.get(square);
    if (data.ground === 'river') {
      state.rivers.set(square, to);
    } else if (track) {
      rememberHolder(state, data.square, data.from === null ? null : stateId(data.from));
      state.track.set(square, { ...track, controlledBy: to });
    }
  },
});

export const HOLDER_EVENTS = [GroundChangedHands] as const;
