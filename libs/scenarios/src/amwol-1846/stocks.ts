import type { CityDocument, PortDocument } from '@vedette/campaign';

/** Supplies in a city and stores in its port; one supply feeds one unit for one turn (GITM AMWOL 10.7), one store one ship (PATE 3.4). */
type Stock = readonly [city: string, supplies: number, stores?: number];

const STOCKS: readonly Stock[] = [
  // The Rio Grande: Taylor lives on his depot, Arista on a poor frontier.
  ['Point Isabel', 80, 10],
  ['Fort Brown', 18],
  ['Corpus Christi', 40],
  ['Matamoros', 60],
  ['Reynosa', 10],
  ['Camargo', 20],
  ['Mier', 10],
  ['Linares', 45],
  ['San Fernando', 15],
  ['Cadereyta', 20],
  ['Monterrey', 120],
  ['Saltillo', 60],
  ['Monclova', 20],
  ['Parras', 30],
  ['Victoria', 30],
  ['Tampico', 70, 15],
  // The plateau and the east.
  ['San Luis Potosi', 200],
  ['Matehuala', 20],
  ['Zacatecas', 80],
  ['Aguascalientes', 60],
  ['Guanajuato', 90],
  ['Leon', 50],
  ['Queretaro', 80],
  ['Morelia', 50],
  ['Guadalajara', 100],
  ['Mexico City', 300],
  ['Toluca', 40],
  ['Puebla', 120],
  ['Perote', 30],
  ['Jalapa', 50],
  ['Orizaba', 40],
  ['Veracruz', 90, 40],
  // Seven small ships lie at Alvarado all summer; they eat a store each a turn from it and keep their holds for sea.
  ['Alvarado', 15, 120],
  ['Tuxpan', 10, 4],
  ['Oaxaca', 40],
  ['San Juan Bautista', 15],
  ['Acapulco', 20, 8],
  ['Campeche', 60, 20],
  ['Merida', 60],
  // The north-west and California.
  ['Durango', 50],
  ['Chihuahua', 50],
  ['Parral', 20],
  ['El Paso', 25],
  ['Santa Fe', 30],
  ['Taos', 10],
  ['Albuquerque', 15],
  ['Mazatlan', 40, 15],
  ['San Blas', 15, 10],
  ['Guaymas', 20, 6],
  ['Culiacan', 15],
  ['Hermosillo', 15],
  ['Monterey', 15, 6],
  ['San Jose', 10],
  ['Santa Barbara', 8],
  ['Los Angeles', 20],
  ['San Diego', 8, 2],
  ['Yerba Buena', 25, 40],
  ['Sonoma', 10],
  ["Sutter's Fort", 25],
  // Texas and the United States.
  ['San Antonio', 50],
  ['Austin', 30],
  ['Galveston', 50, 15],
  ['Houston', 40],
  ['Fort Dodge', 60],
  ["Bent's Fort", 45],
  ['Fort Leavenworth', 120],
  ['St Louis', 300],
  ['Fort Gibson', 30],
  ['Fort Smith', 30],
  ['Fort Jesup', 30],
  ['Baton Rouge', 80],
  ['New Orleans', 400, 120],
  ['Mobile', 120, 40],
];

/** What is stored where when the campaign opens. */
export const STORED: readonly CityDocument[] = STOCKS.map(([name, supplies, stores = 0]) => ({
  name,
  supplies,
  stores,
}));

/** Stores of the navy yards off the land map. */
export const YARDS: readonly PortDocument[] = [
  { name: 'Pensacola', supplies: 60, stores: 150 },
  { name: 'Norfolk', supplies: 60, stores: 200 },
  { name: 'New York', supplies: 80, stores: 200 },
  { name: 'Boston', supplies: 60, stores: 160 },
  { name: 'Philadelphia', supplies: 60, stores: 120 },
  { name: 'Baltimore', supplies: 60, stores: 80 },
  { name: 'Charleston', supplies: 40, stores: 40 },
  { name: 'Key West', supplies: 10, stores: 20 },
];
