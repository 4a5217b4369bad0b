import { withArticle } from '@vedette/campaign';
import { Injectable } from '@nestjs/common';
import { ForbiddenError } from '../access/access.errors.js';
import { MINISTERS } from '../access/access.js';
import { type Reader, ReportReaders } from '../reports/report-readers.js';
import type { WhosePicture } from './intelligence.service.js';

/**
 * Whose desk a caller reads: a minister his own, an administrator whose he says, and whoever stands in for a minister that
 * minister's, of the turns handed over to him.
 */
@Injectable()
export class IntelligenceReaders {
  constructor(private readonly readers: ReportReaders) {}

  /** @throws ForbiddenError */
  async whose(reader: Reader, campaign: string, turn: number | null): Promise<WhosePicture> {
    const { standing, player } = reader;
    const ownSeat =
      standing.kind === 'seat' && (player === undefined || player === standing.player) ? standing : null;
    if (ownSeat && ownSeat.role !== 'minister')
      throw new ForbiddenError(`${withArticle(MINISTERS.join(' or '))} of the campaign`);
    const wished = { campaign, turn, sight: 'intelligence' as const };
    return { campaign, turn, player: await this.readers.playerFor(reader, wished) };
  }
}
