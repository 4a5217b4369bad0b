import type { UnitDocument } from '@vedette/campaign';
import { muster } from '../muster.js';
import { corps, FIELDS } from './corps.js';
import { foot, GERMAN, guns, horse, jager, pontoons } from './germans.js';

/** Prince Friedrich Karl between Mainz and the Saar: the centre, and most of the army. */
export const SECOND_ARMY: readonly UnitDocument[] = [
  ...muster(
    FIELDS,
    { commander: 'friedrichkarl', deputy: 'alvensleben', at: 'Kaiserslautern', supplies: 1 },
    [
      {
        id: 'PR2AQ',
        name: 'Headquarters of the Second Army',
        quality: 'Very Good',
        supplySource: 'Kaiserslautern',
      },
    ],
  ),
  ...corps({
    ...GERMAN,
    name: 'III Corps',
    at: 'Kusel',
    commander: 'alvensleben',
    deputy: 'friedrichkarl',
    headquarters: 3,
    supplySource: 'Kaiserslautern',
    quality: 'Very Good',
    divisions: [
      [...guns(3), jager(3), horse('3LC', 'Dragoons 12'), horse('3MC', 'Dragoons 2')],
      [
        foot(8, 'Stulpnagel, regiment 8'),
        foot(48, 'Stulpnagel, regiment 48'),
        foot(12, 'Stulpnagel, regiment 12'),
        foot(52, 'Stulpnagel, regiment 52'),
      ],
      [
        foot(20, 'Buddenbrock, regiment 20'),
        foot(35, 'Buddenbrock, regiment 35'),
        foot(24, 'Buddenbrock, regiment 24'),
        foot(64, 'Buddenbrock, regiment 64'),
      ],
    ],
  }),
  ...corps({
    ...GERMAN,
    name: 'IV Corps',
    at: 'Durkheim',
    commander: 'gustav',
    deputy: 'friedrichkarl',
    headquarters: 4,
    supplySource: 'Mannheim',
    divisions: [
      [...guns(4), jager(4), horse('4LC', 'Hussars 12'), horse('4MC', 'Dragoons 7')],
      [
        foot(26, 'Grosz, regiment 26'),
        foot(66, 'Grosz, regiment 66'),
        foot(27, 'Grosz, regiment 27'),
        foot(93, 'Grosz, regiment 93'),
      ],
      [
        foot(31, 'Schoeler, regiment 31'),
        foot(71, 'Schoeler, regiment 71'),
        foot(86, 'Schoeler, regiment 86'),
        foot(96, 'Schoeler, regiment 96'),
      ],
    ],
  }),
  ...corps({
    ...GERMAN,
    name: 'IX Corps',
    at: 'Alzey',
    commander: 'manstein',
    deputy: 'friedrichkarl',
    headquarters: 9,
    supplySource: 'Mainz',
    divisions: [
      [...guns(9), jager(9), horse('9LC', 'Dragoons 6'), horse('9MC', 'Hessian horse')],
      [
        foot(11, 'Wrangel, regiment 11'),
        foot(36, 'Wrangel, regiment 36'),
        foot(84, 'Wrangel, regiment 84'),
        foot(85, 'Wrangel, regiment 85'),
      ],
      [
        foot(111, 'Ludwig of Hesse, regiment 111'),
        foot(112, 'Ludwig of Hesse, regiment 112'),
        foot(113, 'Ludwig of Hesse, regiment 113'),
        foot(114, 'Ludwig of Hesse, regiment 114'),
      ],
    ],
  }),
  ...corps({
    ...GERMAN,
    name: 'X Corps',
    at: 'Kreuznach',
    commander: 'voigtsrhetz',
    deputy: 'friedrichkarl',
    headquarters: 10,
    supplySource: 'Mainz',
    divisions: [
      [...guns(10), pontoons(10), jager(10), horse('10LC', 'Dragoons 9'), horse('10MC', 'Dragoons 16')],
      [
        foot(16, 'Schwartzkoppen, regiment 16'),
        foot(57, 'Schwartzkoppen, regiment 57'),
        foot(78, 'Schwartzkoppen, regiment 78'),
        foot(91, 'Schwartzkoppen, regiment 91'),
      ],
      [
        foot(17, 'Kraatz, regiment 17'),
        foot(56, 'Kraatz, regiment 56'),
        foot(79, 'Kraatz, regiment 79'),
        foot(92, 'Kraatz, regiment 92'),
      ],
    ],
  }),
  ...corps({
    ...GERMAN,
    name: 'Guard Corps',
    at: 'Kaiserslautern',
    commander: 'augustwurttemberg',
    deputy: 'friedrichkarl',
    headquarters: 11,
    supplySource: 'Kaiserslautern',
    quality: 'Excellent',
    morale: 66,
    divisions: [
      [
        ...guns(11),
        jager(101),
        ['101HC', 'Guard cuirassiers', 1_200],
        ['101MC', 'Guard uhlans', 1_200],
        ['101LC', 'Guard dragoons', 1_200],
      ],
      [
        foot(201, 'Pape, 1st foot guards'),
        foot(203, 'Pape, 3rd foot guards'),
        foot(202, 'Pape, 2nd foot guards'),
        foot(205, 'Pape, fusiliers of the Guard'),
      ],
      [
        foot(206, 'Budritzki, grenadiers Alexander'),
        foot(207, 'Budritzki, grenadiers Franz'),
        foot(208, 'Budritzki, grenadiers Elisabeth'),
        foot(209, 'Budritzki, grenadiers Augusta'),
      ],
    ],
  }),
  ...corps({
    ...GERMAN,
    name: 'XII Corps, Saxons',
    state: 'SX',
    intendant: 'albertsaxony',
    at: 'Mainz',
    commander: 'albertsaxony',
    headquarters: 12,
    supplySource: 'Mainz',
    divisions: [
      [
        ...guns(12),
        ['12LC', 'Saxon horse, 1st brigade', 1_200],
        ['12MC', 'Saxon horse, 2nd brigade', 1_200],
        jager(12),
      ],
      [
        foot(100, 'Prince Georg, regiment 100'),
        foot(101, 'Prince Georg, regiment 101'),
        foot(102, 'Prince Georg, regiment 102'),
        foot(103, 'Prince Georg, regiment 103'),
      ],
      [
        foot(104, 'Nehrhoff, regiment 104'),
        foot(105, 'Nehrhoff, regiment 105'),
        foot(106, 'Nehrhoff, regiment 106'),
        foot(107, 'Nehrhoff, regiment 107'),
      ],
    ],
  }),
  ...corps({
    ...GERMAN,
    name: '5th and 6th cavalry divisions',
    at: 'Homburg',
    commander: 'rheinbaben',
    deputy: 'friedrichkarl',
    headquarters: 13,
    supplySource: 'Kaiserslautern',
    divisions: [
      [
        ['30HC', 'Barby', 1_600],
        ['30MC', 'Bredow', 1_600],
        ['30LC', 'Redern', 1_600],
        ['30HA', 'Horse batteries', 200, 2],
      ],
      [
        ['31MC', 'Duke Wilhelm, Gruter', 1_600],
        ['31LC', 'Duke Wilhelm, Rauch', 1_100],
      ],
    ],
  }),
];
