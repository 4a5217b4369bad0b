import { POSITION_FORMAT, type PositionDocument } from '@vedette/campaign';
import type { Scenario } from '../scenario.js';
import { ARMY_OF_THE_RHINE } from './army-of-the-rhine.js';
import { BRIEF, SIDE_BRIEFS } from './brief.js';
import { DEPOTS } from './depots.js';
import { FIRST_ARMY } from './first-army.js';
import { PLAYERS, RANKS } from './players.js';
import { SECOND_ARMY } from './second-army.js';
import { SOURCES } from './sources.js';
import { STORED } from './stocks.js';
import { THIRD_ARMY } from './third-army.js';

/** The German states that marched, or own what lies behind those that did. */
const GERMANS = [
  ['PR', 'Prussia', 'Prussia'],
  ['SX', 'German states', 'Saxony'],
  ['BV', 'German states', 'Bavaria'],
  ['WU', 'German states', 'Wurttemberg'],
  ['BD', 'German states', 'Baden'],
  ['HD', 'German states', 'Hesse'],
  ['MB', 'German states', 'Mecklenburg'],
  ['OL', 'German states', 'Oldenburg'],
  ['BK', 'German states', 'Brunswick'],
  ['TH', 'German states', 'Thuringian states and Anhalt'],
  ['WK', 'German states', 'Waldeck'],
  ['HS', 'German states', 'Hamburg and the free cities'],
] as const;
/** Who looks on. */
const NEUTRALS = [
  ['AU', 'Austria'],
  ['IT', 'Italy'],
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

/** Prussia took these in 1866: the theatre still has their old owners. */
const ANNEXED = [
  ...[
    'Hanover',
    'Hameln',
    'Gottingen',
    'Hildesheim',
    'Celle',
    'Luneburg',
    'Stade',
    'Osnabruck',
    'Lingen',
    'Emden',
  ],
  ...[
    'Nienburg',
    'Cassel',
    'Marburg',
    'Fulda',
    'Hanau',
    'Wiesbaden',
    'Limburg',
    'Frankfurt',
    'Altona',
    'Itzehoe',
  ],
] as const;

const POSITION: PositionDocument = {
  format: POSITION_FORMAT,
  rulebooks: { land: 'rotd-euwol', naval: null },
  turn: 1,
  season: 'campaign',
  theatre: 'euwol',
  states: [
    { id: 'FR', nation: 'France', side: 'FR', name: 'France' },
    ...GERMANS.map(([id, nation, name]) => ({ id, nation, side: 'PR', name })),
    ...NEUTRALS.map(([id, nation]) => ({ id, nation, side: id })),
  ],
  relations: GERMANS.map(([id]) => ({ between: ['FR', id] as [string, string], stance: 'hostile' as const })),
  players: PLAYERS.map(({ id, state, name, ministries }) => ({
    id,
    state,
    name,
    ministries: [...ministries],
    rank: RANKS[id]!,
  })),
  units: [...ARMY_OF_THE_RHINE, ...FIRST_ARMY, ...SECOND_ARMY, ...THIRD_ARMY],
  cities: [...STORED, ...ANNEXED.map((name) => ({ name, state: 'PR' }))],

  depots: [...DEPOTS],
  treasury: [
    { state: 'FR', eagles: 120, manufacturing: 60 },
    { state: 'PR', eagles: 140, manufacturing: 70 },
    { state: 'BV', eagles: 30, manufacturing: 15 },
  ],
};

/** The war of 1870 from the eve of Saarbrucken. */
export const EUWOL_1870: Scenario = {
  id: 'euwol-1870',
  title: 'The war of 1870: from the Saar to Metz and Sedan',
  position: POSITION,
  players: PLAYERS,
  readers: ['bazaine', 'friedrichkarl'],
  brief: BRIEF,
  sideBriefs: SIDE_BRIEFS,
  sources: SOURCES,
};
