import { Injectable } from '@nestjs/common';
import type { BriefDocument, QuestionOf, readAllBriefs, readBrief } from '@vedette/contracts';
import { briefAsRead, BriefsSeen, statusOfLife, storedEvent } from '@vedette/ledger';
import { AdministrationWriter } from '../administration/administration-writer.js';
import { Boards } from '../board/boards.js';

/** What those who play were told before the first turn. */
@Injectable()
export class Briefs {
  constructor(
    private readonly boards: Boards,
    private readonly writer: AdministrationWriter,
  ) {}

  /** What a player may read of it, or with null who plays nobody. @throws CampaignNotFoundError */
  async read({ campaign, player }: QuestionOf<typeof readBrief>): Promise<BriefDocument> {
    const { opening, life } = await this.boards.fresh(campaign);
    const isOpen = statusOfLife(life) === 'published';
    return briefAsRead(opening.brief, opening.campaign, { player, isOpen });
  }

  /** Lifts the veil of all sides' briefs, after it was written down who does and why. @throws CampaignNotFoundError */
  async lift({ campaign, reason, by }: QuestionOf<typeof readAllBriefs>): Promise<BriefDocument> {
    await this.writer.note(campaign, storedEvent(BriefsSeen, { reason, by }));
    const { opening } = await this.boards.fresh(campaign);
    return briefAsRead(opening.brief, opening.campaign, { player: null, isOpen: true });
  }
}
