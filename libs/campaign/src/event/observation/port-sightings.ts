import { Type } from '@sinclair/typebox';
import { GarrisonSighting } from '@vedette/observed';
import { defineEvent } from '../define-event.js';

/** Key under which a turn remembers what garrisons saw when it began. */
export const GARRISON_MEMORY = 'garrisonsWatched';

/** Garrisons off the map noted the ships in their ports as the turn began; their ministers hear of it at its end (4.3). */
export const GarrisonsWatched = defineEvent({
  type: 'GarrisonsWatched',
  data: Type.Object({ sightings: Type.Array(GarrisonSighting) }),
  apply(state, event) {
    state.inTurn[GARRISON_MEMORY] = structuredClone(event.data.sightings);
  },
});
