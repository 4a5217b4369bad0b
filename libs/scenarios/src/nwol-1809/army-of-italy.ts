import { muster } from '../muster.js';
import { corps } from './corps.js';
import { PLACES } from './places.js';

const FRENCH = { state: 'FR', quality: 'Good', experience: 16, morale: 52 } as const;

/** The Viceroy's army between Adige and Tagliamento, and the Army of Dalmatia. */
export const ARMY_OF_ITALY = [
  ...muster(PLACES, { commander: 'eugene', deputy: 'grenier', at: 'Padua', supplies: 1 }, [
    { id: 'FR2AQ', name: 'Headquarters of the Army of Italy', quality: 'Good', supplySource: 'FR6CQ' },
  ]),
  ...corps({
    ...FRENCH,
    name: 'Army of Italy, right',
    at: 'Udine',
    commander: 'grenier',
    deputy: 'eugene',
    headquarters: 6,
    supplySource: 'Udine',
    units: [
      ['31IN', 'Seras, 1st brigade', 3400],
      ['32IN', 'Seras, 2nd brigade', 3000],
      ['33IN', 'Broussier, 1st brigade', 3800],
      ['34IN', 'Broussier, 2nd brigade', 3600],
      ['11LC', 'Sahuc, light cavalry', 1900],
      ['11MA', 'Guns of the right', 300],
    ],
  }),
  ...corps({
    ...FRENCH,
    name: 'Army of Italy, left',
    at: 'Padua',
    commander: 'eugene',
    deputy: 'grenier',
    headquarters: 7,
    supplySource: 'Padua',
    units: [
      ['35IN', 'Grenier, 1st brigade', 3600],
      ['36IN', 'Grenier, 2nd brigade', 3500],
      ['37IN', 'Barbou, 1st brigade', 3400],
      ['38IN', 'Lamarque', 3500, { at: 'Verona' }],
      ['12MC', 'Pully, dragoons', 1600],
      ['13MC', 'Grouchy, dragoons', 1900, { at: 'Verona' }],
      ['12MA', 'Guns of the left', 400],
      ['39IN', 'Garrison of Mantua', 2500, { at: 'Mantua', inFort: true }],
    ],
  }),
  ...corps({
    name: 'Italian divisions',
    state: 'IT',
    at: 'Verona',
    commander: 'severoli',
    deputy: 'caffarelli',
    headquarters: 1,
    supplySource: 'Verona',
    quality: 'Average',
    experience: 10,
    morale: 52,
    units: [
      ['1IN', 'Severoli, 1st brigade', 3400, { at: 'Padua' }],
      ['2IN', 'Severoli, 2nd brigade', 3200, { at: 'Padua' }],
      ['3IN', 'Fontanelli', 3600],
      ['4IN', 'Royal Guard', 2400, { quality: 'Very Good', at: 'Milan' }],
      ['1LC', 'Italian chasseurs', 900],
      ['1MA', 'Italian guns', 300],
      ['5IN', 'Garrison of Venice', 3000, { at: 'Venice', inFort: true, quality: 'Fair' }],
    ],
  }),
  ...corps({
    ...FRENCH,
    name: 'Army of Dalmatia',
    at: 'Zara',
    commander: 'marmont',
    headquarters: 11,
    supplySource: 'Zara',
    quality: 'Very Good',
    units: [
      ['41IN', 'Clauzel', 3900],
      ['42IN', 'Montrichard', 3900],
      ['16LC', 'Chasseurs of Dalmatia', 300],
      ['6MA', 'Mountain and field guns', 200],
    ],
  }),
];
