import type { DepotDocument } from '@vedette/campaign';
import { PLACES, type Place1866 } from './places.js';

/** Depots behind the armies on 15 June, by state, with what lies in them; *our figures*. */
const FILLED: Readonly<Record<string, readonly (readonly [Place1866, number])[]>> = {
  PR: [
    ['Torgau', 200],
    ['Gorlitz', 300],
    ['Hoyerswerda', 120],
    ['Schweidnitz', 300],
    ['Neisse', 250],
    ['Brieg', 150],
    ['Minden', 100],
    ['Altona', 80],
    ['Wetzlar', 80],
    ['Berlin', 120],
  ],
  AU: [
    ['Josefstadt', 350],
    ['Turnau', 200],
    ['Jungbunzlau', 200],
    ['Bohmisch-Trubau', 200],
    ['Olmutz', 300],
    ['Brunn', 200],
    ['Prerau', 150],
    ['Verona', 250],
    ['Vicenza', 150],
    ['Padua', 150],
    ['Trent', 80],
  ],
  SX: [['Dresden', 80]],
  HN: [['Gottingen', 120]],
  BV: [
    ['Schweinfurt', 200],
    ['Bamberg', 150],
  ],
  HD: [['Frankfurt', 150]],
  WU: [['Stuttgart', 80]],
  BD: [['Karlsruhe', 80]],
  IT: [
    ['Cremona', 250],
    ['Brescia', 200],
    ['Lodi', 120],
    ['Piacenza', 120],
    ['Modena', 150],
    ['Ferrara', 200],
  ],
};

/** The depots of the opening, numbered within each state. */
export const DEPOTS: readonly DepotDocument[] = Object.entries(FILLED).flatMap(([state, places]) =>
  places.map(([place, supplies], i): DepotDocument => {
    const [square, tactical] = PLACES[place];
    return { id: `${state}-D${i + 1}`, kind: 'depot', state, square, tactical, supplies };
  }),
);
