import { Injectable } from '@nestjs/common';
import { EventStore, type StreamVersions } from '@vedette/event-store';
import { CampaignNotFoundError } from '@vedette/ledger';
import { CampaignFile } from './campaign-file.js';

/** The files of the campaigns in play. */
@Injectable()
export class CampaignFiles {
  private readonly files = new Map<string, CampaignFile>();

  constructor(private readonly store: EventStore) {}

  /**
   * The file with everything committed so far, and the latest turn. `now` are the versions of the campaign's streams, if the
   * caller has just asked for them. @throws CampaignNotFoundError
   */
  async fresh(
    campaign: string,
    now?: StreamVersions,
  ): Promise<{ readonly file: CampaignFile; readonly latestTurn: number }> {
    const file = this.files.get(campaign) ?? new CampaignFile(campaign, this.store);
    await file.refresh(now ?? (await this.store.streamVersions(campaign)));
    const { latestTurn } = file;
    if (latestTurn === null) throw new CampaignNotFoundError(campaign);
    // Another question may have opened it meanwhile; books hold on to the one that is kept.
    const kept = this.files.get(campaign) ?? file;
    this.files.set(campaign, kept);
    return { file: kept, latestTurn };
  }
}
