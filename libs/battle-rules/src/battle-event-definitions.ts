import {
  EDIT_EVENTS,
  FIRE_EVENTS,
  MORALE_EVENTS,
  OPENING_EVENTS,
  REACTION_EVENTS,
  SHOCK_EVENTS,
  SIGHT_EVENTS,
  UPKEEP_EVENTS,
  type BattleEventDefinition,
  type BattleEvents,
} from '@vedette/battle';
import { eventsOfGame } from '@vedette/record';
import * as activation from './activation/activation.events.js';
import * as arrival from './arrival/arrival.events.js';
import * as end from './end/end.events.js';
import * as random from './events/random.events.js';
import * as initiative from './initiative/initiative.events.js';
import * as movement from './movement/movement.events.js';
import * as orders from './orders/orders.events.js';
import * as turn from './turn.events.js';

const DECLARED: readonly unknown[] = [
  ...[
    EDIT_EVENTS,
    FIRE_EVENTS,
    MORALE_EVENTS,
    OPENING_EVENTS,
    REACTION_EVENTS,
    SHOCK_EVENTS,
    SIGHT_EVENTS,
    UPKEEP_EVENTS,
  ].flat(),
  ...[activation, arrival, end, random, initiative, movement, orders, turn].flatMap((room) =>
    Object.values(room),
  ),
];

/** Every type of event a battle has: what it tells, who saw it in part is told what of it, and what it changes. */
export const BATTLE_EVENTS: BattleEvents = eventsOfGame(DECLARED.filter(isDefinition));

function isDefinition(thing: unknown): thing is BattleEventDefinition {
  return typeof thing === 'object' && thing !== null && 'type' in thing && 'seen' in thing;
}
