import type { UnitDocument } from '@vedette/campaign';
import { muster } from '../muster.js';
import { corps, FIELDS } from './corps.js';
import { foot, GERMAN, guns, horse, jager } from './germans.js';

/** Steinmetz on the Moselle and the Saar: the right wing. */
export const FIRST_ARMY: readonly UnitDocument[] = [
  ...muster(FIELDS, { commander: 'steinmetz', deputy: 'goeben', at: 'Wadern', supplies: 1 }, [
    { id: 'PR1AQ', name: 'Headquarters of the First Army', quality: 'Very Good', supplySource: 'PR8CQ' },
  ]),
  ...corps({
    ...GERMAN,
    name: 'VII Corps',
    at: 'Trier',
    commander: 'zastrow',
    deputy: 'steinmetz',
    headquarters: 7,
    supplySource: 'Trier',
    divisions: [
      [...guns(7), jager(7), horse('7LC', 'Hussars 8'), horse('7MC', 'Uhlans 5')],
      [
        foot(13, 'Glumer, regiment 13'),
        foot(73, 'Glumer, regiment 73'),
        foot(15, 'Glumer, regiment 15'),
        foot(55, 'Glumer, regiment 55'),
      ],
      [
        foot(39, 'Kameke, regiment 39'),
        foot(74, 'Kameke, regiment 74'),
        foot(53, 'Kameke, regiment 53'),
        foot(77, 'Kameke, regiment 77'),
      ],
    ],
  }),
  ...corps({
    ...GERMAN,
    name: 'VIII Corps',
    at: 'Wadern',
    commander: 'goeben',
    deputy: 'steinmetz',
    headquarters: 8,
    supplySource: 'Trier',
    divisions: [
      [...guns(8), jager(8), horse('8LC', 'Hussars 7'), horse('8MC', 'Hussars 9')],
      [
        foot(33, 'Weltzien, regiment 33'),
        foot(60, 'Weltzien, regiment 60'),
        foot(40, 'Weltzien, regiment 40'),
        foot(67, 'Weltzien, regiment 67'),
      ],
      [
        foot(29, 'Barnekow, regiment 29'),
        foot(69, 'Barnekow, regiment 69'),
        foot(72, 'Barnekow, regiment 72'),
        foot(28, 'Barnekow, regiment 28'),
      ],
    ],
  }),
  ...corps({
    ...GERMAN,
    name: '3rd cavalry division',
    at: 'Tholey',
    commander: 'steinmetz',
    deputy: 'goeben',
    supplySource: 'Saarlouis',
    divisions: [
      [
        ['20HC', 'Groeben, cuirassiers', 1_300],
        ['20MC', 'Groeben, uhlans', 1_300],
        ['21MC', 'Groeben, landwehr uhlans', 1_300],
        ['401IN', 'Garrison of Saarlouis', 1_500, 0, { at: 'Saarlouis', inFort: true, quality: 'Fair' }],
        ['441IN', 'Pestel, fusiliers at Saarbrucken', 900, 0, { at: 'Saarbrucken' }],
        ['22MC', 'Pestel, uhlans at Saarbrucken', 500, 0, { at: 'Saarbrucken' }],
      ],
    ],
  }),
];
