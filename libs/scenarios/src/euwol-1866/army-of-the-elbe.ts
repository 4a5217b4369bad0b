import { muster } from '../muster.js';
import { corps, FIELDS } from './corps.js';
import { foot, horse, jager, pontoons, PRUSSIAN, reserveGuns } from './prussians.js';

/** Three divisions of the Rhine and Westphalia round Torgau, and the reserve that forms behind them at Berlin. */
export const ARMY_OF_THE_ELBE = [
  ...muster(FIELDS, { commander: 'herwarth', deputy: 'canstein', at: 'Torgau', supplies: 1 }, [
    { id: 'PR1AQ', name: 'Headquarters of the Army of the Elbe', quality: 'Good', supplySource: 'Torgau' },
  ]),
  ...corps({
    ...PRUSSIAN,
    name: 'Army of the Elbe, right',
    at: 'Torgau',
    commander: 'herwarth',
    deputy: 'canstein',
    headquarters: 8,
    supplySource: 'Torgau',
    divisions: [
      [...reserveGuns(8), pontoons(8), horse('7LC', 'Hussars 7'), horse('8HC', 'Cuirassiers 8')],
      [
        foot(16, 'Munster, regiment 16'),
        foot(56, 'Munster, regiment 56'),
        foot(17, 'Munster, regiment 17'),
        foot(57, 'Munster, regiment 57'),
        jager(7),
      ],
      [
        foot(29, 'Etzel, regiment 29'),
        foot(69, 'Etzel, regiment 69'),
        foot(33, 'Etzel, fusiliers 33'),
        foot(34, 'Etzel, fusiliers 34'),
      ],
    ],
  }),
  ...corps({
    ...PRUSSIAN,
    name: '15th division',
    at: 'Herzberg',
    commander: 'canstein',
    deputy: 'herwarth',
    headquarters: 9,
    supplySource: 'Torgau',
    divisions: [
      [horse('11LC', 'Hussars 11'), horse('5MC', 'Uhlans 5'), jager(8)],
      [
        foot(40, 'Canstein, fusiliers 40'),
        foot(65, 'Canstein, regiment 65'),
        foot(28, 'Canstein, regiment 28'),
        foot(68, 'Canstein, regiment 68'),
      ],
    ],
  }),
  ...corps({
    ...PRUSSIAN,
    name: 'Reserve corps',
    at: 'Berlin',
    commander: 'mulbe',
    headquarters: 10,
    supplySource: 'Berlin',
    quality: 'Average',
    experience: 2,
    morale: 52,
    divisions: [
      [
        ['1LA', 'Landwehr artillery', 300, 3],
        ['20MC', 'Landwehr horse, 1st brigade', 1_100],
        ['21MC', 'Landwehr horse, 2nd brigade', 1_100],
      ],
      [
        ['201IN', 'Guard Landwehr, 1st brigade', 3_900],
        ['202IN', 'Guard Landwehr, 2nd brigade', 3_900],
        ['203IN', 'Bentheim, 1st brigade', 3_900],
        ['204IN', 'Bentheim, 2nd brigade', 3_900],
      ],
    ],
  }),
];
