export { type PhaseOfTurn, PHASES_OF_TURNS } from './phase-of-turn.js';
export { CountedTurn, type RestorableTurn } from './counted-turn.js';
export { CountedTurns, foldTurns } from './counted-turns.js';
export type { Kept, TurnCourse, TurnEvent, TurnWork } from './turn-event.js';
export { NEVER_OPENED, standingAfter, type TurnStanding } from './turn-standing.js';
export {
  latestTurnAfter,
  type Restored,
  type RollBack,
  type Settled,
  type TakenBack,
  type Upheaval,
  upheavalOf,
} from './upheaval.js';
