import { Injectable } from '@nestjs/common';
import { effectiveOrders, type NotDoneDocument, piecesNotDone } from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import type { Standing } from '../access/standing.js';
import { ReportReaders } from '../reports/report-readers.js';
import type { EffectiveOrdersView } from './effective-orders.view.js';

/** Of which turn, and for whom. */
interface Asked {
  readonly turn?: number | undefined;
  readonly officer?: string | undefined;
}

/** Brings together what pieces were ordered and, when the turn is resolved, what the player was told was not done. */
@Injectable()
export class EffectiveOrdersService {
  constructor(
    private readonly requests: RequestClient,
    private readonly readers: ReportReaders,
  ) {}

  async of(
    campaign: string,
    player: string,
    standing: Standing,
    { turn, officer }: Asked,
  ): Promise<EffectiveOrdersView> {
    const { pieces, ...answer } = await this.requests.request(effectiveOrders, {
      ...{ campaign, player },
      ...(turn === undefined ? {} : { turn }),
      ...(officer === undefined ? {} : { officer }),
    });
    const notDone = answer.closed
      ? await this.notDone(
          campaign,
          answer.turn,
          standing,
          { officer },
          pieces.map(({ piece }) => piece),
        )
      : null;
    return {
      ...answer,
      pieces: pieces.map((one) => ({ ...one, notDone: notDone ? (notDone.get(one.piece) ?? []) : null })),
    };
  }

  /** By piece; null while there is no report of the turn. A stand-in reads it as he reads the turn report. */
  private async notDone(
    campaign: string,
    turn: number,
    standing: Standing,
    { officer }: Asked,
    pieces: readonly string[],
  ): Promise<ReadonlyMap<string, NotDoneDocument[]> | null> {
    const wished = { campaign, turn, sight: 'turn-report' as const };
    const player = await this.readers.playerFor({ standing, player: officer }, wished);
    const told = await this.requests.request(piecesNotDone, { campaign, turn, player, pieces: [...pieces] });
    return told.pieces && new Map(told.pieces.map(({ piece, notDone }) => [piece, notDone]));
  }
}
