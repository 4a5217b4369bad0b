import type { OfficerPlan } from '../officers/plan.js';
import { PLACES, type Place1870 } from './places.js';

const squares = (...places: readonly Place1870[]): string[] => places.map((place) => PLACES[place][0]);
const attack = (player: string, ...places: readonly Place1870[]): OfficerPlan => ({
  player,
  aim: 'attack',
  objectives: squares(...places),
});
const station = (player: string, place: Place1870): OfficerPlan => ({
  player,
  aim: 'attack',
  objectives: [],
  station: PLACES[place][0],
});

/** What each officer of 1870 is after; whoever is not listed holds his posts. */
export const PLANS: readonly OfficerPlan[] = [
  ...['steinmetz', 'zastrow', 'goeben'].map((player) => attack(player, 'Saint-Avold', 'Metz')),
  ...[
    'friedrichkarl',
    'alvensleben',
    'gustav',
    'manstein',
    'voigtsrhetz',
    'augustwurttemberg',
    'albertsaxony',
    'rheinbaben',
  ].map((player) => attack(player, 'Saargemund', 'Nancy', 'Verdun', 'Metz')),
  ...['friedrichwilhelm', 'kirchbach', 'bose', 'tann', 'hartmann', 'albrechtvater'].map((player) =>
    attack(player, 'Weissenburg', 'Hagenau', 'Strasbourg', 'Nancy', 'Toul'),
  ),
  attack('obernitz', 'Weissenburg', 'Hagenau', 'Nancy'),
  attack('werder', 'Weissenburg', 'Hagenau', 'Strasbourg'),
  station('macmahon', 'Froschweiler'),
  station('frossard', 'Saint-Avold'),
  station('bazaine', 'Saint-Avold'),
  station('ladmirault', 'Boulay'),
  station('failly', 'Bitsch'),
  station('canrobert', 'Metz'),
  station('douay', 'Strasbourg'),
  station('bourbaki', 'Saint-Avold'),
  station('barail', 'Metz'),
  { player: 'napoleon', aim: 'hold', objectives: [] },
];
