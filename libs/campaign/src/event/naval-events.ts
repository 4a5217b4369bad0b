import { NAVAL_COMBAT_EVENTS } from './naval/combat-events.js';
import { FLEET_EVENTS } from './naval/fleet-events.js';
import { AMPHIBIOUS_EVENTS } from './naval/amphibious-events.js';
import { GARRISON_EVENTS } from './naval/garrison-events.js';
import { NAVAL_MOVEMENT_EVENTS } from './naval/movement-events.js';
import { PRIZE_EVENTS } from './naval/prize-events.js';
import { REPAIR_EVENTS } from './naval/repair-events.js';
import { SHIP_HANDLING_EVENTS } from './naval/ship-handling-events.js';
import { STORES_EVENTS } from './naval/stores-events.js';
import { WEATHER_EVENTS } from './naval/weather-events.js';

export * from './naval/combat-events.js';
export * from './naval/fleet-events.js';
export * from './naval/amphibious-events.js';
export * from './naval/garrison-events.js';
export * from './naval/movement-events.js';
export * from './naval/prize-events.js';
export * from './naval/repair-events.js';
export * from './naval/ship-handling-events.js';
export * from './naval/stores-events.js';
export * from './naval/weather-events.js';
export { type ShipTurn, shipTurn } from '../state/ship-turn.js';
export type { Stock } from './supply/stock.js';

/** Types of event of the naval war (PATE). */
export const NAVAL_EVENTS = [
  ...WEATHER_EVENTS,
  ...REPAIR_EVENTS,
  ...STORES_EVENTS,
  ...SHIP_HANDLING_EVENTS,
  ...FLEET_EVENTS,
  ...NAVAL_MOVEMENT_EVENTS,
  ...NAVAL_COMBAT_EVENTS,
  ...PRIZE_EVENTS,
  ...AMPHIBIOUS_EVENTS,
  ...GARRISON_EVENTS,
] as const;
