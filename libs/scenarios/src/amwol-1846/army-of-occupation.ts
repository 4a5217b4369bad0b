import { muster } from '../muster.js';
import { PLACES } from './places.js';

const REGULARS = { commander: 'taylor', quality: 'Good', experience: 16, morale: 62, supplies: 1 } as const;

/**
 * Taylor's army on the morning of 3 May: the field force at Point Isabel for its wagons, the 7th Infantry and two batteries
 * shut up in the earthwork opposite Matamoros. Men present for duty and sick in camp; regimental numbers are the real ones,
 * from 21 on they are ours.
 */
export const ARMY_OF_OCCUPATION = [
  ...muster(PLACES, { ...REGULARS, deputy: 'twiggs', at: 'Point Isabel' }, [
    {
      id: 'US1AQ',
      name: 'Headquarters, Army of Occupation',
      tactical: '3-12',
      quality: 'Very Good',
      supplySource: 'US1CQ',
    },
    { id: 'US1CQ', name: 'Trains of the Army of Occupation', supplies: 12, supplySource: 'Point Isabel' },
    { id: 'US3IN', name: '3rd Infantry', tactical: '3-11', men: 430 },
    { id: 'US4IN', name: '4th Infantry', tactical: '3-11', men: 420 },
    { id: 'US2MC', name: '2nd Dragoons', tactical: '2-11', men: 280, quality: 'Very Good' },
    {
      id: 'US1HA',
      name: 'Ringgold, horse artillery',
      tactical: '3-11',
      men: 85,
      batteries: 1,
      quality: 'Excellent',
    },
    { id: 'US1SA', name: 'Churchill, two eighteen-pounders', tactical: '3-12', men: 70, batteries: 1 },
    { id: 'US1LC', name: "Walker's Texas rangers", tactical: '2-11', men: 80, experience: 16 },
  ]),
  ...muster(PLACES, { ...REGULARS, deputy: 'belknap', at: 'Point Isabel' }, [
    { id: 'US5IN', name: '5th Infantry', tactical: '4-11', men: 400 },
    { id: 'US8IN', name: '8th Infantry', tactical: '4-11', men: 440 },
    { id: 'US21IN', name: 'Artillery battalion on foot', tactical: '4-11', men: 330 },
    {
      id: 'US2LA',
      name: 'Duncan, light artillery',
      tactical: '4-11',
      men: 80,
      batteries: 1,
      quality: 'Excellent',
    },
    {
      id: 'US22IN',
      name: 'Depot garrison of Point Isabel',
      men: 240,
      inFort: true,
      quality: 'Average',
      experience: 8,
    },
  ]),
  ...muster(PLACES, { ...REGULARS, deputy: 'belknap', at: 'Fort Brown', inFort: true }, [
    { id: 'US7IN', name: '7th Infantry', men: 480 },
    { id: 'US3LA', name: 'Bragg, light artillery', men: 75, batteries: 1, quality: 'Very Good' },
    { id: 'US2SA', name: 'Lowd, four eighteen-pounders', men: 60, batteries: 1 },
  ]),
];
