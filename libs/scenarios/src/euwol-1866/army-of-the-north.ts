import { muster } from '../muster.js';
import { AUSTRIAN, brigade, ofCorps } from './austrians.js';
import { corps, FIELDS } from './corps.js';

const UNDER_BENEDEK = { ...AUSTRIAN, deputy: 'benedek' } as const;

/** Benedek's army round Olmutz, and I Corps that watches Bohemia. */
export const ARMY_OF_THE_NORTH = [
  ...muster(FIELDS, { commander: 'benedek', deputy: 'ernst', at: 'Olmutz', supplies: 1 }, [
    { id: 'AU1AQ', name: 'Headquarters of the Army of the North', quality: 'Good', supplySource: 'Olmutz' },
  ]),
  ...corps({
    ...UNDER_BENEDEK,
    name: 'I Corps',
    at: 'Jungbunzlau',
    commander: 'clamgallas',
    headquarters: 1,
    supplySource: 'Prague',
    divisions: [
      [...ofCorps(1, 'Hussars 2'), ...brigade(1, 'Poschacher')],
      [...brigade(3, 'Leiningen'), ...brigade(5, 'Piret')],
      [...brigade(7, 'Ringelsheim'), ...brigade(9, 'Abele')],
    ],
  }),
  ...corps({
    ...UNDER_BENEDEK,
    name: '1st light cavalry division',
    at: 'Turnau',
    commander: 'edelsheim',
    headquarters: 2,
    supplySource: 'Prague',
    quality: 'Good',
    divisions: [
      [
        ['11LC', 'Appel', 1_500],
        ['12LC', 'Wallis', 1_500],
        ['13LC', 'Fratricsevics', 1_500],
        ['11HA', 'Horse batteries', 300, 3],
      ],
    ],
  }),
  ...corps({
    ...UNDER_BENEDEK,
    name: 'II Corps',
    at: 'Bohmisch-Trubau',
    commander: 'thun',
    headquarters: 3,
    supplySource: 'Olmutz',
    divisions: [
      [...ofCorps(2, 'Uhlans 6'), ...brigade(11, 'Thom')],
      [...brigade(13, 'Henriquez'), ...brigade(15, 'Saffran')],
      [...brigade(17, 'Wurttemberg')],
    ],
  }),
  ...corps({
    ...UNDER_BENEDEK,
    name: 'III Corps',
    at: 'Brunn',
    commander: 'ernst',
    headquarters: 4,
    supplySource: 'Brunn',
    divisions: [
      [...ofCorps(3, 'Uhlans 9'), ...brigade(21, 'Appiano')],
      [...brigade(23, 'Benedek'), ...brigade(25, 'Kirchsberg')],
      [...brigade(27, 'Prochazka')],
    ],
  }),
  ...corps({
    ...UNDER_BENEDEK,
    name: 'IV Corps',
    at: 'Troppau',
    commander: 'festetics',
    headquarters: 5,
    supplySource: 'Olmutz',
    divisions: [
      [...ofCorps(4, 'Hussars 7'), ...brigade(31, 'Brandenstein')],
      [...brigade(33, 'Fleischhacker'), ...brigade(35, 'Poeckh')],
      [...brigade(37, 'Archduke Joseph')],
    ],
  }),
  ...corps({
    ...UNDER_BENEDEK,
    name: 'VI Corps',
    at: 'Prerau',
    commander: 'ramming',
    headquarters: 6,
    supplySource: 'Olmutz',
    divisions: [
      [...ofCorps(6, 'Uhlans 10'), ...brigade(41, 'Waldstatten')],
      [...brigade(43, 'Hertwek'), ...brigade(45, 'Rosenzweig')],
      [...brigade(47, 'Jonak')],
    ],
  }),
  ...corps({
    ...UNDER_BENEDEK,
    name: 'VIII Corps',
    at: 'Lundenburg',
    commander: 'leopold',
    headquarters: 7,
    supplySource: 'Brunn',
    divisions: [
      [...ofCorps(8, 'Uhlans 3'), ...brigade(51, 'Fragnern')],
      [...brigade(53, 'Schulz'), ...brigade(55, 'Roth')],
      [...brigade(57, 'Wober')],
    ],
  }),
  ...corps({
    ...UNDER_BENEDEK,
    name: 'X Corps',
    at: 'Zwittau',
    commander: 'gablenz',
    headquarters: 8,
    supplySource: 'Brunn',
    quality: 'Good',
    divisions: [
      [...ofCorps(10, 'Uhlans 1'), ...brigade(61, 'Mondel')],
      [...brigade(63, 'Grivicic'), ...brigade(65, 'Knebel')],
      [...brigade(67, 'Wimpffen')],
    ],
  }),
  ...corps({
    ...UNDER_BENEDEK,
    name: '2nd light cavalry division',
    at: 'Freudenthal',
    commander: 'taxis',
    headquarters: 9,
    supplySource: 'Olmutz',
    quality: 'Good',
    divisions: [
      [
        ['14LC', 'Bellegarde', 1_500],
        ['15LC', 'Westphalen', 1_500],
        ['12HA', 'Horse batteries', 200, 2],
      ],
    ],
  }),
  ...corps({
    ...UNDER_BENEDEK,
    name: 'Reserve cavalry',
    at: 'Prossnitz',
    commander: 'holstein',
    headquarters: 10,
    supplySource: 'Olmutz',
    quality: 'Good',
    divisions: [
      [
        ['1HC', 'Holstein, Solms', 1_500],
        ['2HC', 'Holstein, Schindlocker', 1_500],
        ['13HA', 'Horse batteries', 200, 2],
      ],
      [
        ['3HC', 'Zaitsek, Boxberg', 1_500, 0, { at: 'Kremsier' }],
        ['4HC', 'Zaitsek, Soltyk', 1_500, 0, { at: 'Kremsier' }],
        ['5HC', 'Coudenhove, Windischgratz', 1_500, 0, { at: 'Wischau' }],
        ['6HC', 'Coudenhove, Mengen', 1_500, 0, { at: 'Wischau' }],
      ],
    ],
  }),
  ...corps({
    ...UNDER_BENEDEK,
    name: 'Army artillery and fortresses',
    at: 'Olmutz',
    commander: 'benedek',
    deputy: 'ernst',
    supplySource: 'Olmutz',
    divisions: [
      [
        ['1SA', 'Siege train', 200, 2, { inFort: true }],
        ['81IN', 'Garrison of Olmutz', 3_000, 0, { inFort: true }],
        ['82IN', 'Garrison of Josefstadt', 2_500, 0, { at: 'Josefstadt', inFort: true }],
        ['83IN', 'Garrison of Koniggratz', 2_500, 0, { at: 'Koniggratz', inFort: true }],
        ['84IN', 'Garrison of Theresienstadt', 2_500, 0, { at: 'Theresienstadt', inFort: true }],
        ['85IN', 'Garrison of Cracow', 3_000, 0, { at: 'Cracow', inFort: true }],
        ['16LC', 'Trentinaglia, horse at Cracow', 900, 0, { at: 'Cracow' }],
        ['1MI', 'Landsturm of Vienna', 1_500, 0, { at: 'Vienna', home: 'Vienna', quality: 'Fair' }],
      ],
      [
        ['20LA', 'Army artillery, 1st half', 400, 4],
        ['21LA', 'Army artillery, 2nd half', 400, 4],
      ],
    ],
  }),
];
