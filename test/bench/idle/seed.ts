import type { EventStore, NewEvent, RecordedEvent } from '@vedette/event-store';
import { CampaignCreated, commandIdOf, isStored } from '@vedette/ledger';

/** Of what is written when a campaign is made, what its conductor reads. The pieces of its opening are for others. */
const STREAMS = ['administration', 'turn'] as const;

/** What is written of a campaign when it is made, by streams. */
export type Template = ReadonlyMap<string, readonly RecordedEvent[]>;

/** Reads what its conductor reads of a campaign that was made and in which nothing has happened yet. */
export async function templateOf(store: EventStore, campaign: string): Promise<Template> {
  const read = await Promise.all(STREAMS.map((stream) => store.readStream(campaign, stream)));
  return new Map(STREAMS.map((stream, i) => [stream, read[i]!]));
}

/**
 * Writes another campaign like it, without working its opening out again: ten thousand are there in a minute. Its dice could not be
 * thrown, for its secret is sealed under another name.
 */
export async function seedLike(store: EventStore, template: Template, campaign: string): Promise<void> {
  const renamed = (event: RecordedEvent): NewEvent => {
    const { type, turn, phase, data, audience } = event;
    const named = isStored(CampaignCreated, event)
      ? { ...event.data, campaign: { ...event.data.campaign, id: campaign, title: campaign } }
      : data;
    return { type, turn, phase, audience, data: named };
  };
  const appends = [...template].map(([stream, events]) => ({
    ...{ campaign, stream, expectedVersion: 0 },
    events: events.map(renamed),
  }));
  await store.appendMany(appends, { commandId: commandIdOf(`seed ${campaign}`) });
}
