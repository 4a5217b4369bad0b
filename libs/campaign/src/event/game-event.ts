import { eventDocument, type GameEvent as EventOfGame } from '@vedette/record';
import { PHASE_NAMES, type PhaseName } from '../phase/phase-name.js';

/** The outer shape that all events of a campaign share; `data` is described by the schema of its type. */
export const EventDocument = eventDocument(PHASE_NAMES);

/** One thing that happened in a turn of a campaign, with its rule, its dice and who saw it. */
export type GameEvent<D = unknown> = EventOfGame<PhaseName, D>;
