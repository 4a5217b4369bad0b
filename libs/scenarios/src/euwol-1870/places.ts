import type { Quarters } from '../order-of-battle.js';

/** Cities the opening names, by the squares of the theatre `euwol`; a test holds the table against the theatre. */
export const CITIES = {
  Trier: ['F3-S6', '9-3', '8-5', '10-4', '11-7'],
  Saarlouis: ['F4-S9', '2-8', '3-7'],
  Saarbrucken: ['F5-T0', '4-2', '4-4'],
  Kaiserslautern: ['F9-S8', '1-8', '4-4', '7-3', '4-10', '7-7'],
  Landau: ['G0-T0', '11-5', '10-4', '7-3', '11-7', '9-8'],
  Germersheim: ['G1-T0', '13-5', '12-2', '10-4', '9-8'],
  Karlsruhe: ['G2-T1', '1-11', '2-12', '4-10', '3-7'],
  Rastatt: ['G1-T2', '2-13', '4-10', '5-6'],
  Mainz: ['G1-S4', '4-8', '4-10', '2-12'],
  Kreuznach: ['F9-S5', '7-9', '7-7', '9-8', '6-9', '10-10'],
  Mannheim: ['G2-S8', '10-3', '10-4', '12-2'],
  Koblenz: ['F8-S1', '3-11', '4-10', '2-12'],
  Cologne: ['F5-R7', '2-7'],
  Ulm: ['G9-T6', '11-7'],
  Metz: ['F1-T0', '6-13', '6-9', '4-10', '7-3', '5-6'],
  Thionville: ['F1-S9', '5-2', '4-4', '5-6', '3-7'],
  Strasbourg: ['F8-T4', '13-13', '12-12', '10-10', '7-7', '11-7'],
  Hagenau: ['F9-T3', '2-2', '4-4'],
  Weissenburg: ['F9-T1', '13-8', '11-7'],
  Bitsch: ['F7-T1', '6-7', '7-7', '4-4'],
  Saargemund: ['F5-T1', '10-1', '10-4', '11-7', '8-5'],
  Belfort: ['F4-U1', '10-13', '10-10', '12-12', '7-11'],
  Mulhouse: ['F7-U1', '1-1', '2-2'],
  Colmar: ['F7-T8', '1-10', '2-12', '4-10'],
  Chalons: ['E2-T2', '9-2', '12-2', '13-1', '10-1'],
  Nancy: ['F1-T4', '6-2', '7-3', '4-4', '8-5', '10-4'],
  Toul: ['F0-T4', '1-3'],
  Verdun: ['E7-T0', '6-10', '6-9'],
  Sedan: ['E5-S6', '6-9', '7-7'],
  Paris: ['D2-T2', '13-13', '12-12', '10-10', '9-8'],
  Longwy: ['E9-S7', '5-13'],
  Montmedy: ['E7-S7', '7-13'],
  'Neu-Breisach': ['F7-T9', '13-1'],
  Schlettstadt: ['F7-T7', '8-5'],
} as const satisfies Record<string, Quarters>;

/** Camps in the open, on the Saar, before the Hardt and along the Lauter. */
export const CAMPS = {
  'Saint-Avold': ['F3-T1', '7-7', '10-4', '4-4', '4-10', '10-10'],
  Boulay: ['F2-T0', '7-7', '4-4', '10-4', '4-10', '10-10'],
  Bouzonville: ['F2-S9', '7-7', '4-4', '10-4', '4-10'],
  Froschweiler: ['F8-T2', '7-7', '10-4', '4-4', '4-10', '10-10'],
  Homburg: ['F7-S9', '7-7', '10-4', '4-4', '4-10'],
  Wadern: ['F4-S7', '7-7', '10-4', '4-4', '4-10'],
  Tholey: ['F5-S8', '7-7', '10-4', '4-4', '4-10'],
  Kusel: ['F7-S7', '7-7', '10-4', '4-4', '4-10'],
  Durkheim: ['G1-S8', '7-7', '10-4', '4-4', '4-10'],
  Neustadt: ['G0-S9', '7-7', '10-4', '4-4', '4-10'],
  Alzey: ['G0-S6', '7-7', '10-4', '4-4', '4-10'],
} as const satisfies Record<string, Quarters>;

export const PLACES = { ...CITIES, ...CAMPS } as const;
export type Place1870 = keyof typeof PLACES;
