import type { UnitDocument } from '@vedette/campaign';
import { CAUTIOUS, IN_EARNEST, marchTogether } from '../march-together.js';
import type { OfficersOrders } from '../officers-orders.js';
import { ARMY_OF_THE_RHINE } from './army-of-the-rhine.js';
import { FIRST_ARMY } from './first-army.js';
import { PLACES, type Place1870 } from './places.js';
import { SECOND_ARMY } from './second-army.js';
import { THIRD_ARMY } from './third-army.js';

const UNITS: readonly UnitDocument[] = [...ARMY_OF_THE_RHINE, ...FIRST_ARMY, ...SECOND_ARMY, ...THIRD_ARMY];
/** A march from one place of the table. */
const march = (by: string, from: Place1870, path: readonly string[], posture = CAUTIOUS): OfficersOrders =>
  marchTogether(UNITS, by, PLACES[from][0], path, posture);

/** The first turn: Frossard feels for Saarbrucken, Mac-Mahon goes to the Lauter, and the Germans close up. */
export const OPENING_ORDERS: readonly OfficersOrders[] = [
  march('frossard', 'Saint-Avold', ['F4-T0', 'F5-T0'], IN_EARNEST),
  march('macmahon', 'Strasbourg', ['F8-T3', 'F8-T2']),
  march('bazaine', 'Boulay', ['F3-T1']),
  march('failly', 'Saargemund', ['F6-T1']),
  march('zastrow', 'Trier', ['F3-S7', 'F4-S8']),
  march('goeben', 'Wadern', ['F4-S8']),
  march('alvensleben', 'Kusel', ['F7-S8']),
  march('gustav', 'Durkheim', ['G0-S8']),
  march('voigtsrhetz', 'Kreuznach', ['F8-S6']),
  march('kirchbach', 'Landau', ['G0-T1']),
  march('obernitz', 'Karlsruhe', ['G1-T1']),
];
