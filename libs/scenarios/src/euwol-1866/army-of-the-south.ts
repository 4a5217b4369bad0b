import { muster } from '../muster.js';
import { AUSTRIAN, brigade, ofCorps } from './austrians.js';
import { corps, FIELDS } from './corps.js';

const UNDER_ALBRECHT = { ...AUSTRIAN, deputy: 'albrecht', quality: 'Good' } as const;

/** Archduke Albrecht's army behind the Adige, the Quadrilateral, and Tyrol. */
export const ARMY_OF_THE_SOUTH = [
  ...muster(FIELDS, { commander: 'albrecht', deputy: 'maroicic', at: 'San Bonifacio', supplies: 1 }, [
    {
      id: 'AU2AQ',
      name: 'Headquarters of the Army of the South',
      quality: 'Very Good',
      supplySource: 'AU11CQ',
    },
  ]),
  ...corps({
    ...UNDER_ALBRECHT,
    name: 'V Corps',
    at: 'San Bonifacio',
    commander: 'rodic',
    headquarters: 11,
    supplySource: 'Verona',
    divisions: [
      [...ofCorps(5, 'Uhlans 12')],
      [...brigade(101, 'Bauer'), ...brigade(103, 'Moring')],
      [...brigade(105, 'Piret the younger')],
    ],
  }),
  ...corps({
    ...UNDER_ALBRECHT,
    name: 'VII Corps',
    at: 'Vicenza',
    commander: 'maroicic',
    headquarters: 12,
    supplySource: 'Vicenza',
    divisions: [
      [...ofCorps(7, 'Hussars 11')],
      [...brigade(111, 'Scudier'), ...brigade(113, 'Toply')],
      [...brigade(115, 'Welsersheimb')],
    ],
  }),
  ...corps({
    ...UNDER_ALBRECHT,
    name: 'IX Corps',
    at: 'Padua',
    commander: 'hartung',
    headquarters: 13,
    supplySource: 'Padua',
    divisions: [
      [...ofCorps(9, 'Hussars 12')],
      [...brigade(121, 'Kirchsberg the younger'), ...brigade(123, 'Weckbecker')],
      [...brigade(125, 'Bock')],
    ],
  }),
  ...corps({
    ...UNDER_ALBRECHT,
    name: 'Reserve division and the horse',
    at: 'Verona',
    commander: 'albrecht',
    deputy: 'maroicic',
    headquarters: 14,
    supplySource: 'Verona',
    divisions: [
      [
        ['131IN', 'Garrison of Verona', 3_000, 0, { inFort: true }],
        ['132IN', 'Garrison of Mantua', 3_000, 0, { at: 'Mantua', inFort: true }],
        ['133IN', 'Garrison of Peschiera', 2_000, 0, { at: 'Peschiera', inFort: true }],
        ['134IN', 'Garrison of Legnago', 1_500, 0, { at: 'Legnago', inFort: true }],
        ['135IN', 'Garrison of Venice', 3_000, 0, { at: 'Venice', inFort: true }],
        ['1NB', 'Lagoon batteries', 200, 2, { at: 'Venice' }],
      ],
      [
        ['141IN', 'Rupprecht, Weimar', 2_900, 1],
        ['142IN', 'Rupprecht, Benko', 2_900, 1],
        ['17LC', 'Pulz, hussars', 1_200],
        ['18LC', 'Pulz, uhlans', 900],
      ],
    ],
  }),
  ...corps({
    ...AUSTRIAN,
    name: 'Corps in Tyrol',
    at: 'Trent',
    commander: 'kuhn',
    headquarters: 15,
    supplySource: 'Trent',
    quality: 'Good',
    divisions: [
      [
        ['15LA', 'Mountain batteries', 200, 2],
        ['19LC', 'Uhlans of Trani', 300],
      ],
      [
        ['151IN', 'Kaim', 2_900, 1],
        ['152IN', 'Montluisant', 2_800],
        ['151LI', 'Imperial Jager', 2_000],
        ['2MI', 'Marksmen of Bozen', 1_500, 0, { at: 'Bozen', home: 'Bozen', weapon: 'rifle' }],
      ],
    ],
  }),
];
