import { CAMPAIGN_EVENTS, type EventName, type GameEvent, type PhaseName } from '@vedette/campaign';
import * as record from '@vedette/record';

/** Names of types of event of a campaign and their data: what words about them may be made of. */
export type { EventData, EventName } from '@vedette/campaign';

/** An event of a campaign as one player is told of it. */
export type ObservedEvent = record.ObservedEvent<PhaseName, EventName>;

/**
 * What a player is told of an event of a campaign; null when he saw nothing of it (GITM AMWOL 4.4, 4.5, 5.3).
 */
export function observe(event: GameEvent, player: string): ObservedEvent | null {
  return record.observe(CAMPAIGN_EVENTS, event, player);
}
