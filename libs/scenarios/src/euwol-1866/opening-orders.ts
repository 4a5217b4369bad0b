import type { UnitDocument } from '@vedette/campaign';
import { CAUTIOUS, IN_EARNEST, marchTogether } from '../march-together.js';
import type { OfficersOrders } from '../officers-orders.js';
import { ARMY_OF_THE_ELBE } from './army-of-the-elbe.js';
import { ARMY_OF_THE_MAIN } from './army-of-the-main.js';
import { ARMY_OF_THE_NORTH } from './army-of-the-north.js';
import { CONFEDERATION } from './confederation.js';
import { FIRST_ARMY } from './first-army.js';
import { ITALIANS } from './italians.js';
import { PLACES, type Place1866 } from './places.js';
import { SECOND_ARMY } from './second-army.js';

const UNITS: readonly UnitDocument[] = [
  ...ARMY_OF_THE_ELBE,
  ...FIRST_ARMY,
  ...SECOND_ARMY,
  ...ARMY_OF_THE_MAIN,
  ...ITALIANS,
  ...ARMY_OF_THE_NORTH,
  ...CONFEDERATION,
];
/** A march from one place of the table. */
const march = (by: string, from: Place1866, path: readonly string[], posture = IN_EARNEST): OfficersOrders =>
  marchTogether(UNITS, by, PLACES[from][0], path, posture);

/** The first turn: the columns cross into Saxony, Hanover and Hesse; the Saxons go to Bohemia, the others draw together. */
export const OPENING_ORDERS: readonly OfficersOrders[] = [
  march('herwarth', 'Torgau', ['I4-R3', 'I5-R4']),
  march('canstein', 'Herzberg', ['I5-R3', 'I5-R4']),
  march('schmidt', 'Hoyerswerda', ['J0-R4', 'J1-R5']),
  march('manstein', 'Muskau', ['J2-R3', 'J2-R4']),
  march('albrechtsohn', 'Spremberg', ['J0-R3', 'J0-R4']),
  march('horn', 'Gorlitz', ['J3-R6']),
  march('goeben', 'Minden', ['G5-Q7', 'G6-Q7'], CAUTIOUS),
  march('manteuffel', 'Altona', ['G9-P8'], CAUTIOUS),
  march('beyer', 'Wetzlar', ['G2-R9', 'G3-R8'], CAUTIOUS),
  march('albertsaxony', 'Dresden', ['I7-R7', 'I7-R8'], CAUTIOUS),
  march('lossberg', 'Fulda', ['G7-S0', 'G6-S1'], CAUTIOUS),
  march('zoller', 'Kissingen', ['H0-S1']),
  march('alexanderhesse', 'Frankfurt', ['G3-S2'], CAUTIOUS),
  march('wilhelmbaden', 'Karlsruhe', ['G2-T0', 'G2-S9'], CAUTIOUS),
  march('thun', 'Bohmisch-Trubau', ['J9-S5', 'J8-S5']),
  march('gablenz', 'Zwittau', ['K0-S5']),
  march('ernst', 'Brunn', ['K1-S9', 'K1-S8']),
  march('leopold', 'Lundenburg', ['K2-T2', 'K2-T1']),
  march('durando', 'Lodi', ['G8-V9', 'G9-W0']),
  march('garibaldi', 'Brescia', ['H1-V7']),
];
