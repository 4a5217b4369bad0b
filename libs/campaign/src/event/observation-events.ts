import { GarrisonsWatched } from './observation/port-sightings.js';
import { PositionReported, SightingsBlurred } from './observation/position-reported.js';
import {
  BoardingSighted,
  FortChangeSighted,
  LandingSighted,
  MarchSighted,
  MoveSighted,
} from './observation/sightings.js';

export * from './observation/port-sightings.js';
export * from './observation/held-ground.js';
export * from './observation/position-reported.js';
export * from './observation/rumours.js';
export * from './observation/sightings.js';
export * from './observation/told-ground.js';
export * from './observation/unit-status-report.js';

/** Events of detection and reports (GITM AMWOL 4, 5.3). */
export const OBSERVATION_EVENTS = [
  MarchSighted,
  MoveSighted,
  FortChangeSighted,
  BoardingSighted,
  LandingSighted,
  GarrisonsWatched,
  SightingsBlurred,
  PositionReported,
] as const;
