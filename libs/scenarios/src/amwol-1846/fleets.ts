import type { ShipDocument } from '@vedette/campaign';

type Rating = Pick<ShipDocument, 'quality' | 'experience' | 'commander' | 'deputy'>;

/** A frigate, sloop or steamer: id, name, crew and marines; what a squadron has in common comes from the squadron. */
type Line = readonly [id: string, name: string, crew: number, marines: number, flag?: string];

/** A squadron in one place; its ships follow the flag they name. */
function squadron(
  common: Rating & Pick<ShipDocument, 'at' | 'base' | 'stores'>,
  lines: readonly Line[],
): ShipDocument[] {
  return lines.map(([id, name, crew, marines, flag]) => ({
    id,
    name,
    crew,
    marines,
    ...common,
    ...(flag ? { attachedTo: flag } : {}),
  }));
}

const HOME = {
  commander: 'conner',
  deputy: 'bancroft',
  quality: 'Very Good',
  experience: 12,
  stores: 18,
} as const;
const PACIFIC = {
  commander: 'sloat',
  deputy: 'bancroft',
  quality: 'Very Good',
  experience: 11,
  stores: 16,
} as const;

/** Conner's squadron, under way from Veracruz to the mouth of the Rio Grande; Sloat's, waiting for news off Mazatlan. */
export const AMERICAN_SQUADRONS: readonly ShipDocument[] = [
  ...squadron({ ...HOME, at: { sea: 'SGC', tacticalArea: 4 }, base: 'Pensacola' }, [
    ['US1FR', 'Cumberland', 250, 25],
    ['US2FR', 'Raritan', 250, 25, 'US1FR'],
    ['US3FR', 'Potomac', 250, 25, 'US1FR'],
    ['US1SL', 'John Adams', 150, 20, 'US1FR'],
    ['US5SL', 'Somers', 90, 10, 'US1FR'],
  ]),
  ...squadron({ ...HOME, at: { sea: 'SGC', tacticalArea: 2 }, base: 'Pensacola' }, [
    ['US4FR', 'Mississippi', 230, 25],
    ['US2SL', "St. Mary's", 150, 20, 'US4FR'],
    ['US4SL', 'Falmouth', 150, 20, 'US4FR'],
  ]),
  ...squadron({ ...HOME, at: { port: 'Pensacola', area: 'harbor' }, base: 'Pensacola' }, [
    ['US6SL', 'Lawrence', 90, 10],
    ['US7SL', 'Porpoise', 80, 8],
  ]),
  ...squadron({ ...PACIFIC, at: { port: 'Mazatlan', area: 'coastal' }, base: 'Yerba Buena' }, [
    ['US5FR', 'Savannah', 250, 25],
    ['US3SL', 'Cyane', 150, 20, 'US5FR'],
    ['US8SL', 'Levant', 140, 18, 'US5FR'],
    ['US9SL', 'Warren', 140, 18, 'US5FR'],
  ]),
  ...squadron({ ...PACIFIC, at: { port: 'Monterey', area: 'coastal' }, base: 'Yerba Buena' }, [
    ['US10SL', 'Portsmouth', 150, 20],
  ]),
  ...squadron({ ...PACIFIC, at: { sea: 'EAP', tacticalArea: 3 }, base: 'Yerba Buena', stores: 20 }, [
    ['US6FR', 'Congress', 250, 25],
  ]),
];

const MARINE = { commander: 'marin', deputy: 'tornel', quality: 'Poor', experience: 5, stores: 10 } as const;

/** Mexico's navy: two steamers and a few brigs and schooners, short of hands, under the guns of Ulua and Alvarado. */
export const MEXICAN_NAVY: readonly ShipDocument[] = [
  ...squadron({ ...MARINE, at: { port: 'Veracruz', area: 'harbor' }, base: 'Veracruz', quality: 'Fair' }, [
    ['MX1FR', 'Moctezuma', 160, 15],
    ['MX2FR', 'Guadalupe', 150, 15, 'MX1FR'],
  ]),
  ...squadron({ ...MARINE, at: { port: 'Alvarado', area: 'harbor' }, base: 'Alvarado' }, [
    ['MX1SL', 'Mexicano', 90, 10],
    ['MX2SL', 'Veracruzano Libre', 80, 10, 'MX1SL'],
    ['MX3SL', 'Zempoalteca', 70, 6, 'MX1SL'],
    ['MX4SL', 'Aguila', 70, 6, 'MX1SL'],
    ['MX5SL', 'Libertad', 60, 5, 'MX1SL'],
    ['MX6SL', 'Guerrero', 50, 4, 'MX1SL'],
    ['MX7SL', 'Queretana', 50, 4, 'MX1SL'],
  ]),
  ...squadron(
    { ...MARINE, at: { port: 'Mazatlan', area: 'harbor' }, base: 'Mazatlan', commander: 'tellez' },
    [['MX8SL', 'Malek Adhel', 60, 4]],
  ),
  ...squadron({ ...MARINE, at: { port: 'Guaymas', area: 'harbor' }, base: 'Guaymas', commander: 'tellez' }, [
    ['MX9SL', 'Sonorense', 50, 4],
  ]),
];

/** Hired shipping of both quartermasters; capacity in spaces, one hand for every ten. */
export const TRANSPORTS: readonly ShipDocument[] = [
  {
    id: 'US1TR',
    name: 'Quartermaster transports at New Orleans',
    at: { port: 'New Orleans', area: 'harbor' },
    base: 'New Orleans',
    capacity: 4000,
    crew: 400,
    stores: 18,
    quality: 'Average',
    commander: 'gaines',
    deputy: 'conner',
    cargo: { units: [], supplies: 30, stores: 0 },
  },
  {
    id: 'US2TR',
    name: 'Lighters and schooners of the Brazos',
    at: { port: 'Point Isabel', area: 'harbor' },
    base: 'New Orleans',
    capacity: 1500,
    crew: 150,
    stores: 18,
    quality: 'Average',
    commander: 'taylor',
    deputy: 'conner',
  },
  {
    id: 'MX1TR',
    name: 'Coasting trade of Veracruz',
    at: { port: 'Veracruz', area: 'harbor' },
    base: 'Veracruz',
    capacity: 1200,
    crew: 120,
    stores: 10,
    quality: 'Fair',
    commander: 'bravo',
    deputy: 'marin',
  },
];
