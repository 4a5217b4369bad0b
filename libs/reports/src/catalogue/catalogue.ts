import type { EventName } from '@vedette/observation';
import { ADMINISTRATION_MESSAGES } from './administration.js';
import { AMPHIBIOUS_MESSAGES } from './amphibious.js';
import { BREAKING_MESSAGES } from './breaking.js';
import { CLOSE_QUARTERS_MESSAGES } from './close-quarters.js';
import { COMBAT_MESSAGES } from './combat.js';
import { CONDITION_MESSAGES } from './condition.js';
import { CROSSING_MESSAGES } from './crossing.js';
import { DEPLOYMENT_MESSAGES } from './deployment.js';
import { DEPOT_MESSAGES } from './depots.js';
import { FLEET_MESSAGES } from './fleet.js';
import { GENERIC_MESSAGE } from './generic.js';
import { INTELLIGENCE_MESSAGES } from './intelligence.js';
import { MARCH_MESSAGES } from './march.js';
import type { Message } from './message.js';
import { NAVAL_COMBAT_MESSAGES } from './naval-combat.js';
import { SHIPS_TAKEN_MESSAGES } from './ships-taken.js';
import { NAVAL_MESSAGES } from './naval.js';
import { ORDERS_MESSAGES } from './orders.js';
import { RAILWAY_MESSAGES } from './railway.js';
import { RECOVERY_MESSAGES } from './recovery.js';
import { SAILING_MESSAGES } from './sailing.js';
import { SEASON_MESSAGES } from './season.js';
import { SHIP_HANDLING_MESSAGES } from './ship-handling.js';
import { SIGHTING_MESSAGES } from './sighting.js';
import { STORES_MESSAGES } from './stores.js';
import { SUPPLY_MESSAGES } from './supply.js';
import { TACTICAL_MESSAGES } from './tactical.js';
import { TURN_MESSAGES } from './turn.js';

/** Words of every type of event that has its own, by topic. */
const TOPICS = [
  ADMINISTRATION_MESSAGES,
  TURN_MESSAGES,
  ORDERS_MESSAGES,
  SUPPLY_MESSAGES,
  DEPLOYMENT_MESSAGES,
  MARCH_MESSAGES,
  TACTICAL_MESSAGES,
  SIGHTING_MESSAGES,
  COMBAT_MESSAGES,
  CLOSE_QUARTERS_MESSAGES,
  BREAKING_MESSAGES,
  CONDITION_MESSAGES,
  RECOVERY_MESSAGES,
  RAILWAY_MESSAGES,
  DEPOT_MESSAGES,
  CROSSING_MESSAGES,
  NAVAL_MESSAGES,
  NAVAL_COMBAT_MESSAGES,
  SHIPS_TAKEN_MESSAGES,
  SAILING_MESSAGES,
  STORES_MESSAGES,
  SHIP_HANDLING_MESSAGES,
  SEASON_MESSAGES,
  AMPHIBIOUS_MESSAGES,
  FLEET_MESSAGES,
  INTELLIGENCE_MESSAGES,
] as const;

type KeyOf<T> = T extends unknown ? keyof T : never;

/** Types of event kept for the record and for replay alone, and why they need no words; any other without words is a fault of types. */
export const WITHOUT_WORDS: Readonly<Record<Exclude<EventName, KeyOf<(typeof TOPICS)[number]>>, string>> = {
  NothingDecided: 'nothing happened',
  GarrisonsWatched: 'the position report shows what was seen',
  SightingsBlurred: 'whoever knew the draws could reckon back to the truth',
};

// Whoever asks for the message of a type gives it the telling of an event of that type.
const BY_TYPE: ReadonlyMap<string, Message> = new Map(
  TOPICS.flatMap((topic) => Object.entries(topic) as [string, Message][]),
);
if (BY_TYPE.size !== TOPICS.reduce((sum, topic) => sum + Object.keys(topic).length, 0))
  throw new Error('two topics of the message catalogue tell the same type of event');

/** The message of a type of event; the generic one when it has no words of its own. */
export function messageOf(type: string): Message {
  return BY_TYPE.get(type) ?? GENERIC_MESSAGE;
}

/** Types of event that have words of their own, in the order of the topics. */
export function toldTypes(): readonly string[] {
  return [...BY_TYPE.keys()];
}
