import { POSITION_FORMAT, type PositionDocument } from '@vedette/campaign';
import type { Scenario } from '../scenario.js';
import { ARMY_OF_GERMANY } from './army-of-germany.js';
import { ARMY_OF_ITALY } from './army-of-italy.js';
import { BRIEF, SIDE_BRIEFS } from './brief.js';
import { CONFEDERATION } from './confederation.js';
import { INNER_AUSTRIA } from './inner-austria.js';
import { MAIN_ARMY } from './main-army.js';
import { PLAYERS } from './players.js';
import { SOURCES } from './sources.js';
import { STORED } from './stocks.js';

const OF_THE_EMPIRE = ['FR', 'BV', 'WU', 'SX', 'WE', 'IT', 'WA'] as const;
const NATIONS: Readonly<Record<(typeof OF_THE_EMPIRE)[number], string>> = {
  FR: 'France',
  BV: 'German states',
  WU: 'German states',
  SX: 'German states',
  WE: 'German states',
  IT: 'Italian states',
  WA: 'Poland',
};
/** States that go by a name of their own, within their nation. */
const NAMES: Readonly<Record<string, string>> = {
  BV: 'Bavaria',
  WU: 'Wurttemberg',
  SX: 'Saxony',
  WE: 'Westphalia',
  IT: 'Kingdom of Italy',
  WA: 'Duchy of Warsaw',
};

const POSITION: PositionDocument = {
  format: POSITION_FORMAT,
  rulebooks: { land: 'gitm-nwol', naval: null },
  turn: 1,
  season: 'campaign',
  theatre: 'nwol',
  states: [
    { id: 'AU', nation: 'Austria', side: 'AU' },
    ...OF_THE_EMPIRE.map((id) => ({
      id,
      nation: NATIONS[id],
      side: 'FR',
      ...(NAMES[id] ? { name: NAMES[id] } : {}),
    })),
    { id: 'PR', nation: 'Prussia', side: 'PR' },
    { id: 'TK', nation: 'Ottoman Empire', side: 'TK' },
    { id: 'SZ', nation: 'Switzerland', side: 'SZ' },
  ],
  relations: OF_THE_EMPIRE.map((id) => ({ between: ['AU', id], stance: 'hostile' })),
  players: PLAYERS.map(({ id, state, name, ministries }) => ({
    id,
    state,
    name,
    ministries: [...ministries],
  })),
  units: [...MAIN_ARMY, ...INNER_AUSTRIA, ...ARMY_OF_GERMANY, ...CONFEDERATION, ...ARMY_OF_ITALY],
  cities: [...STORED],
};

/** The war of 1809 from the crossing of the Inn. */
export const NWOL_1809: Scenario = {
  id: 'nwol-1809',
  title: 'The war of 1809: from the Inn to the Danube',
  position: POSITION,
  players: PLAYERS,
  readers: ['charles', 'davout'],
  brief: BRIEF,
  sideBriefs: SIDE_BRIEFS,
  sources: SOURCES,
};
