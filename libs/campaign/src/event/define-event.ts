import type { TSchema } from '@sinclair/typebox';
import { type EventDefinition as DefinitionOfGame, eventsOver } from '@vedette/record';
import type { PhaseName } from '../phase/phase-name.js';
import type { MutableCampaignState } from '../state/mutable-campaign-state.js';

/** A type of event of a campaign. */
export type EventDefinition<S extends TSchema = TSchema, Type extends string = string> = DefinitionOfGame<
  MutableCampaignState,
  PhaseName,
  S,
  Type
>;

/** Declares a type of event of a campaign; `version` is 1 and nothing is seen in part unless said. */
export const defineEvent = eventsOver<MutableCampaignState, PhaseName>();
