import { muster } from '../muster.js';
import { PLACES } from './places.js';

const LINE = {
  commander: 'arista',
  at: 'Matamoros',
  quality: 'Fair',
  experience: 12,
  morale: 52,
  supplies: 1,
} as const;

/**
 * Arista's army round Matamoros, ready to cross. Four regiments of the line, the 2nd Light, the sappers and the coast guards
 * of Tampico; the 7th, 8th and Light regiments of horse with the presidial companies; Canales's rancheros; twelve guns.
 */
export const ARMY_OF_THE_NORTH = [
  ...muster(PLACES, { ...LINE, deputy: 'ampudia' }, [
    { id: 'MX1AQ', name: 'Headquarters, Army of the North', supplySource: 'MX1CQ' },
    { id: 'MX1CQ', name: 'Trains of the Army of the North', supplies: 12, supplySource: 'Matamoros' },
    { id: 'MX1IN', name: '1st Regiment of the Line', tactical: '6-1', men: 640 },
    { id: 'MX10IN', name: '10th Regiment of the Line', tactical: '6-1', men: 450 },
    { id: 'MX2LI', name: '2nd Light Infantry', tactical: '8-1', men: 420, quality: 'Average' },
    {
      id: 'MX21IN',
      name: 'Coast guards of Tampico',
      tactical: '8-1',
      men: 320,
      quality: 'Average',
      morale: 58,
    },
    { id: 'MX22IN', name: 'Battalion of sappers', tactical: '8-1', men: 140, quality: 'Average' },
    { id: 'MX1MA', name: 'Foot artillery, eight guns', tactical: '6-2', men: 170, batteries: 2 },
    {
      id: 'MX1MI',
      name: 'Defenders of Matamoros',
      men: 400,
      quality: 'Poor',
      experience: 2,
      supplies: 0,
      home: 'Matamoros',
    },
  ]),
  ...muster(PLACES, { ...LINE, commander: 'ampudia', deputy: 'arista' }, [
    { id: 'MX4IN', name: '4th Regiment of the Line', tactical: '5-1', men: 620 },
    { id: 'MX6IN', name: '6th Regiment of the Line', tactical: '5-1', men: 430 },
    { id: 'MX23IN', name: 'Active battalion of Puebla', tactical: '5-1', men: 380, quality: 'Fair' },
    { id: 'MX1LA', name: 'Light artillery, four guns', tactical: '5-1', men: 95, batteries: 1 },
  ]),
  ...muster(PLACES, { ...LINE, commander: 'torrejon', deputy: 'arista' }, [
    { id: 'MX7LN', name: '7th Cavalry', tactical: '9-1', men: 300 },
    { id: 'MX8LN', name: '8th Cavalry', tactical: '9-1', men: 290 },
    { id: 'MX1LC', name: 'Light Regiment of Mexico', tactical: '10-1', men: 270, quality: 'Average' },
    { id: 'MX2LC', name: 'Presidial companies', tactical: '10-1', men: 260, quality: 'Fair', experience: 16 },
    {
      id: 'MX3LC',
      name: "Canales's rancheros",
      tactical: '4-1',
      men: 400,
      quality: 'Poor',
      experience: 8,
      morale: 45,
    },
  ]),
];
