import type { Place1866 } from './places.js';
import type { UnitDocument } from '@vedette/campaign';
import { muster } from '../muster.js';
import { RIFLED_ARMS } from './austrians.js';
import type { LineOfDivision } from '../order-of-battle.js';
import { type CorpsOf1866, corps, FIELDS } from './corps.js';

const ITALIAN: Pick<CorpsOf1866, 'state' | 'quality' | 'experience' | 'morale' | 'arms'> = {
  state: 'IT',
  quality: 'Average',
  experience: 4,
  morale: 53,
  arms: RIFLED_ARMS,
};

/** A division: two brigades of two regiments told as one unit each half, Bersaglieri, and the batteries with the foot. */
function division(number: number, leader: string): readonly LineOfDivision<Place1866>[] {
  return [
    [`${number}IN`, `${leader}, 1st regiment`, 2_500, 1],
    [`${number + 1}IN`, `${leader}, 2nd regiment`, 2_500, 1],
    [`${number + 2}IN`, `${leader}, 3rd regiment`, 2_500, 1],
    [`${number + 3}IN`, `${leader}, 4th regiment`, 2_400],
    [`${number}LI`, `${leader}, Bersaglieri`, 1_000],
  ];
}

/** La Marmora's army towards the Mincio, Cialdini's towards the Po, and Garibaldi's red shirts. */
export const ITALIANS: readonly UnitDocument[] = [
  ...muster(FIELDS, { commander: 'lamarmora', deputy: 'dellarocca', at: 'Cremona', supplies: 1 }, [
    { id: 'IT1AQ', name: 'Headquarters of the Army of the Mincio', quality: 'Good', supplySource: 'Cremona' },
  ]),
  ...muster(FIELDS, { commander: 'cialdini', at: 'Bologna', supplies: 1 }, [
    { id: 'IT2AQ', name: 'Headquarters of the Army of the Po', quality: 'Good', supplySource: 'Bologna' },
  ]),
  ...corps({
    ...ITALIAN,
    name: 'I Corps',
    at: 'Lodi',
    commander: 'durando',
    deputy: 'lamarmora',
    headquarters: 1,
    supplySource: 'Lodi',
    divisions: [
      [
        ['1LA', 'Corps artillery', 300, 3],
        ['1LC', 'Corps cavalry', 1_100],
      ],
      division(1, 'Cerale'),
      division(11, 'Sirtori'),
      division(21, 'Brignone'),
    ],
  }),
  ...corps({
    ...ITALIAN,
    name: 'II Corps',
    at: 'Cremona',
    commander: 'cucchiari',
    deputy: 'lamarmora',
    headquarters: 2,
    supplySource: 'Cremona',
    divisions: [
      [
        ['2LA', 'Corps artillery', 300, 3],
        ['2LC', 'Corps cavalry', 1_100],
      ],
      division(31, 'Angioletti'),
      division(41, 'Longoni'),
    ],
  }),
  ...corps({
    ...ITALIAN,
    name: 'III Corps',
    at: 'Piacenza',
    commander: 'dellarocca',
    deputy: 'lamarmora',
    headquarters: 3,
    supplySource: 'Piacenza',
    divisions: [
      [
        ['3LA', 'Corps artillery', 300, 3],
        ['3LC', 'Corps cavalry', 1_100],
        ['1HC', 'De Sonnaz, line', 1_300],
        ['4LC', 'De Sonnaz, lancers', 1_300],
        ['1PB', 'Bridge train', 250],
      ],
      division(51, 'Bixio'),
      division(61, 'Prince Umberto'),
      division(71, 'Govone'),
    ],
  }),
  ...corps({
    ...ITALIAN,
    name: 'IV Corps, left',
    at: 'Modena',
    commander: 'cialdini',
    headquarters: 4,
    supplySource: 'Modena',
    divisions: [[['4LA', 'Corps artillery', 300, 3]], division(81, 'Casanova'), division(91, 'Ricotti')],
  }),
  ...corps({
    ...ITALIAN,
    name: 'IV Corps, right',
    at: 'Ferrara',
    commander: 'cialdini',
    headquarters: 5,
    supplySource: 'Ferrara',
    divisions: [
      [
        ['5LA', 'Corps artillery', 300, 3],
        ['5LC', 'Corps cavalry', 1_300],
        ['2PB', 'Bridge train', 250],
      ],
      division(101, 'Medici'),
      division(111, 'Cadorna'),
    ],
  }),
  ...corps({
    ...ITALIAN,
    name: 'Volunteers',
    at: 'Brescia',
    commander: 'garibaldi',
    headquarters: 6,
    supplySource: 'Brescia',
    quality: 'Fair',
    experience: 2,
    morale: 60,
    arms: { ...RIFLED_ARMS, foot: 'rifle' },
    divisions: [
      [['6LA', 'Batteries', 200, 2]],
      [
        ['121LI', 'Haug', 2_600],
        ['122LI', 'Pichi', 2_600],
        ['123LI', 'Corte', 2_600],
      ],
      [
        ['124LI', 'Nicotera', 2_600],
        ['125LI', 'Orsini', 2_600],
      ],
    ],
  }),
];
