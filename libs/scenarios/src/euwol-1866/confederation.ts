import type { Place1866 } from './places.js';
import type { UnitDocument } from '@vedette/campaign';
import { RIFLED_ARMS } from './austrians.js';
import type { LineOfDivision } from '../order-of-battle.js';
import { type CorpsOf1866, corps } from './corps.js';

type Common = Pick<CorpsOf1866, 'quality' | 'experience' | 'morale' | 'arms'>;
const STEADY: Common = { quality: 'Good', experience: 4, morale: 55, arms: RIFLED_ARMS };
const RAW: Common = { quality: 'Average', experience: 2, morale: 50, arms: RIFLED_ARMS };

/** A brigade of two regiments, a battery with the first; `number` is that of its first unit. */
function pair(number: number, name: string, men = 2_600): readonly LineOfDivision<Place1866>[] {
  return [
    [`${number}IN`, `${name}, 1st regiment`, men + 100, 1],
    [`${number + 1}IN`, `${name}, 2nd regiment`, men],
  ];
}

/** Saxony, Hanover, and the two Federal corps of the south. */
export const CONFEDERATION: readonly UnitDocument[] = [
  ...corps({
    ...STEADY,
    name: 'Saxon corps',
    state: 'SX',
    at: 'Dresden',
    commander: 'albertsaxony',
    headquarters: 1,
    supplySource: 'Dresden',
    divisions: [
      [
        ['1LA', 'Reserve artillery', 400, 4],
        ['1HA', 'Horse batteries', 200, 2],
        ['1LC', 'Fritsch, 1st brigade', 1_200],
        ['2LC', 'Fritsch, 2nd brigade', 1_200],
        ['1PB', 'Pontoon train', 250],
      ],
      [...pair(1, 'Schimpff, 2nd brigade', 2_300), ...pair(3, 'Schimpff, 3rd brigade', 2_300)],
      [
        ...pair(5, 'Stieglitz, 1st brigade', 2_300),
        ...pair(7, 'Stieglitz, Life brigade', 2_300),
        ['11IN', 'Garrison of Konigstein', 1_000, 0, { at: 'Konigstein', inFort: true }],
      ],
    ],
  }),
  ...corps({
    ...STEADY,
    name: 'Hanoverian army',
    state: 'HN',
    at: 'Gottingen',
    commander: 'arentschildt',
    headquarters: 1,
    supplySource: 'Gottingen',
    divisions: [
      [
        ['1LA', 'Reserve artillery', 300, 3],
        ['1LC', 'Hussars', 900],
        ['1HC', 'Geyso', 900],
      ],
      [
        ['1IN', 'Knesebeck', 3_300, 1],
        ['2IN', 'Vaux', 3_300, 1],
      ],
      [
        ['3IN', 'Bulow', 3_300, 1],
        ['4IN', 'Bothmer', 3_300, 1],
      ],
    ],
  }),
  ...corps({
    ...RAW,
    name: 'Brigade of Cassel',
    state: 'HC',
    at: 'Fulda',
    commander: 'lossberg',
    supplySource: 'Fulda',
    divisions: [
      [
        ['1IN', 'Lossberg, 1st regiment', 2_100, 1],
        ['2IN', 'Lossberg, 2nd regiment', 2_000],
        ['1LC', 'Hussars', 800],
      ],
    ],
  }),
  ...corps({
    ...RAW,
    name: 'VII Federal Corps, right',
    state: 'BV',
    at: 'Bamberg',
    commander: 'stephan',
    deputy: 'karlbavaria',
    headquarters: 1,
    supplySource: 'Bamberg',
    divisions: [
      [...pair(1, 'Stephan, 1st brigade'), ...pair(3, 'Stephan, 2nd brigade'), ['1LC', 'Light horse 1', 600]],
      [...pair(5, 'Feder, 3rd brigade'), ...pair(7, 'Feder, 4th brigade'), ['2LC', 'Light horse 2', 600]],
    ],
  }),
  ...corps({
    ...RAW,
    name: 'VII Federal Corps, left',
    state: 'BV',
    at: 'Kissingen',
    commander: 'zoller',
    deputy: 'karlbavaria',
    headquarters: 2,
    supplySource: 'Schweinfurt',
    divisions: [
      [...pair(9, 'Zoller, 5th brigade'), ...pair(11, 'Zoller, 6th brigade'), ['3LC', 'Light horse 3', 600]],
      [
        ...pair(13, 'Hartmann, 7th brigade'),
        ...pair(15, 'Hartmann, 8th brigade'),
        ['4LC', 'Light horse 4', 600],
      ],
    ],
  }),
  ...corps({
    ...RAW,
    name: 'VII Federal Corps, reserves',
    state: 'BV',
    at: 'Schweinfurt',
    commander: 'karlbavaria',
    deputy: 'stephan',
    headquarters: 3,
    supplySource: 'Schweinfurt',
    divisions: [
      [
        ['1LA', 'Reserve artillery', 400, 4],
        ['1HA', 'Horse batteries', 200, 2],
        ['1HC', 'Taxis, cuirassiers', 1_300],
        ['5LC', 'Taxis, light horse', 1_600],
        ['1PB', 'Bridge train', 250],
      ],
      [['21IN', 'Garrison of Wurzburg', 2_000, 0, { at: 'Wurzburg', inFort: true }]],
    ],
  }),
  ...corps({
    ...RAW,
    name: 'VIII Federal Corps, Hessians',
    state: 'HD',
    at: 'Frankfurt',
    commander: 'alexanderhesse',
    headquarters: 1,
    supplySource: 'Darmstadt',
    divisions: [
      [
        ...pair(1, 'Perglas, 1st brigade', 2_100),
        ...pair(3, 'Perglas, 2nd brigade', 2_100),
        ['1LC', 'Horse', 900],
        ['1LA', 'Batteries', 300, 3],
      ],
    ],
  }),
  ...corps({
    ...RAW,
    name: 'VIII Federal Corps, Nassauers',
    state: 'NU',
    at: 'Mainz',
    commander: 'roth',
    headquarters: 1,
    supplySource: 'Mainz',
    divisions: [
      [],
      [
        ['1IN', 'Roth, 1st regiment', 2_200, 1],
        ['2IN', 'Roth, 2nd regiment', 2_100],
      ],
    ],
  }),
  ...corps({
    ...RAW,
    name: 'VIII Federal Corps, Wurttembergers',
    state: 'WU',
    at: 'Stuttgart',
    commander: 'hardegg',
    headquarters: 1,
    supplySource: 'Stuttgart',
    divisions: [
      [
        ['1LA', 'Reserve artillery', 300, 3],
        ['1LC', 'Horse brigade', 1_300],
        ...pair(1, 'Hardegg, 1st brigade'),
      ],
      [...pair(3, 'Hardegg, 2nd brigade'), ...pair(5, 'Hardegg, 3rd brigade')],
    ],
  }),
  ...corps({
    ...RAW,
    name: 'VIII Federal Corps, Badeners',
    state: 'BD',
    at: 'Karlsruhe',
    commander: 'wilhelmbaden',
    headquarters: 1,
    supplySource: 'Karlsruhe',
    divisions: [
      [
        ...pair(1, 'Laroche, 1st brigade', 2_300),
        ...pair(3, 'Laroche, 2nd brigade', 2_300),
        ['1MC', 'Dragoons', 1_000],
        ['1LA', 'Batteries', 300, 3],
      ],
    ],
  }),
];
