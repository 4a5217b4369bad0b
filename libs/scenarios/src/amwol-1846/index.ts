import { POSITION_FORMAT, type PositionDocument } from '@vedette/campaign';
import type { Scenario } from '../scenario.js';
import { ARMY_OF_OCCUPATION } from './army-of-occupation.js';
import { ARMY_OF_RESERVE } from './army-of-reserve.js';
import { ARMY_OF_THE_NORTH } from './army-of-the-north.js';
import { ARMY_OF_THE_WEST } from './army-of-the-west.js';
import { BRIEF, SIDE_BRIEFS } from './brief.js';
import { AMERICAN_SQUADRONS, MEXICAN_NAVY, TRANSPORTS } from './fleets.js';
import { GULF_AND_SOUTH, YUCATAN } from './gulf-and-south.js';
import { NORTHERN_GARRISONS } from './northern-garrisons.js';
import { AMERICANS_IN_CALIFORNIA, MEXICAN_PACIFIC } from './pacific-coast.js';
import { PLAYERS } from './players.js';
import { SOURCES } from './sources.js';
import { STORED, YARDS } from './stocks.js';
import { WESTERN_DIVISION } from './western-division.js';

const POSITION: PositionDocument = {
  format: POSITION_FORMAT,
  rulebooks: { land: 'gitm-amwol', naval: 'pate-amwol' },
  turn: 1,
  season: 'campaign',
  theatre: 'amwol',
  states: [
    { id: 'US', nation: 'United States', side: 'US' },
    { id: 'MX', nation: 'Mexico', side: 'MX' },
    { id: 'YU', nation: 'Mexico', side: 'YU' },
  ],
  relations: [
    { between: ['US', 'MX'], stance: 'hostile' },
    { between: ['US', 'YU'], stance: 'neutral' },
    { between: ['MX', 'YU'], stance: 'neutral' },
  ],
  players: PLAYERS.map(({ id, state, name, ministries }) => ({
    id,
    state,
    name,
    ministries: [...ministries],
  })),
  units: [
    ...ARMY_OF_OCCUPATION,
    ...WESTERN_DIVISION,
    ...ARMY_OF_THE_WEST,
    ...AMERICANS_IN_CALIFORNIA,
    ...ARMY_OF_THE_NORTH,
    ...NORTHERN_GARRISONS,
    ...ARMY_OF_RESERVE,
    ...GULF_AND_SOUTH,
    ...MEXICAN_PACIFIC,
    ...YUCATAN,
  ],
  cities: [...STORED],
  ships: [...AMERICAN_SQUADRONS, ...MEXICAN_NAVY, ...TRANSPORTS],
  ports: [...YARDS],
};

/** The war of 1846 from the crossing of the Rio Grande. */
export const AMWOL_1846: Scenario = {
  id: 'amwol-1846',
  title: 'The war of 1846: from Palo Alto to the Halls of Montezuma',
  position: POSITION,
  players: PLAYERS,
  readers: ['taylor', 'arista'],
  brief: BRIEF,
  sideBriefs: SIDE_BRIEFS,
  sources: SOURCES,
};
