import { muster } from '../muster.js';
import { corps, FIELDS } from './corps.js';
import { foot, horse, jager, pontoons, PRUSSIAN, reserveGuns } from './prussians.js';

/** The Crown Prince's army in Silesia, and the fortresses behind it. */
export const SECOND_ARMY = [
  ...muster(FIELDS, { commander: 'friedrichwilhelm', deputy: 'steinmetz', at: 'Neisse', supplies: 1 }, [
    { id: 'PR3AQ', name: 'Headquarters of the Second Army', quality: 'Very Good', supplySource: 'Neisse' },
  ]),
  ...corps({
    ...PRUSSIAN,
    name: 'I Corps',
    at: 'Landeshut',
    commander: 'bonin',
    deputy: 'friedrichwilhelm',
    headquarters: 1,
    supplySource: 'Schweidnitz',
    divisions: [
      [...reserveGuns(11), horse('1LC', 'Hussars 1'), horse('1MC', 'Dragoons 1')],
      [
        foot(1, 'Grossmann, grenadiers 1'),
        foot(41, 'Grossmann, regiment 41'),
        foot(3, 'Grossmann, grenadiers 3'),
        foot(43, 'Grossmann, regiment 43'),
        jager(1),
      ],
      [
        foot(4, 'Clausewitz, grenadiers 4'),
        foot(44, 'Clausewitz, regiment 44'),
        foot(5, 'Clausewitz, grenadiers 5'),
        foot(45, 'Clausewitz, regiment 45'),
      ],
    ],
  }),
  ...corps({
    ...PRUSSIAN,
    name: 'V Corps',
    at: 'Frankenstein',
    commander: 'steinmetz',
    deputy: 'friedrichwilhelm',
    headquarters: 6,
    supplySource: 'Neisse',
    quality: 'Very Good',
    divisions: [
      [
        ...reserveGuns(5).slice(0, 1),
        ['6HA', 'Reserve artillery, horse', 400, 4],
        horse('4LC', 'Dragoons 4'),
        horse('7MC', 'Uhlans 1'),
      ],
      [
        foot(37, 'Lowenfeld, fusiliers 37'),
        foot(58, 'Lowenfeld, regiment 58'),
        foot(7, 'Lowenfeld, grenadiers 7'),
        jager(5),
      ],
      [
        foot(6, 'Kirchbach, grenadiers 6'),
        foot(46, 'Kirchbach, regiment 46'),
        foot(47, 'Kirchbach, regiment 47'),
        foot(52, 'Kirchbach, regiment 52'),
      ],
    ],
  }),
  ...corps({
    ...PRUSSIAN,
    name: 'VI Corps',
    at: 'Neisse',
    commander: 'mutius',
    deputy: 'friedrichwilhelm',
    headquarters: 7,
    supplySource: 'Neisse',
    divisions: [
      [...reserveGuns(6).slice(0, 1), pontoons(6), horse('6LC', 'Hussars 6'), horse('8MC', 'Dragoons 8')],
      [
        foot(10, 'Zastrow, grenadiers 10'),
        foot(50, 'Zastrow, regiment 50'),
        foot(38, 'Zastrow, fusiliers 38'),
        foot(51, 'Zastrow, regiment 51'),
      ],
      [foot(22, 'Prondzynski, regiment 22'), foot(23, 'Prondzynski, regiment 23'), jager(6)],
      [
        foot(62, 'Knobelsdorff, regiment 62'),
        ['2MI', 'Landwehr at Ratibor', 1_500, 0, { at: 'Ratibor', home: 'Ratibor', quality: 'Fair' }],
        ['205IN', 'Garrison of Neisse', 2_500, 0, { inFort: true, tactical: '1-13', quality: 'Fair' }],
        ['206IN', 'Garrison of Glatz', 2_000, 0, { at: 'Glatz', inFort: true, quality: 'Fair' }],
        ['207IN', 'Garrison of Kosel', 1_500, 0, { at: 'Kosel', inFort: true, quality: 'Fair' }],
      ],
    ],
  }),
  ...corps({
    ...PRUSSIAN,
    name: 'Guard Corps',
    at: 'Brieg',
    commander: 'augustwurttemberg',
    deputy: 'friedrichwilhelm',
    headquarters: 11,
    supplySource: 'Brieg',
    quality: 'Excellent',
    morale: 64,
    divisions: [
      [
        ...reserveGuns(12),
        ['3HC', 'Guard cuirassiers', 1_300],
        ['101LC', 'Guard hussars', 600],
        ['101MC', 'Guard uhlans', 600],
        ['101LI', 'Guard Jager', 900],
      ],
      [
        foot(101, 'Hiller, 1st foot guards'),
        foot(103, 'Hiller, 3rd foot guards'),
        foot(102, 'Hiller, 2nd foot guards'),
        foot(105, 'Hiller, fusiliers of the Guard'),
        foot(106, 'Plonski, grenadiers Alexander'),
        foot(107, 'Plonski, grenadiers Franz'),
        foot(108, 'Plonski, grenadiers Elisabeth'),
        foot(109, 'Plonski, grenadiers Augusta'),
      ],
    ],
  }),
  ...corps({
    ...PRUSSIAN,
    name: 'Cavalry division',
    at: 'Striegau',
    commander: 'friedrichwilhelm',
    deputy: 'bonin',
    headquarters: 12,
    supplySource: 'Schweidnitz',
    divisions: [
      [
        ['4HC', 'Hartmann, cuirassiers', 1_300],
        ['102MC', 'Hartmann, uhlans and landwehr', 1_900],
        ['2LC', 'Hartmann, hussars', 1_200],
        ['7HA', 'Hartmann, horse batteries', 200, 2],
      ],
    ],
  }),
];
