import { type DataOf, type EventOf, eventDocument } from '@vedette/record';
import { PHASE_NAMES, type PhaseName } from '../phase/phase-name.js';
import type { CampaignEventDefinition } from './registry.js';

/** The outer shape that all events of a campaign share; `data` is described by the schema of its type. */
export const EventDocument = eventDocument(PHASE_NAMES);

/** The name of a type of event. */
export type EventName = CampaignEventDefinition['type'];

/** The data of an event, by the name of its type. */
export type EventData<Name extends EventName> = DataOf<
  Extract<CampaignEventDefinition, { readonly type: Name }>
>;

/** One thing that happened in a turn of a campaign, with its rule, its dice and who saw it; its type tells its data. */
export type GameEvent<Name extends EventName = EventName> = EventOf<
  PhaseName,
  Extract<CampaignEventDefinition, { readonly type: Name }>
>;
