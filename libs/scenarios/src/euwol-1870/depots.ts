import type { DepotDocument } from '@vedette/campaign';
import { PLACES, type Place1870 } from './places.js';

/** Depots behind the armies on 1 August, by state, with what lies in them; *our figures*. */
const FILLED: Readonly<Record<string, readonly (readonly [Place1870, number])[]>> = {
  FR: [
    ['Metz', 400],
    ['Thionville', 100],
    ['Saargemund', 120],
    ['Strasbourg', 250],
    ['Hagenau', 60],
    ['Belfort', 150],
    ['Chalons', 250],
    ['Nancy', 200],
  ],
  PR: [
    ['Trier', 250],
    ['Saarbrucken', 60],
    ['Kaiserslautern', 350],
    ['Kreuznach', 200],
    ['Landau', 350],
    ['Mainz', 300],
    ['Germersheim', 200],
  ],
  BV: [['Mannheim', 200]],
  WU: [['Karlsruhe', 120]],
  BD: [['Rastatt', 120]],
};

/** The depots of the opening, numbered within each state. */
export const DEPOTS: readonly DepotDocument[] = Object.entries(FILLED).flatMap(([state, places]) =>
  places.map(([place, supplies], i): DepotDocument => {
    const [square, tactical] = PLACES[place];
    return { id: `${state}-D${i + 1}`, kind: 'depot', state, square, tactical, supplies };
  }),
);
