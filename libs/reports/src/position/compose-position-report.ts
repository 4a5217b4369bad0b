import { POSITION_REPORT_FORMAT, type PositionReport } from '../document/position-report.schema.js';
import type { ObservedTurn } from '../input/observed-turn.js';
import { composeFleet } from './compose-fleet.js';
import { composeLand } from './compose-land.js';
import { fightingFirst } from './fighting-first.js';

/** The position report of a player: the start of the coming turn as he sees it, and all of it in words (GITM AMWOL 5.3). */
export function composePositionReport(turn: ObservedTurn): PositionReport {
  const { heading, position } = turn;
  const { fleet } = position;
  const land = position.land && fightingFirst(position.land, turn.events);
  return {
    format: POSITION_REPORT_FORMAT,
    heading,
    land: land && { observed: land, words: composeLand(land, heading, fleet !== null) },
    fleet: fleet && { observed: fleet, words: composeFleet(fleet, heading) },
  };
}
