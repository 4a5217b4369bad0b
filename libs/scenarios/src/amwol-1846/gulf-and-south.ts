import { muster, type MusterDefaults } from '../muster.js';
import { PLACES } from './places.js';

const EAST = {
  commander: 'bravo',
  deputy: 'tornel',
  status: 'inactive',
  quality: 'Fair',
  experience: 8,
} as const satisfies MusterDefaults;
const MILITIA = { ...EAST, quality: 'Poor', experience: 2, morale: 45 } as const satisfies MusterDefaults;

/** Veracruz with its castle, the road up to Puebla, and the posts of the south. */
export const GULF_AND_SOUTH = [
  ...muster(PLACES, { ...EAST, at: 'Veracruz' }, [
    {
      id: 'MX5CQ',
      name: 'Commissariat of the east',
      status: 'active',
      supplies: 12,
      supplySource: 'Veracruz',
    },
    {
      id: 'MX2IN',
      name: '2nd Regiment of the Line',
      men: 620,
      quality: 'Average',
      inFort: true,
      status: 'active',
    },
    { id: 'MX24IN', name: 'Coast battalion of Veracruz', men: 400, inFort: true },
    {
      id: 'MX7MA',
      name: 'Artillery of San Juan de Ulua',
      men: 300,
      batteries: 3,
      inFort: true,
      quality: 'Average',
    },
    { id: 'MX15MI', ...MILITIA, name: 'National guard of Veracruz', men: 500, home: 'Veracruz' },
  ]),
  ...muster(PLACES, EAST, [
    { id: 'MX16MI', ...MILITIA, name: 'Militia of Alvarado', at: 'Alvarado', men: 250, home: 'Alvarado' },
    { id: 'MX14MI', ...MILITIA, name: 'Militia of Jalapa', at: 'Jalapa', men: 300, home: 'Jalapa' },
    { id: 'MX25IN', name: 'Garrison of the castle of Perote', at: 'Perote', men: 250, inFort: true },
    { id: 'MX6MA', name: 'Artillery of Perote', at: 'Perote', men: 90, batteries: 1, inFort: true },
    { id: 'MX4LI', name: '4th Light Infantry', at: 'Puebla', men: 420, quality: 'Average' },
    { id: 'MX13MI', ...MILITIA, name: 'Civic militia of Puebla', at: 'Puebla', men: 600, home: 'Puebla' },
    { id: 'MX17MI', ...MILITIA, name: 'Militia of Oaxaca', at: 'Oaxaca', men: 350, home: 'Oaxaca' },
    { id: 'MX26IN', name: 'Garrison of Tabasco', at: 'San Juan Bautista', men: 250 },
  ]),
];

/** Yucatan keeps out of the war. */
export const YUCATAN = muster(
  PLACES,
  { commander: 'barbachano', status: 'inactive', quality: 'Fair', experience: 6 },
  [
    { id: 'YU1IN', name: 'Battalion of Campeche', at: 'Campeche', men: 600, inFort: true },
    {
      id: 'YU1MI',
      name: 'Militia of Merida',
      at: 'Merida',
      men: 500,
      quality: 'Poor',
      experience: 2,
      home: 'Merida',
    },
  ],
);
