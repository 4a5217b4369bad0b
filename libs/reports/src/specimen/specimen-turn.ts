import type { ObservedTurn } from '../input/observed-turn.js';
import { specimenEvents } from './specimen-events.js';
import { specimenFleet } from './specimen-fleet.js';
import { SPECIMEN_HEADING } from './specimen-heading.js';
import { specimenLand } from './specimen-land.js';

/** A player's turn that has something of everything. */
export function specimenTurn(more: Partial<ObservedTurn> = {}): ObservedTurn {
  return {
    heading: SPECIMEN_HEADING,
    events: specimenEvents(),
    position: { land: specimenLand(), fleet: specimenFleet() },
    ...more,
  };
}
