import { Injectable } from '@nestjs/common';
import type { notePlace, QuestionOf } from '@vedette/contracts';
import { EventStore, WrongExpectedVersionError } from '@vedette/event-store';
import { CampaignOpenings, causeMeta, commandIdOf, PlaceNoted, storedEvent } from '@vedette/ledger';

const TRIES = 25;

/** Writes down who was given a place in a campaign or lost one, and by whom. */
@Injectable()
export class NotePlaceCommand {
  constructor(
    private readonly openings: CampaignOpenings,
    private readonly store: EventStore,
  ) {}

  /** Written down once, however often it is told. @throws CampaignNotFoundError */
  async run({ campaign, id, ...place }: QuestionOf<typeof notePlace>): Promise<void> {
    await this.openings.of(campaign);
    const commandId = commandIdOf(`${campaign}/place/${id}`);
    for (let tries = 1; ; tries++) {
      // The log knows a command again only where it stood the first time; told anew, it would be written behind what came since.
      const noted = await this.store.readStream(campaign, 'people', {});
      if (noted.some((event) => event.commandId === commandId)) return;
      const expectedVersion = noted.at(-1)?.version ?? 0;
      try {
        await this.store.append({
          ...{ campaign, stream: 'people', expectedVersion, commandId },
          events: [storedEvent(PlaceNoted, place)],
          meta: causeMeta(),
        });
        return;
      } catch (error) {
        if (!(error instanceof WrongExpectedVersionError) || tries === TRIES) throw error;
      }
    }
  }
}
