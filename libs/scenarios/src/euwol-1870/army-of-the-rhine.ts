import type { UnitDocument } from '@vedette/campaign';
import { muster } from '../muster.js';
import type { Arms, LineOfDivision } from '../order-of-battle.js';
import { type CorpsOf1870, corps, FIELDS } from './corps.js';

/** Chassepots, and rifled muzzle-loaders of 1858; the mitrailleuses of a division stand with its third regiment. */
const FRENCH_ARMS: Arms = { foot: 'chassepot', militia: 'rifle', footGuns: 'rifled', horseGuns: 'rifled' };
const FRENCH: Pick<
  CorpsOf1870,
  'state' | 'intendant' | 'quality' | 'experience' | 'morale' | 'arms' | 'deputy'
> = {
  state: 'FR',
  intendant: 'segris',
  quality: 'Good',
  experience: 12,
  morale: 58,
  arms: FRENCH_ARMS,
  deputy: 'napoleon',
};

/** A division of four regiments: two batteries of guns, one of mitrailleuses, a battalion of Chasseurs. */
function division(number: number, leader: string): readonly LineOfDivision<never>[] {
  return [
    [`${number}IN`, `${leader}, 1st regiment`, 2_200, 1],
    [`${number + 1}IN`, `${leader}, 2nd regiment`, 2_200, 1],
    [`${number + 2}IN`, `${leader}, 3rd regiment`, 2_200, 1, { gun: 'mitrailleuse' }],
    [`${number + 3}IN`, `${leader}, 4th regiment`, 2_100],
    [`${number}LI`, `${leader}, Chasseurs`, 750],
  ];
}

/** What a corps keeps in hand: six batteries and more, light horse, dragoons. */
function inHand(number: number): readonly LineOfDivision<never>[] {
  return [
    [`${number}LA`, 'Reserve artillery, foot', 400, 4],
    [`${number}HA`, 'Reserve artillery, horse', 200, 2],
    [`${number}LC`, 'Light cavalry', 1_100],
    [`${number}MC`, 'Dragoons', 1_100],
  ];
}

