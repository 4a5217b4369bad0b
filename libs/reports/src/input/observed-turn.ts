import type { ObservedEvent } from '@vedette/observation';
import { type FleetPosition } from '@vedette/observed';
import { FLEET_POSITION_EVENT } from './fleet-position.schema.js';
import type { ReportHeading } from './heading.schema.js';
import { LAND_POSITION_EVENT, type LandPosition } from './land-position.schema.js';

/** What a position report is made of; a part is null when the player has no such report this turn. */
export interface ObservedPosition {
  readonly land: LandPosition | null;
  readonly fleet: FleetPosition | null;
}

/** All that both reports of a player are made of: what is not in here cannot be in a report. */
export interface ObservedTurn {
  readonly heading: ReportHeading;
  /** What he was told of the turn's events, in the order of the turn; see `observe` of the observation. */
  readonly events: readonly ObservedEvent[];
  readonly position: ObservedPosition;
}

function dataOf<T>(events: readonly ObservedEvent[], type: string): T | null {
  const event = events.findLast((one) => one.type === type && one.degree === 'full');
  return event ? (event.data as T) : null;
}

/** A player's turn from his observed events alone: the position is the one reported in its intelligence phase. */
export function observedTurn(heading: ReportHeading, events: readonly ObservedEvent[]): ObservedTurn {
  return {
    heading,
    events,
    position: {
      land: dataOf<LandPosition>(events, LAND_POSITION_EVENT),
      fleet: dataOf<FleetPosition>(events, FLEET_POSITION_EVENT),
    },
  };
}
