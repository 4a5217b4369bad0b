import { DeploymentRefused, UnitDeployed, UnitDisbanded, UnitRestacked } from './movement/deployment.js';
import { MarchBlocked, MarchHalted, StragglersLeft } from './movement/march-hindered.js';
import { UnitMarched } from './movement/unit-marched.js';
import {
  EnemyEncountered,
  FortChanged,
  TacticalMoveBlocked,
  UnitMovedTactically,
} from './movement/unit-moved-tactically.js';

export * from './movement/deployment.js';
export * from './movement/march-hindered.js';
export * from './movement/unit-marched.js';
export * from './movement/unit-moved-tactically.js';

/** Events of strategic and tactical movement (GITM AMWOL 7 and 8). */
export const MOVEMENT_EVENTS = [
  UnitMarched,
  MarchBlocked,
  MarchHalted,
  StragglersLeft,
  UnitMovedTactically,
  TacticalMoveBlocked,
  EnemyEncountered,
  FortChanged,
  UnitDeployed,
  DeploymentRefused,
  UnitRestacked,
  UnitDisbanded,
] as const;
