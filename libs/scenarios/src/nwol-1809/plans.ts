import type { OfficerPlan } from '../officers/plan.js';
import { PLACES, type Place1809 } from './places.js';

const squares = (...places: readonly Place1809[]): string[] => places.map((place) => PLACES[place][0]);
const attack = (player: string, ...places: readonly Place1809[]): OfficerPlan => ({
  player,
  aim: 'attack',
  objectives: squares(...places),
});

const ROAD_TO_RATISBON = ['Landshut', 'Ratisbon', 'Ingolstadt', 'Augsburg'] as const;

/** What each officer of 1809 is after; whoever is not listed holds his posts. */
export const PLANS: readonly OfficerPlan[] = [
  ...['charles', 'hohenzollern', 'rosenberg', 'liechtenstein', 'kienmayer', 'ludwig'].map((player) =>
    attack(player, ...ROAD_TO_RATISBON),
  ),
  attack('hiller', 'Munich', 'Augsburg'),
  attack('bellegarde', 'Amberg', 'Ratisbon'),
  attack('kollowrat', 'Amberg', 'Ratisbon'),
  attack('john', 'Udine', 'Padua', 'Verona'),
  attack('frimont', 'Udine', 'Padua'),
  attack('chasteler', 'Innsbruck', 'Kufstein'),
  { player: 'gyulai', aim: 'attack', objectives: squares('Udine'), station: PLACES.Gorizia[0] },
  attack('ferdinand', 'Warsaw'),
  { player: 'davout', aim: 'attack', objectives: [], station: PLACES.Ingolstadt[0] },
  { player: 'oudinot', aim: 'attack', objectives: [], station: PLACES.Ingolstadt[0] },
  { player: 'massena', aim: 'attack', objectives: [], station: PLACES.Landshut[0] },
  { player: 'berthier', aim: 'attack', objectives: [], station: PLACES.Ingolstadt[0] },
  { player: 'bessieres', aim: 'attack', objectives: [], station: PLACES.Ingolstadt[0] },
  { player: 'vandamme', aim: 'attack', objectives: [], station: PLACES.Ingolstadt[0] },
  { player: 'bernadotte', aim: 'attack', objectives: squares('Eger', 'Pilsen') },
  { player: 'wrede', aim: 'attack', objectives: [], station: PLACES.Landshut[0] },
  { player: 'deroy', aim: 'defend', objectives: [] },
  { player: 'eugene', aim: 'attack', objectives: [], station: PLACES.Udine[0] },
  { player: 'grenier', aim: 'attack', objectives: [], station: PLACES.Udine[0] },
  attack('marmont', 'Karlstadt', 'Laibach'),
  { player: 'poniatowski', aim: 'defend', objectives: [] },
];
