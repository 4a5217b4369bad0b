import { POSITION_FORMAT, type PositionDocument } from '@vedette/campaign';
import type { Scenario } from '../scenario.js';
import { ARMY_OF_THE_ELBE } from './army-of-the-elbe.js';
import { ARMY_OF_THE_MAIN } from './army-of-the-main.js';
import { ARMY_OF_THE_NORTH } from './army-of-the-north.js';
import { ARMY_OF_THE_SOUTH } from './army-of-the-south.js';
import { BRIEF, SIDE_BRIEFS } from './brief.js';
import { CONFEDERATION } from './confederation.js';
import { DEPOTS } from './depots.js';
import { FIRST_ARMY } from './first-army.js';
import { ITALIANS } from './italians.js';
import { PLAYERS, RANKS } from './players.js';
import { SECOND_ARMY } from './second-army.js';
import { SOURCES } from './sources.js';
import { STORED } from './stocks.js';

/** States of the two sides, each with its nation and, where they differ, the name it goes by. */
const BELLIGERENTS = [
  ['PR', 'Prussia', 'PR', 'Prussia'],
  ['IT', 'Italy', 'PR', 'Italy'],
  ['MB', 'German states', 'PR', 'Mecklenburg'],
  ['OL', 'German states', 'PR', 'Oldenburg'],
  ['BK', 'German states', 'PR', 'Brunswick'],
  ['TH', 'German states', 'PR', 'Thuringian states and Anhalt'],
  ['WK', 'German states', 'PR', 'Waldeck'],
  ['AU', 'Austria', 'AU', 'Austria'],
  ['SX', 'German states', 'AU', 'Saxony'],
  ['HN', 'German states', 'AU', 'Hanover'],
  ['HC', 'German states', 'AU', 'Hesse-Cassel'],
  ['BV', 'German states', 'AU', 'Bavaria'],
  ['HD', 'German states', 'AU', 'Hesse-Darmstadt'],
  ['NU', 'German states', 'AU', 'Nassau'],
  ['WU', 'German states', 'AU', 'Wurttemberg'],
  ['BD', 'German states', 'AU', 'Baden'],
  ['HS', 'German states', 'AU', 'Frankfurt and the free cities'],
] as const;
/** Who looks on. */
const NEUTRALS = [
  ['FR', 'France'],
  ['SZ', 'Switzerland'],
  ['BE', 'Belgium'],
  ['NL', 'Netherlands'],
  ['DK', 'Denmark'],
  ['RU', 'Russia'],
  ['PA', 'Papal States'],
  ['BR', 'Great Britain'],
  ['SP', 'Spain'],
  ['SW', 'Sweden'],
  ['SB', 'Serbia'],
  ['TK', 'Ottoman Empire'],
] as const;

const of = (side: string): string[] => BELLIGERENTS.filter((one) => one[2] === side).map(([id]) => id);

const POSITION: PositionDocument = {
  format: POSITION_FORMAT,
  rulebooks: { land: 'rotd-euwol', naval: null },
  turn: 1,
  season: 'campaign',
  theatre: 'euwol',
  states: [
    ...BELLIGERENTS.map(([id, nation, side, name]) => ({ id, nation, side, name })),
    ...NEUTRALS.map(([id, nation]) => ({ id, nation, side: id })),
  ],
  relations: of('PR').flatMap((ours) =>
    of('AU').map((theirs) => ({ between: [ours, theirs] as [string, string], stance: 'hostile' as const })),
  ),
  players: PLAYERS.map(({ id, state, name, ministries }) => ({
    id,
    state,
    name,
    ministries: [...ministries],
    rank: RANKS[id]!,
  })),
  units: [
    ...ARMY_OF_THE_ELBE,
    ...FIRST_ARMY,
    ...SECOND_ARMY,
    ...ARMY_OF_THE_MAIN,
    ...ITALIANS,
    ...ARMY_OF_THE_NORTH,
    ...ARMY_OF_THE_SOUTH,
    ...CONFEDERATION,
  ],
  cities: [...STORED],
  depots: [...DEPOTS],
  treasury: [
    { state: 'PR', eagles: 120, manufacturing: 60 },
    { state: 'AU', eagles: 100, manufacturing: 40 },
    { state: 'IT', eagles: 60, manufacturing: 20 },
    { state: 'BV', eagles: 30, manufacturing: 15 },
    { state: 'SX', eagles: 20, manufacturing: 15 },
  ],
};

/** The war of 1866 from the crossing of the Saxon border. */
export const EUWOL_1866: Scenario = {
  id: 'euwol-1866',
  title: 'The war of 1866: from the Saxon border to the Elbe, the Main and the Mincio',
  position: POSITION,
  players: PLAYERS,
  readers: ['friedrichkarl', 'benedek'],
  brief: BRIEF,
  sideBriefs: SIDE_BRIEFS,
  sources: SOURCES,
};
