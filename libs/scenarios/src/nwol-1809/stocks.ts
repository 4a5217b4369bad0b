import type { CityDocument } from '@vedette/campaign';

type Holding = readonly [state: string, cities: readonly string[]];

/** Cities that changed hands between 1805, for which the theatre is drawn, and the opening. */
const CEDED: readonly Holding[] = [
  ['BV', ['Innsbruck', 'Kufstein', 'Bozen', 'Trent', 'Bregenz', 'Ansbach', 'Bamberg']],
  ['WU', ['Ulm', 'Stockach']],
  ['IT', ['Venice', 'Verona', 'Padua', 'Vicenza', 'Belluno', 'Udine', 'Zara', 'Spalato', 'Ancona']],
  ['WE', ['Cassel', 'Magdeburg', 'Halle', 'Halberstadt', 'Hameln', 'Gottingen']],
  ['FR', ['Erfurt', 'Bayreuth', 'Fulda', 'Munster', 'Wesel', 'Dusseldorf', 'Dortmund', 'Wurzburg']],
  ['FR', ['Florence', 'Leghorn', 'Cattaro']],
  ['WA', ['Warsaw', 'Modlin', 'Thorn', 'Posen', 'Kalisz']],
];

const STOCKS: Readonly<Record<string, number>> = {
  // Austria has prepared for a year; what lies forward is for the march to the Lech.
  Vienna: 500,
  Linz: 260,
  Salzburg: 90,
  Pilsen: 140,
  Eger: 120,
  Prague: 250,
  Budweis: 60,
  Theresienstadt: 40,
  Koniggratz: 40,
  Brunn: 120,
  Olmutz: 100,
  Znaim: 40,
  Krems: 60,
  Graz: 120,
  Klagenfurt: 110,
  Villach: 50,
  Laibach: 110,
  Gorizia: 30,
  Trieste: 60,
  Agram: 60,
  Karlstadt: 40,
  Cracow: 180,
  Sandomierz: 40,
  Lublin: 40,
  Lemberg: 100,
  Pressburg: 120,
  Raab: 80,
  Komorn: 80,
  Buda: 250,
  'Wiener Neustadt': 60,
  // Bavaria and Swabia feed an army that was to rest there.
  Munich: 120,
  Augsburg: 160,
  Ulm: 140,
  Donauworth: 120,
  Ingolstadt: 80,
  Ratisbon: 90,
  Straubing: 40,
  Landshut: 50,
  Passau: 20,
  Amberg: 40,
  Nuremberg: 90,
  Bamberg: 60,
  Wurzburg: 90,
  Memmingen: 40,
  Innsbruck: 30,
  Kufstein: 10,
  Bozen: 20,
  Trent: 20,
  Stuttgart: 100,
  Karlsruhe: 60,
  Mannheim: 60,
  Strasbourg: 300,
  Mainz: 250,
  Frankfurt: 100,
  Erfurt: 80,
  Dresden: 140,
  Leipzig: 80,
  Cassel: 60,
  Magdeburg: 100,
  // Italy and Dalmatia.
  Milan: 250,
  Verona: 140,
  Mantua: 120,
  Venice: 160,
  Padua: 90,
  Udine: 70,
  Bologna: 80,
  Zara: 50,
  Spalato: 20,
  // The Duchy.
  Warsaw: 120,
  Modlin: 50,
  Thorn: 60,
  Posen: 60,
};

/** Works thrown up since 1805. */
const FORTS: Readonly<Record<string, { readonly level: number; readonly capacity: number }>> = {
  Modlin: { level: 2, capacity: 2500 },
};

const HELD = new Map(CEDED.flatMap(([state, cities]) => cities.map((name) => [name, state] as const)));

/** Who holds what, and what is stored there, when the campaign opens. */
export const STORED: readonly CityDocument[] = [...new Set([...HELD.keys(), ...Object.keys(STOCKS)])].map(
  (name) => {
    const state = HELD.get(name);
    const fort = FORTS[name];
    return { name, ...(state ? { state } : {}), ...(fort ? { fort } : {}), supplies: STOCKS[name] ?? 10 };
  },
);
