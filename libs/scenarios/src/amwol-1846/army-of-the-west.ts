import { muster } from '../muster.js';
import { PLACES } from './places.js';

/**
 * Kearny's column, which the book has assembled at Fort Dodge when the campaign opens (7.19): the 1st Dragoons, Doniphan's
 * Missourians, Clark's batteries, two companies on foot and the rangers of St Louis.
 */
export const ARMY_OF_THE_WEST = muster(
  PLACES,
  {
    commander: 'kearny',
    deputy: 'doniphan',
    at: 'Fort Dodge',
    quality: 'Fair',
    experience: 3,
    morale: 62,
    supplies: 1,
  },
  [
    {
      id: 'US2AQ',
      name: 'Headquarters, Army of the West',
      quality: 'Very Good',
      experience: 16,
      supplySource: 'US3CQ',
    },
    {
      id: 'US3CQ',
      name: 'Trains of the Army of the West',
      quality: 'Good',
      supplies: 12,
      supplySource: 'Fort Dodge',
    },
    { id: 'US1MC', name: '1st Dragoons', tactical: '4-4', men: 300, quality: 'Very Good', experience: 14 },
    {
      id: 'US4MC',
      name: '1st Missouri Mounted Volunteers',
      tactical: '4-4',
      men: 860,
      commander: 'doniphan',
      deputy: 'kearny',
    },
    { id: 'US2LC', name: 'Laclede rangers and scouts', tactical: '4-4', men: 110 },
    { id: 'US24IN', name: 'Missouri companies on foot', tactical: '4-5', men: 145 },
    { id: 'US4LA', name: "Clark's light artillery", tactical: '4-5', men: 250, batteries: 2 },
  ],
);
