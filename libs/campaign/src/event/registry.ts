import { type EventSet, eventSet } from '@vedette/record';
import { PHASE_NAMES, type PhaseName } from '../phase/phase-name.js';
import type { MutableCampaignState } from '../state/mutable-campaign-state.js';
import { ADMINISTRATION_EVENTS } from './administration-events.js';
import type { EventDefinition } from './define-event.js';
import { CROSSING_EVENTS } from './crossing-events.js';
import { COMBAT_EVENTS } from './combat-events.js';
import { CONDITION_EVENTS } from './condition-events.js';
import { MOVEMENT_EVENTS } from './movement-events.js';
import { NAVAL_EVENTS } from './naval-events.js';
import { OBSERVATION_EVENTS } from './observation-events.js';
import { RAILWAY_EVENTS } from './railway-events.js';
import { SUPPLY_EVENTS } from './supply-events.js';
import { TURN_EVENTS } from './turn-events.js';

/** Every type of event there is, by area of play. */
export const EVENT_DEFINITIONS = [
  ...TURN_EVENTS,
  ...MOVEMENT_EVENTS,
  ...COMBAT_EVENTS,
  ...CONDITION_EVENTS,
  ...SUPPLY_EVENTS,
  ...RAILWAY_EVENTS,
  ...CROSSING_EVENTS,
  ...NAVAL_EVENTS,
  ...OBSERVATION_EVENTS,
  ...ADMINISTRATION_EVENTS,
] as const;

/** One of the definitions of the events of a campaign. */
export type CampaignEventDefinition = (typeof EVENT_DEFINITIONS)[number];

/** The events of a campaign over its state and its phases. */
export const CAMPAIGN_EVENTS: EventSet<MutableCampaignState, PhaseName, CampaignEventDefinition> = eventSet<
  MutableCampaignState,
  PhaseName,
  CampaignEventDefinition
>(PHASE_NAMES, EVENT_DEFINITIONS);

/** The definition of a type of event. Throws {@link UnknownEventError}. */
export function definitionOf<Name extends CampaignEventDefinition['type']>(type: Name): EventDefinition {
  return CAMPAIGN_EVENTS.definitionOf(type);
}
