import { muster } from '../muster.js';
import { corps, FIELDS } from './corps.js';
import { foot, horse, jager, pontoons, PRUSSIAN, reserveGuns } from './prussians.js';

/** Prince Friedrich Karl's army in Lusatia, along the northern border of Saxony. */
export const FIRST_ARMY = [
  ...muster(FIELDS, { commander: 'friedrichkarl', deputy: 'schmidt', at: 'Gorlitz', supplies: 1 }, [
    { id: 'PR2AQ', name: 'Headquarters of the First Army', quality: 'Very Good', supplySource: 'Gorlitz' },
  ]),
  ...corps({
    ...PRUSSIAN,
    name: 'II Corps',
    at: 'Hoyerswerda',
    commander: 'schmidt',
    deputy: 'friedrichkarl',
    headquarters: 2,
    supplySource: 'Cottbus',
    divisions: [
      [...reserveGuns(2), horse('5LC', 'Hussars 5'), horse('4MC', 'Uhlans 4')],
      [
        foot(2, 'Werder, grenadiers 2'),
        foot(42, 'Werder, regiment 42'),
        foot(14, 'Werder, regiment 14'),
        foot(54, 'Werder, regiment 54'),
        jager(2),
      ],
      [
        foot(9, 'Herwarth, grenadiers 9'),
        foot(49, 'Herwarth, regiment 49'),
        foot(21, 'Herwarth, regiment 21'),
        foot(61, 'Herwarth, regiment 61'),
      ],
    ],
  }),
  ...corps({
    ...PRUSSIAN,
    name: 'III Corps',
    at: 'Muskau',
    commander: 'manstein',
    deputy: 'friedrichkarl',
    headquarters: 3,
    supplySource: 'Cottbus',
    divisions: [
      [...reserveGuns(3), pontoons(3), horse('3MC', 'Uhlans 3'), horse('2MC', 'Dragoons 2')],
      [
        foot(8, 'Tumpling, grenadiers 8'),
        foot(48, 'Tumpling, regiment 48'),
        foot(12, 'Tumpling, grenadiers 12'),
        foot(18, 'Tumpling, regiment 18'),
        jager(3),
      ],
      [
        foot(35, 'Manstein, fusiliers 35'),
        foot(60, 'Manstein, regiment 60'),
        foot(24, 'Manstein, regiment 24'),
        foot(64, 'Manstein, regiment 64'),
      ],
    ],
  }),
  ...corps({
    ...PRUSSIAN,
    name: 'IV Corps',
    at: 'Gorlitz',
    commander: 'horn',
    deputy: 'friedrichkarl',
    headquarters: 4,
    supplySource: 'Gorlitz',
    divisions: [
      [...reserveGuns(4), horse('10LC', 'Hussars 10'), horse('6MC', 'Uhlans 6')],
      [
        foot(26, 'Fransecky, regiment 26'),
        foot(66, 'Fransecky, regiment 66'),
        foot(27, 'Fransecky, regiment 27'),
        foot(67, 'Fransecky, regiment 67'),
        jager(4),
      ],
      [foot(31, 'Horn, regiment 31'), foot(71, 'Horn, regiment 71'), foot(72, 'Horn, regiment 72')],
    ],
  }),
  ...corps({
    ...PRUSSIAN,
    name: 'Cavalry Corps',
    at: 'Spremberg',
    commander: 'albrechtsohn',
    deputy: 'friedrichkarl',
    headquarters: 5,
    supplySource: 'Cottbus',
    quality: 'Very Good',
    divisions: [
      [['5HA', 'Horse batteries', 400, 4]],
      [
        ['1HC', 'Alvensleben, heavy brigade', 1_300],
        ['9MC', 'Alvensleben, Rheinbaben', 1_900],
        ['2HC', 'Alvensleben, Pfuel', 1_300],
      ],
      [
        ['10MC', 'Hann, dragoons and uhlans', 1_900],
        ['3LC', 'Hann, hussars', 1_900],
        ['11MC', 'Hann, Duke Wilhelm', 1_300],
      ],
    ],
  }),
];
