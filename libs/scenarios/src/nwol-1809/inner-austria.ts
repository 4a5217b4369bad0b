import { muster } from '../muster.js';
import { corps } from './corps.js';
import { PLACES } from './places.js';

const LINE = { state: 'AU', quality: 'Average', experience: 12, morale: 52 } as const;
const RAISED = { state: 'AU', quality: 'Poor', experience: 2, morale: 52 } as const;

/** The Archduke John's army, the column for Tyrol, the one for Warsaw, and who stays at home. */
export const INNER_AUSTRIA = [
  ...muster(PLACES, { commander: 'john', deputy: 'gyulai', at: 'Villach', supplies: 1 }, [
    { id: 'AU2AQ', name: 'Headquarters of Inner Austria', quality: 'Good', supplySource: 'AU9CQ' },
  ]),
  ...corps({
    ...LINE,
    name: 'VIII Corps',
    at: 'Villach',
    commander: 'john',
    deputy: 'frimont',
    headquarters: 9,
    supplySource: 'Klagenfurt',
    units: [
      ['30IN', 'Colloredo', 3300],
      ['31IN', 'Gajoly', 3300],
      ['32IN', 'Wetzel', 2900],
      ['9LC', 'Frimont, hussars', 1400, { quality: 'Good' }],
      ['13MA', 'Guns of VIII Corps', 400],
    ],
  }),
  ...corps({
    ...LINE,
    name: 'Column of Tyrol',
    at: 'the road to Pontebba',
    commander: 'chasteler',
    deputy: 'john',
    headquarters: 11,
    supplySource: 'Klagenfurt',
    units: [
      ['33IN', 'Schmidt', 3000],
      ['34IN', 'Fenner', 2700],
      ['10LC', 'Hohenzollern light horse', 300],
      ['1LA', 'Mountain guns', 100],
    ],
  }),
  ...corps({
    ...LINE,
    name: 'IX Corps',
    at: 'Laibach',
    commander: 'gyulai',
    deputy: 'john',
    headquarters: 10,
    supplySource: 'Laibach',
    units: [
      ['35IN', 'Kleinmayr', 3400],
      ['36IN', 'Kalnassy', 3300],
      ['37IN', 'Marziani', 3200],
      ['7LI', 'Gavassini, frontier battalions', 2600],
      ['11LC', 'Wolfskehl, dragoons and hussars', 1600, { quality: 'Good' }],
      ['14MA', 'Guns of IX Corps', 400],
    ],
  }),
  ...corps({
    ...LINE,
    name: 'Croatian frontier',
    at: 'Karlstadt',
    commander: 'gyulai',
    supplySource: 'Karlstadt',
    units: [
      ['8LI', 'Stoichevich, frontier battalions', 3600],
      ['9LI', 'Frontier reserve', 2800],
      ['2LA', 'Frontier guns', 100],
    ],
  }),
  ...muster(PLACES, { commander: 'ferdinand', deputy: 'mondet', at: 'the Pilica', supplies: 1 }, [
    {
      id: 'AU3AQ',
      name: 'Headquarters of the army against Warsaw',
      quality: 'Average',
      supplySource: 'AU12CQ',
    },
  ]),
  ...corps({
    ...LINE,
    name: 'VII Corps',
    at: 'the Pilica',
    commander: 'ferdinand',
    deputy: 'mondet',
    headquarters: 12,
    supplySource: 'Cracow',
    units: [
      ['38IN', 'Civalart', 3600],
      ['39IN', 'Trautenberg', 3500],
      ['40IN', 'Pflacher', 3400],
      ['41IN', 'Branovaczky', 3300],
      ['10LI', 'Mohr, frontier battalions', 2800, { quality: 'Good' }],
      ['12LC', 'Emperor hussars', 1900, { quality: 'Good' }],
      ['13LC', 'Palatine hussars', 1900, { quality: 'Good' }],
      ['5HC', 'Schauroth, cuirassiers', 1500],
      ['15MA', 'Guns of VII Corps', 400],
      ['16MA', 'Position batteries of VII Corps', 300],
    ],
  }),
  ...corps({
    ...RAISED,
    name: 'Landwehr',
    at: 'Vienna',
    commander: 'maximilian',
    supplySource: 'Vienna',
    units: [
      ['1MI', 'Landwehr of Vienna', 3000, { home: 'Vienna' }],
      ['2MI', 'Volunteers of Vienna', 3000, { home: 'Vienna' }],
      ['42IN', 'Dedovich, depots', 3400, { experience: 6, quality: 'Fair' }],
      ['3MI', 'Landwehr of Bohemia', 3000, { at: 'Prague', home: 'Prague' }],
      ['4MI', 'Landwehr of Moravia', 3000, { at: 'Brunn', home: 'Brunn' }],
      ['5MI', 'Landwehr of Styria', 3000, { at: 'Graz', home: 'Graz' }],
      ['6MI', 'Landwehr of Upper Austria', 2800, { at: 'Linz', home: 'Linz' }],
      ['7MI', 'Landwehr of Carinthia', 2600, { at: 'Klagenfurt', home: 'Klagenfurt' }],
      ['8MI', 'Landwehr of Carniola', 2600, { at: 'Laibach', home: 'Laibach' }],
      ['9MI', 'Insurrection of Pressburg', 3000, { at: 'Pressburg', home: 'Pressburg' }],
      ['10MI', 'Insurrection of Pest', 3000, { at: 'Buda', home: 'Buda' }],
      ['11MI', 'Insurrection of Raab', 2800, { at: 'Raab', home: 'Raab' }],
      ['43IN', 'Garrison of Theresienstadt', 1800, { at: 'Theresienstadt', inFort: true }],
      ['44IN', 'Garrison of Koniggratz', 1500, { at: 'Koniggratz', inFort: true }],
      ['45IN', 'Garrison of Olmutz', 1800, { at: 'Olmutz', inFort: true }],
      ['46IN', 'Garrison of Komorn', 1500, { at: 'Komorn', inFort: true }],
    ],
  }),
];
