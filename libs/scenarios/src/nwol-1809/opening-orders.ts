import type { LandOrder, Order, UnitDocument } from '@vedette/campaign';
import type { OfficersOrders } from '../officers-orders.js';
import { ARMY_OF_GERMANY } from './army-of-germany.js';
import { CONFEDERATION } from './confederation.js';
import { INNER_AUSTRIA } from './inner-austria.js';
import { MAIN_ARMY } from './main-army.js';
import { CAMPS, CITIES } from './places.js';

const UNITS: readonly UnitDocument[] = [...MAIN_ARMY, ...INNER_AUSTRIA, ...ARMY_OF_GERMANY, ...CONFEDERATION];
const IN_EARNEST = { offensive: 'attack', defensive: 'defend' } as const;
const CAUTIOUS = { offensive: 'evade', defensive: 'defend' } as const;

/** A march of everything an officer has in one square; headquarters follow a phase behind. */
function march(
  by: string,
  from: readonly [string, string],
  path: readonly string[],
  posture: NonNullable<LandOrder['posture']>,
): Order[] {
  return UNITS.filter(
    ({ commander, square, inFort, id }) =>
      commander === by && square === from[0] && inFort !== true && !id.endsWith('MI'),
  ).map(({ id }) => ({
    kind: 'land',
    unit: id,
    by,
    strategic: { path: /[AC]Q$/.test(id) ? [null, ...path] : [...path], haltOnDetection: true },
    posture,
    supply: { level: id.endsWith('CQ') ? 12 : 1 },
  }));
}

const { Eger, Pilsen, Villach, Laibach, Ratisbon, Amberg, Nuremberg, Ulm } = CITIES;
const BRAUNAU = CAMPS['the Inn at Braunau'];
const SCHARDING = CAMPS['the Inn at Scharding'];

/** The first turn: the Archduke crosses the Inn, his brothers march, and the marshals draw together. */
export const OPENING_ORDERS: readonly OfficersOrders[] = [
  { player: 'charles', orders: march('charles', BRAUNAU, ['G8-U6'], IN_EARNEST) },
  { player: 'hohenzollern', orders: march('hohenzollern', BRAUNAU, ['G8-U6', 'G7-U6'], IN_EARNEST) },
  { player: 'ludwig', orders: march('ludwig', BRAUNAU, ['G8-U6', 'G7-U6'], IN_EARNEST) },
  { player: 'hiller', orders: march('hiller', BRAUNAU, ['G8-U7', 'G7-U7'], IN_EARNEST) },
  { player: 'rosenberg', orders: march('rosenberg', SCHARDING, ['G9-U6', 'G8-U6'], IN_EARNEST) },
  { player: 'liechtenstein', orders: march('liechtenstein', SCHARDING, ['G9-U6', 'G8-U6'], IN_EARNEST) },
  { player: 'kienmayer', orders: march('kienmayer', SCHARDING, ['G9-U6'], IN_EARNEST) },
  { player: 'bellegarde', orders: march('bellegarde', Pilsen, ['G9-U1', 'G8-U2'], IN_EARNEST) },
  { player: 'kollowrat', orders: march('kollowrat', Eger, ['G7-U0', 'G6-U1'], IN_EARNEST) },
  { player: 'john', orders: march('john', Villach, ['H0-V4', 'G9-V4'], IN_EARNEST) },
  { player: 'gyulai', orders: march('gyulai', Laibach, ['H2-V5', 'H1-V5'], IN_EARNEST) },
  { player: 'ferdinand', orders: march('ferdinand', CAMPS['the Pilica'], ['J2-T3', 'J2-T2'], IN_EARNEST) },
  {
    player: 'davout',
    orders: [
      ...march('davout', Amberg, ['G5-U3'], CAUTIOUS),
      ...march('davout', Nuremberg, ['G4-U3'], CAUTIOUS),
      ...march('davout', Ratisbon, [], IN_EARNEST),
    ],
  },
  { player: 'massena', orders: march('massena', Ulm, ['G0-U6', 'G1-U6'], CAUTIOUS) },
];
