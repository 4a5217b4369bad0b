import type { UnitDocument } from '@vedette/campaign';
import { muster } from '../muster.js';
import { corps, FIELDS } from './corps.js';
import { foot, GERMAN, guns, horse, jager, pontoons, RIFLES } from './germans.js';

/** The Crown Prince in the Palatinate: two Prussian corps and the South Germans, and the fortresses of the Rhine. */
export const THIRD_ARMY: readonly UnitDocument[] = [
  ...muster(FIELDS, { commander: 'friedrichwilhelm', deputy: 'kirchbach', at: 'Landau', supplies: 1 }, [
    { id: 'PR3AQ', name: 'Headquarters of the Third Army', quality: 'Very Good', supplySource: 'Landau' },
  ]),
  ...corps({
    ...GERMAN,
    name: 'V Corps',
    at: 'Landau',
    commander: 'kirchbach',
    deputy: 'friedrichwilhelm',
    headquarters: 5,
    supplySource: 'Landau',
    divisions: [
      [...guns(5), pontoons(5), jager(5), horse('5LC', 'Dragoons 4'), horse('5MC', 'Dragoons 14')],
      [
        foot(58, 'Sandrart, regiment 58'),
        foot(59, 'Sandrart, regiment 59'),
        foot(7, 'Sandrart, regiment 7'),
        foot(47, 'Sandrart, regiment 47'),
      ],
      [
        foot(6, 'Schmidt, regiment 6'),
        foot(46, 'Schmidt, regiment 46'),
        foot(37, 'Schmidt, regiment 37'),
        foot(50, 'Schmidt, regiment 50'),
      ],
    ],
  }),
  ...corps({
    ...GERMAN,
    name: 'XI Corps',
    at: 'Germersheim',
    commander: 'bose',
    deputy: 'friedrichwilhelm',
    headquarters: 15,
    supplySource: 'Germersheim',
    divisions: [
      [...guns(15), jager(11), horse('15LC', 'Hussars 13'), horse('15MC', 'Hussars 14')],
      [
        foot(80, 'Schachtmeyer, regiment 80'),
        foot(87, 'Schachtmeyer, regiment 87'),
        foot(82, 'Schachtmeyer, regiment 82'),
        foot(88, 'Schachtmeyer, regiment 88'),
      ],
      [
        foot(32, 'Gersdorff, regiment 32'),
        foot(95, 'Gersdorff, regiment 95'),
        foot(83, 'Gersdorff, regiment 83'),
        foot(94, 'Gersdorff, regiment 94'),
      ],
    ],
  }),
  ...corps({
    ...GERMAN,
    name: 'I Bavarian Corps',
    state: 'BV',
    at: 'Mannheim',
    commander: 'tann',
    deputy: 'hartmann',
    headquarters: 1,
    supplySource: 'Mannheim',
    quality: 'Average',
    arms: RIFLES,
    divisions: [
      [...guns(1), ['1HC', 'Cuirassiers', 1_000], ['1LC', 'Light horse', 1_200]],
      [
        foot(1, 'Stephan, 1st brigade'),
        foot(2, 'Stephan, 1st brigade'),
        foot(11, 'Stephan, 2nd brigade'),
        foot(12, 'Stephan, 2nd brigade'),
      ],
      [
        foot(3, 'Pappenheim, 3rd brigade'),
        foot(10, 'Pappenheim, 3rd brigade'),
        foot(13, 'Pappenheim, 4th brigade'),
        jager(1),
      ],
    ],
  }),
  ...corps({
    ...GERMAN,
    name: 'II Bavarian Corps',
    state: 'BV',
    at: 'Neustadt',
    commander: 'hartmann',
    deputy: 'tann',
    headquarters: 2,
    supplySource: 'Landau',
    quality: 'Average',
    arms: RIFLES,
    divisions: [
      [...guns(2), ['2LC', 'Light horse', 1_200]],
      [
        foot(6, 'Walther, 5th brigade'),
        foot(7, 'Walther, 5th brigade'),
        foot(14, 'Walther, 6th brigade'),
        foot(15, 'Walther, 6th brigade'),
      ],
      [
        foot(5, 'Bothmer, 7th brigade'),
        foot(9, 'Bothmer, 7th brigade'),
        foot(4, 'Bothmer, 8th brigade'),
        jager(2),
      ],
    ],
  }),
  ...corps({
    ...GERMAN,
    name: 'Wurttemberg division',
    state: 'WU',
    at: 'Karlsruhe',
    commander: 'obernitz',
    headquarters: 1,
    supplySource: 'Karlsruhe',
    quality: 'Average',
    divisions: [
      [...guns(1), ['1LC', 'Horse', 1_200]],
      [foot(1, 'Reitzenstein'), foot(2, 'Reitzenstein'), foot(3, 'Starkloff'), foot(4, 'Hugel')],
    ],
  }),
  ...corps({
    ...GERMAN,
    name: 'Baden division',
    state: 'BD',
    at: 'Rastatt',
    commander: 'werder',
    headquarters: 1,
    supplySource: 'Rastatt',
    quality: 'Average',
    divisions: [
      [...guns(1), ['1MC', 'Dragoons', 1_500], ['11IN', 'Garrison of Rastatt', 2_000, 0, { inFort: true }]],
      [foot(1, 'La Roche'), foot(2, 'La Roche'), foot(3, 'Keller'), foot(4, 'Keller')],
    ],
  }),
  ...corps({
    ...GERMAN,
    name: '2nd and 4th cavalry divisions',
    at: 'Neustadt',
    commander: 'albrechtvater',
    deputy: 'friedrichwilhelm',
    headquarters: 16,
    supplySource: 'Landau',
    divisions: [
      [],
      [
        ['40HC', 'Hontheim', 1_300],
        ['40MC', 'Bernhardi', 1_300],
        ['40LC', 'Krosigk', 1_300],
        ['40HA', 'Horse batteries', 200, 2],
      ],
    ],
  }),
  ...corps({
    ...GERMAN,
    name: 'Fortresses of the Rhine',
    at: 'Koblenz',
    commander: 'bittenfeld',
    supplySource: 'Koblenz',
    quality: 'Fair',
    experience: 2,
    divisions: [
      [
        ['402IN', 'Garrison of Koblenz', 3_000, 0, { inFort: true }],
        ['403IN', 'Garrison of Cologne', 3_000, 0, { at: 'Cologne', inFort: true }],
        ['404IN', 'Garrison of Mainz', 3_000, 0, { at: 'Mainz', inFort: true }],
        ['405IN', 'Garrison of Germersheim', 2_000, 0, { at: 'Germersheim', inFort: true }],
        ['1SA', 'Siege train', 400, 4, { at: 'Cologne' }],
      ],
      [
        ['411IN', 'Landwehr of the Guard', 3_900],
        ['412IN', 'Kummer, landwehr', 3_900],
      ],
    ],
  }),
];
