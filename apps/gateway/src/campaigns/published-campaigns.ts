import { Injectable } from '@nestjs/common';
import { describeCampaign } from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import { VedetteError } from '@vedette/platform';
import { ArchivedCampaigns } from './archived-campaigns.js';

/** Which campaigns have ended for good, so that everything that was hidden in them is open to their members. */
@Injectable()
export class PublishedCampaigns {
  /** What was opened is never closed again, so it need not be asked for twice. */
  private readonly known = new Set<string>();

  constructor(
    private readonly requests: RequestClient,
    private readonly archived: ArchivedCampaigns,
  ) {}

  async isOpen(campaign: string): Promise<boolean> {
    if (this.known.has(campaign)) return true;
    const isOpen = await this.ask(campaign);
    if (isOpen) this.known.add(campaign);
    return isOpen;
  }

  private async ask(campaign: string): Promise<boolean> {
    try {
      return (await this.requests.request(describeCampaign, { campaign })).status === 'published';
    } catch (error) {
      if (!isNotThere(error)) throw error;
      const archived = await this.archived.one(campaign);
      if (!archived) throw error;
      return archived.published;
    }
  }
}

const isNotThere = (error: unknown): boolean => error instanceof VedetteError && error.status === 404;