/** The Army of the Rhine along the frontier, from Thionville to Belfort, and who holds the fortresses. */
export const ARMY_OF_THE_RHINE: readonly UnitDocument[] = [
  ...muster(FIELDS, { commander: 'napoleon', deputy: 'leboeuf', at: 'Metz', supplies: 1 }, [
    { id: 'FR1AQ', name: 'Imperial headquarters', quality: 'Good', supplySource: 'Metz' },
  ]),
  ...corps({
    ...FRENCH,
    name: 'I Corps',
    at: 'Strasbourg',
    commander: 'macmahon',
    headquarters: 1,
    supplySource: 'Strasbourg',
    quality: 'Very Good',
    divisions: [
      inHand(1),
      division(11, 'Ducrot'),
      division(21, 'Abel Douay'),
      division(31, 'Raoult'),
      division(41, 'Lartigue'),
    ],
  }),
  ...corps({
    ...FRENCH,
    name: 'II Corps',
    at: 'Saint-Avold',
    commander: 'frossard',
    headquarters: 2,
    supplySource: 'Metz',
    divisions: [inHand(2), division(51, 'Verge'), division(61, 'Bataille'), division(71, 'Laveaucoupet')],
  }),
  ...corps({
    ...FRENCH,
    name: 'III Corps',
    at: 'Boulay',
    commander: 'bazaine',
    headquarters: 3,
    supplySource: 'Metz',
    divisions: [
      inHand(3),
      division(81, 'Montaudon'),
      division(91, 'Castagny'),
      division(101, 'Metman'),
      division(111, 'Decaen'),
    ],
  }),
  ...corps({
    ...FRENCH,
    name: 'IV Corps',
    at: 'Bouzonville',
    commander: 'ladmirault',
    headquarters: 4,
    supplySource: 'Thionville',
    divisions: [inHand(4), division(121, 'Cissey'), division(131, 'Grenier'), division(141, 'Lorencez')],
  }),
  ...corps({
    ...FRENCH,
    name: 'V Corps',
    at: 'Saargemund',
    commander: 'failly',
    headquarters: 5,
    supplySource: 'Saargemund',
    divisions: [
      inHand(5),
      division(151, 'Goze'),
      division(161, 'L Abadie'),
      division(171, 'Guyot de Lespart'),
    ],
  }),
  ...corps({
    ...FRENCH,
    name: 'VI Corps',
    at: 'Chalons',
    commander: 'canrobert',
    headquarters: 6,
    supplySource: 'Chalons',
    divisions: [
      inHand(6),
      division(181, 'Tixier'),
      division(191, 'La Font de Villiers'),
      division(201, 'Levassor-Sorval'),
    ],
  }),
  ...corps({
    ...FRENCH,
    name: 'VII Corps',
    at: 'Belfort',
    commander: 'douay',
    headquarters: 7,
    supplySource: 'Belfort',
    divisions: [
      inHand(7),
      division(211, 'Conseil-Dumesnil'),
      division(221, 'Liebert'),
      division(231, 'Dumont'),
    ],
  }),
  ...corps({
    ...FRENCH,
    name: 'Imperial Guard',
    at: 'Metz',
    commander: 'bourbaki',
    headquarters: 8,
    supplySource: 'Metz',
    quality: 'Excellent',
    experience: 24,
    morale: 66,
    divisions: [
      [],
      [...inHand(8), ['1HC', 'Cuirassiers of the Guard', 1_100]],
      division(241, 'Deligny'),
      division(251, 'Picard'),
      [
        ['1SA', 'Siege guns of Metz', 200, 2, { inFort: true, tactical: '6-13' }],
        ['301IN', 'Garrison of Metz', 3_000, 0, { inFort: true, tactical: '6-13', quality: 'Fair' }],
      ],
    ],
  }),
  ...corps({
    ...FRENCH,
    name: 'Reserve cavalry',
    at: 'Nancy',
    commander: 'barail',
    headquarters: 9,
    supplySource: 'Nancy',
    quality: 'Very Good',
    divisions: [
      [
        ['11LC', 'Du Barail, Chasseurs d Afrique', 1_500],
        ['12LC', 'Du Barail, Lajaille', 1_500],
        ['20HA', 'Horse batteries', 200, 2],
      ],
      [
        ['2HC', 'Bonnemains, Girard', 1_100],
        ['3HC', 'Bonnemains, Brauer', 1_100],
        ['11MC', 'Forton, Murat', 1_100],
        ['4HC', 'Forton, Gramont', 1_100],
      ],
    ],
  }),
  ...corps({
    ...FRENCH,
    name: 'Fortresses',
    at: 'Paris',
    commander: 'trochu',
    deputy: 'leboeuf',
    supplySource: 'Paris',
    quality: 'Fair',
    experience: 2,
    morale: 50,
    divisions: [
      [
        ['302IN', 'Garrison of Paris', 3_000, 0, { inFort: true }],
        ['303IN', 'Garrison of Strasbourg', 3_000, 0, { at: 'Strasbourg', inFort: true }],
        ['304IN', 'Garrison of Thionville', 1_500, 0, { at: 'Thionville', inFort: true }],
        ['305IN', 'Garrison of Verdun', 1_500, 0, { at: 'Verdun', inFort: true }],
        ['306IN', 'Garrison of Toul', 1_000, 0, { at: 'Toul', inFort: true }],
        ['307IN', 'Garrison of Bitsch', 900, 0, { at: 'Bitsch', inFort: true }],
        ['308IN', 'Garrison of Belfort', 1_500, 0, { at: 'Belfort', inFort: true }],
        ['309IN', 'Garrison of Sedan', 800, 0, { at: 'Sedan', inFort: true }],
        ['310IN', 'Garrison of Longwy', 1_000, 0, { at: 'Longwy', inFort: true }],
        ['311IN', 'Garrison of Montmedy', 800, 0, { at: 'Montmedy', inFort: true }],
        ['312IN', 'Garrison of Neu-Breisach', 1_200, 0, { at: 'Neu-Breisach', inFort: true }],
        ['313IN', 'Garrison of Schlettstadt', 1_000, 0, { at: 'Schlettstadt', inFort: true }],
        ['1MI', 'Mobile Guard of Paris', 1_500, 0, { home: 'Paris' }],
      ],
      [
        ['321IN', 'Vinoy, 1st regiment of march', 2_200],
        ['322IN', 'Vinoy, 2nd regiment of march', 2_200],
        ['323IN', 'Vinoy, marines', 2_400, 0, { quality: 'Good' }],
      ],
    ],
  }),
];
