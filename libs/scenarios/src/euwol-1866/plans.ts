import type { OfficerPlan } from '../officers/plan.js';
import { PLACES, type Place1866 } from './places.js';

const squares = (...places: readonly (Place1866 | `${string}-${string}`)[]): string[] =>
  places.map((place) => (place in PLACES ? PLACES[place as Place1866][0] : place));
const attack = (player: string, ...places: readonly (Place1866 | `${string}-${string}`)[]): OfficerPlan => ({
  player,
  aim: 'attack',
  objectives: squares(...places),
});
const defend = (player: string): OfficerPlan => ({ player, aim: 'defend', objectives: [] });
const station = (player: string, place: Place1866): OfficerPlan => ({
  player,
  aim: 'attack',
  objectives: [],
  station: PLACES[place][0],
});

/** What each officer of 1866 is after; whoever is not listed holds his posts. */
export const PLANS: readonly OfficerPlan[] = [
  ...['herwarth', 'canstein'].map((player) => attack(player, 'Dresden', 'Theresienstadt', 'Jungbunzlau')),
  ...['friedrichkarl', 'schmidt', 'manstein', 'horn', 'albrechtsohn'].map((player) =>
    attack(player, 'Turnau', 'Jungbunzlau', 'Koniggratz'),
  ),
  attack('bonin', 'J8-S0', 'Josefstadt', 'Koniggratz'),
  attack('steinmetz', 'J9-S1', 'Josefstadt', 'Koniggratz'),
  attack('mutius', 'J9-S1', 'Koniggratz'),
  attack('augustwurttemberg', 'J8-S0', 'Josefstadt'),
  attack('friedrichwilhelm', 'J8-S0', 'Koniggratz'),
  attack('goeben', 'Gottingen', 'Fulda', 'Frankfurt'),
  attack('manteuffel', 'Gottingen', 'Fulda', 'Wurzburg'),
  attack('falckenstein', 'Gottingen', 'Frankfurt'),
  attack('beyer', 'Fulda', 'Frankfurt'),
  station('mulbe', 'Torgau'),
  station('clamgallas', 'Jungbunzlau'),
  station('edelsheim', 'Turnau'),
  ...['thun', 'ernst', 'festetics', 'ramming', 'leopold', 'gablenz', 'holstein', 'benedek'].map((player) =>
    station(player, 'Josefstadt'),
  ),
  station('taxis', 'Troppau'),
  station('albertsaxony', 'Jungbunzlau'),
  defend('arentschildt'),
  defend('lossberg'),
  ...['stephan', 'zoller', 'karlbavaria'].map((player) => station(player, 'Fulda')),
  ...['alexanderhesse', 'hardegg', 'wilhelmbaden', 'roth'].map((player) => station(player, 'Frankfurt')),
  attack('durando', 'Peschiera', 'Verona'),
  attack('cucchiari', 'Mantua', 'Verona'),
  attack('dellarocca', 'Peschiera', 'Verona'),
  attack('lamarmora', 'Mantua'),
  attack('cialdini', 'Legnago', 'Padua'),
  attack('garibaldi', 'Trent'),
  station('rodic', 'Verona'),
  station('maroicic', 'Verona'),
  station('hartung', 'Verona'),
  defend('albrecht'),
  defend('kuhn'),
];
