import type { TSchema } from '@sinclair/typebox';
import { type EventDefinition as DefinitionOfGame, eventsOver } from '@vedette/record';
import type { PhaseName } from '../phase/phase-name.js';
import type { CampaignState } from '../state/campaign-state.js';

/** A type of event of a campaign. */
export type EventDefinition<S extends TSchema = TSchema> = DefinitionOfGame<CampaignState, PhaseName, S>;

/** Declares a type of event of a campaign; `version` is 1 and nothing is seen in part unless said. */
export const defineEvent = eventsOver<CampaignState, PhaseName>();
