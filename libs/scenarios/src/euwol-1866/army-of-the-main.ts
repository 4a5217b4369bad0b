import { muster } from '../muster.js';
import { corps, FIELDS } from './corps.js';
import { foot, horse, PRUSSIAN } from './prussians.js';

/** Three bodies round Hanover and Hesse: from the Weser, from Holstein, from the Lahn; and garrisons of the west. */
export const ARMY_OF_THE_MAIN = [
  ...muster(FIELDS, { commander: 'falckenstein', deputy: 'goeben', at: 'Minden', supplies: 1 }, [
    { id: 'PR4AQ', name: 'Headquarters of the Army of the Main', quality: 'Good', supplySource: 'Minden' },
  ]),
  ...corps({
    ...PRUSSIAN,
    name: '13th division',
    at: 'Minden',
    commander: 'goeben',
    deputy: 'falckenstein',
    headquarters: 13,
    supplySource: 'Minden',
    divisions: [
      [horse('8LC', 'Hussars 8'), horse('5HC', 'Cuirassiers 4'), ['13LA', 'Batteries in hand', 300, 3]],
      [
        foot(13, 'Kummer, regiment 13'),
        foot(53, 'Kummer, regiment 53'),
        foot(15, 'Wrangel, regiment 15'),
        foot(55, 'Wrangel, regiment 55'),
      ],
    ],
  }),
  ...corps({
    ...PRUSSIAN,
    name: 'Corps in Holstein',
    at: 'Altona',
    commander: 'manteuffel',
    deputy: 'falckenstein',
    headquarters: 14,
    supplySource: 'Altona',
    divisions: [
      [horse('12MC', 'Dragoons 5'), horse('13MC', 'Dragoons 6'), ['14LA', 'Batteries in hand', 300, 3]],
      [
        foot(25, 'Freyhold, regiment 25'),
        foot(36, 'Freyhold, fusiliers 36'),
        foot(11, 'Korth, grenadiers 11'),
        foot(59, 'Korth, regiment 59'),
      ],
    ],
  }),
  ...corps({
    ...PRUSSIAN,
    name: 'Division Beyer',
    at: 'Wetzlar',
    commander: 'beyer',
    deputy: 'falckenstein',
    headquarters: 15,
    supplySource: 'Wetzlar',
    divisions: [
      [horse('9LC', 'Hussars 9')],
      [foot(19, 'Beyer, regiment 19'), foot(20, 'Beyer, regiment 20'), foot(30, 'Beyer, regiment 30')],
      [foot(32, 'Beyer, regiment 32'), foot(39, 'Beyer, fusiliers 39'), foot(70, 'Beyer, regiment 70')],
    ],
  }),
  ...corps({
    ...PRUSSIAN,
    name: 'Garrisons of the west',
    at: 'Koblenz',
    commander: 'beyer',
    deputy: 'falckenstein',
    supplySource: 'Koblenz',
    quality: 'Fair',
    experience: 2,
    divisions: [
      [
        ['208IN', 'Garrison of Koblenz', 3_000, 0, { inFort: true }],
        ['209IN', 'Garrison of Magdeburg', 2_500, 0, { at: 'Magdeburg', inFort: true }],
        ['210IN', 'Garrison of Erfurt', 2_000, 0, { at: 'Erfurt', inFort: true }],
      ],
    ],
  }),
];
