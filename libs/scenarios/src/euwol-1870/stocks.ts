import type { CityDocument } from '@vedette/campaign';

/** What lies ready, in supplies; *our figures*: full magazines behind the Rhine, half-empty ones in Lorraine, as the intendants complained. */
const STOCKS: Readonly<Record<string, number>> = {
  Trier: 160,
  Saarlouis: 60,
  Saarbrucken: 20,
  Kaiserslautern: 200,
  Landau: 220,
  Germersheim: 160,
  Karlsruhe: 120,
  Rastatt: 120,
  Mainz: 350,
  Kreuznach: 90,
  Mannheim: 200,
  Koblenz: 250,
  Cologne: 300,
  Metz: 260,
  Thionville: 90,
  Strasbourg: 200,
  Hagenau: 40,
  Bitsch: 40,
  Saargemund: 70,
  Belfort: 120,
  Mulhouse: 60,
  Colmar: 60,
  Chalons: 200,
  Nancy: 140,
  Toul: 50,
  Verdun: 120,
  Sedan: 60,
  Mezieres: 80,
  Reims: 120,
  Paris: 500,
  Longwy: 30,
  Montmedy: 30,
};

/** Fortresses of the theatre's year that were given up by 1870. */
const RAZED = ['Luxembourg'] as const;

/** Cities as the opening has them, where it differs from the theatre's. */
export const STORED: readonly CityDocument[] = [
  ...Object.entries(STOCKS).map(([name, supplies]): CityDocument => ({ name, supplies })),
  ...RAZED.map((name): CityDocument => ({ name, state: 'NL', fort: null })),
];
