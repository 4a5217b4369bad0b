import type { ServiceName } from './service-name.js';

/**
 * Services of which a house has one kind for all of its cells: they know people, who play in campaigns of every cell. All others work
 * for the campaigns of one cell.
 */
export const FRONT_SERVICES = [
  'gateway',
  'people',
  'correspondence',
] as const satisfies readonly ServiceName[];

/** Whether a service stands before all cells of a house. */
export const isOfFront = (service: ServiceName): boolean =>
  (FRONT_SERVICES as readonly ServiceName[]).includes(service);
