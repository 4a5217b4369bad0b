import { withArticle } from '@vedette/campaign';
import { Injectable } from '@nestjs/common';
import { ForbiddenError } from '../access/access.errors.js';
import { MINISTERS } from '../access/access.js';
import type { Standing } from '../access/standing.js';
import { ReportReaders } from '../reports/report-readers.js';

/** Whose picture, and of which turn; null for the latest. */
export interface WhosePicture {
  readonly campaign: string;
  readonly player: string;
  readonly turn: number | null;
}

/** Whose desk is asked for, the caller's own unless given, and of which turn. */
interface Wanted {
  readonly turn?: number | null | undefined;
  readonly player?: string | undefined;
}

/**
 * Whose desk a caller reads: a minister his own, an administrator whose he says, and whoever stands in for a minister that
 * minister's, of the turns handed over to him.
 */
@Injectable()
export class IntelligenceReaders {
  constructor(private readonly readers: ReportReaders) {}

  /** @throws ForbiddenError */
  async whose(standing: Standing, { turn = null, player }: Wanted): Promise<WhosePicture> {
    const { campaign } = standing;
    const ownSeat =
      standing.kind === 'seat' && (player === undefined || player === standing.player) ? standing : null;
    if (ownSeat && ownSeat.role !== 'minister')
      throw new ForbiddenError(`${withArticle(MINISTERS.join(' or '))} of the campaign`);
    const wished = { campaign, turn, sight: 'intelligence' as const };
    return { campaign, turn, player: await this.readers.playerFor({ standing, player }, wished) };
  }
}
