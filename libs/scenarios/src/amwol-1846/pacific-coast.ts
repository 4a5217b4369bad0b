import { muster, type MusterDefaults } from '../muster.js';
import { PLACES } from './places.js';

const COAST = {
  commander: 'tellez',
  deputy: 'tornel',
  status: 'inactive',
  quality: 'Fair',
  experience: 6,
} as const satisfies MusterDefaults;
const CALIFORNIANS = { ...COAST, commander: 'castro', quality: 'Fair', experience: 8 } as const;

/** Mexico's Pacific ports, Sonora, and the few men of Alta California. */
export const MEXICAN_PACIFIC = [
  ...muster(PLACES, COAST, [
    { id: 'MX27IN', name: 'Garrison of Acapulco', at: 'Acapulco', men: 200, inFort: true },
    { id: 'MX28IN', name: 'Battalion of Jalisco', at: 'Guadalajara', men: 400 },
    {
      id: 'MX18MI',
      name: 'Civic militia of Guadalajara',
      at: 'Guadalajara',
      men: 600,
      quality: 'Poor',
      experience: 2,
      home: 'Guadalajara',
    },
    { id: 'MX29IN', name: 'Garrison of Mazatlan', at: 'Mazatlan', men: 350, status: 'active' },
    { id: 'MX30IN', name: 'Garrison of Guaymas', at: 'Guaymas', men: 150 },
    { id: 'MX10LC', name: 'Presidials of Tucson', at: 'Tucson', men: 80, experience: 12 },
  ]),
  ...muster(PLACES, CALIFORNIANS, [
    { id: 'MX11LC', name: "Castro's horse", at: 'San Jose', men: 170, status: 'active' },
    { id: 'MX25MI', name: 'Company of Monterey', at: 'Monterey', men: 90, quality: 'Poor', home: 'Monterey' },
    { id: 'MX12LC', name: 'Lancers of Santa Barbara', at: 'Santa Barbara', men: 60 },
    { id: 'MX26MI', name: 'Militia of Los Angeles', at: 'Los Angeles', men: 150, home: 'Los Angeles' },
    { id: 'MX27MI', name: 'Militia of San Diego', at: 'San Diego', men: 60, home: 'San Diego' },
  ]),
];

/** Fremont's explorers and the settlers who hold the bay, whom the book puts in American hands from the start (7.19). */
export const AMERICANS_IN_CALIFORNIA = muster(
  PLACES,
  { commander: 'fremont', deputy: 'sloat', quality: 'Fair', experience: 4, morale: 60 },
  [
    {
      id: 'US3LC',
      name: "Fremont's explorers",
      at: "Sutter's Fort",
      men: 65,
      quality: 'Very Good',
      experience: 16,
    },
    { id: 'US1LI', name: 'Settlers of Sonoma', at: 'Sonoma', men: 90 },
    { id: 'US2LI', name: 'Garrison of Yerba Buena', at: 'Yerba Buena', men: 70, inFort: true },
  ],
);
