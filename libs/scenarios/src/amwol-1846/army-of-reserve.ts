import { muster, type MusterDefaults } from '../muster.js';
import { PLACES } from './places.js';

const RESERVE = {
  commander: 'paredes',
  deputy: 'tornel',
  quality: 'Average',
  experience: 10,
  morale: 52,
} as const;
const MILITIA = {
  commander: 'tornel',
  deputy: 'paredes',
  status: 'inactive',
  quality: 'Poor',
  experience: 2,
  morale: 45,
} as const satisfies MusterDefaults;

/** The reserve Paredes gathers in the capital and at San Luis, and the civic militia of the plateau. */
export const ARMY_OF_RESERVE = [
  ...muster(PLACES, { ...RESERVE, at: 'Mexico City' }, [
    { id: 'MX2AQ', name: 'Headquarters, Army of Reserve', supplySource: 'MX3CQ' },
    { id: 'MX3CQ', name: 'Trains of the Army of Reserve', supplies: 12, supplySource: 'Mexico City' },
    { id: 'MX8IN', name: '8th Regiment of the Line', tactical: '11-4', men: 600 },
    { id: 'MX9IN', name: '9th Regiment of the Line', tactical: '11-4', men: 540 },
    { id: 'MX3LI', name: '3rd Light Infantry', tactical: '11-4', men: 480, quality: 'Good' },
    { id: 'MX1MC', name: 'Hussars of the Guard', tactical: '11-5', men: 280, quality: 'Good' },
    { id: 'MX9LN', name: '9th Cavalry', tactical: '11-5', men: 320 },
    { id: 'MX5MA', name: 'Foot artillery of the capital', tactical: '11-4', men: 200, batteries: 2 },
    { id: 'MX1HA', name: 'Horse artillery of the Guard', tactical: '11-5', men: 100, batteries: 1 },
    {
      id: 'MX1SA',
      name: 'Siege train of Chapultepec',
      men: 90,
      batteries: 1,
      status: 'inactive',
      inFort: true,
    },
  ]),
  ...muster(PLACES, { ...RESERVE, at: 'San Luis Potosi' }, [
    {
      id: 'MX4CQ',
      name: 'Trains of the division of San Luis',
      supplies: 12,
      supplySource: 'San Luis Potosi',
    },
    { id: 'MX3IN', name: '3rd Regiment of the Line', tactical: '9-11', men: 620 },
    { id: 'MX11IN', name: '11th Regiment of the Line', tactical: '9-11', men: 560 },
    { id: 'MX5LN', name: '5th Cavalry', tactical: '9-11', men: 320 },
    { id: 'MX4MA', name: 'Foot artillery of San Luis', tactical: '9-11', men: 100, batteries: 1 },
  ]),
  ...muster(PLACES, MILITIA, [
    {
      id: 'MX7MI',
      name: 'Civic militia of San Luis',
      at: 'San Luis Potosi',
      men: 700,
      home: 'San Luis Potosi',
    },
    { id: 'MX8MI', name: 'Civic militia of Zacatecas', at: 'Zacatecas', men: 700, home: 'Zacatecas' },
    { id: 'MX9MI', name: 'Civic militia of Guanajuato', at: 'Guanajuato', men: 800, home: 'Guanajuato' },
    { id: 'MX10MI', name: 'Civic militia of Queretaro', at: 'Queretaro', men: 400, home: 'Queretaro' },
    {
      id: 'MX11MI',
      name: 'Civic battalions of the capital',
      at: 'Mexico City',
      men: 1000,
      home: 'Mexico City',
    },
    { id: 'MX12MI', name: 'Militia of the valley', at: 'Mexico City', men: 800, home: 'Mexico City' },
    { id: 'MX28MI', name: 'Civic militia of Michoacan', at: 'Morelia', men: 400, home: 'Morelia' },
  ]),
];
