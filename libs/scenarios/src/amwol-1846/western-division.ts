import { muster, type MusterDefaults } from '../muster.js';
import { PLACES } from './places.js';

const VOLUNTEERS = {
  commander: 'gaines',
  deputy: 'twiggs',
  quality: 'Fair',
  experience: 2,
  morale: 62,
} as const satisfies MusterDefaults;
const POSTS = {
  commander: 'gaines',
  deputy: 'marcy',
  status: 'inactive',
  quality: 'Good',
  experience: 10,
} as const;

/** Gaines's volunteers at New Orleans, the regulars of the western posts, and Texas. */
export const WESTERN_DIVISION = [
  ...muster(PLACES, { ...VOLUNTEERS, at: 'New Orleans' }, [
    { id: 'US2CQ', name: "Smith's Louisiana brigade, trains", supplies: 6, supplySource: 'New Orleans' },
    { id: 'US31IN', name: '1st Louisiana', tactical: '2-1', men: 700 },
    { id: 'US32IN', name: '2nd Louisiana', tactical: '2-1', men: 640 },
    { id: 'US33IN', name: '3rd Louisiana', tactical: '2-1', men: 600, status: 'inactive' },
    { id: 'US34IN', name: '4th Louisiana', tactical: '2-1', men: 580, status: 'inactive' },
  ]),
  ...muster(PLACES, POSTS, [
    { id: 'US1IN', name: '1st Infantry', at: 'Baton Rouge', men: 380 },
    { id: 'US6IN', name: '6th Infantry', at: 'Fort Gibson', men: 350 },
    {
      id: 'US3MC',
      name: 'Mounted riflemen, forming',
      at: 'St Louis',
      men: 300,
      quality: 'Average',
      experience: 2,
    },
    { id: 'US23IN', name: 'Post of Corpus Christi', at: 'Corpus Christi', men: 110, quality: 'Average' },
  ]),
  ...muster(PLACES, { ...VOLUNTEERS, commander: 'hays', deputy: 'taylor' }, [
    {
      id: 'US4LC',
      name: '1st Texas Mounted Rifles',
      at: 'San Antonio',
      men: 460,
      quality: 'Good',
      experience: 12,
      morale: 65,
    },
    { id: 'US5LC', name: '2nd Texas Mounted Rifles', at: 'Houston', men: 380, status: 'inactive' },
    {
      id: 'US1MI',
      name: 'Militia of Galveston',
      at: 'Galveston',
      men: 250,
      status: 'inactive',
      home: 'Galveston',
    },
    { id: 'US2MI', name: 'Militia of Austin', at: 'Austin', men: 200, status: 'inactive', home: 'Austin' },
  ]),
];
