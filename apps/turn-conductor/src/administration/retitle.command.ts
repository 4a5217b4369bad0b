import { Injectable } from '@nestjs/common';
import type { CampaignDocument, QuestionOf, retitleCampaign } from '@vedette/contracts';
import { CampaignRetitled, storedEvent } from '@vedette/ledger';
import { Boards } from '../board/boards.js';
import { documentOf } from '../board/campaign-board.js';
import { AdministrationWriter } from './administration-writer.js';

/** Has a campaign be called otherwise. */
@Injectable()
export class RetitleCommand {
  constructor(
    private readonly boards: Boards,
    private readonly writer: AdministrationWriter,
  ) {}

  /** @throws CampaignNotFoundError */
  async run({ campaign, title, reason, by }: QuestionOf<typeof retitleCampaign>): Promise<CampaignDocument> {
    const { title: before } = await this.boards.fresh(campaign);
    if (title !== before)
      await this.writer.note(campaign, storedEvent(CampaignRetitled, { title, before, by, reason }));
    return documentOf(await this.boards.fresh(campaign));
  }
}
