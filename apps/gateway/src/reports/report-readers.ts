import { Injectable } from '@nestjs/common';
import { type AnswerOf, describeCampaign, readAsStandIn, type StandInSight } from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import { ForbiddenError } from '../access/access.errors.js';
import type { Standing } from '../access/standing.js';
import { PublishedCampaigns } from '../campaigns/published-campaigns.js';

/** What somebody wants to read. Without a turn the latest is meant; without a sight only which turns there are. */
export interface Wished {
  readonly campaign: string;
  readonly turn?: number | null | undefined;
  readonly sight?: StandInSight;
}

/** A turn of a campaign as one player saw it. */
export interface WhoseTurn {
  readonly campaign: string;
  readonly player: string;
  readonly turn: number;
}

/** Who reads, and whose it is. */
export interface Reader {
  readonly standing: Standing;
  /** As the caller named him; undefined for himself. */
  readonly player?: string | undefined;
}

/** Whose it is, and of which turns; every turn when it is his own or an administrator looks. */
export interface Allowed {
  readonly player: string;
  readonly turns: AnswerOf<typeof readAsStandIn>['turns'];
}

/**
 * Whose reports a caller reads: his own; an administrator says whose; and who stands in for somebody reads
 * what is of the turns handed over to him, which is noted for the absent player; and when the campaign has ended and is published,
 * everybody in it everybody's. Everything else is refused in the same words,
 * whether there is such a player or not.
 */
@Injectable()
export class ReportReaders {
  constructor(
    private readonly requests: RequestClient,
    private readonly published: PublishedCampaigns,
  ) {}

  /** @throws ForbiddenError when it is neither his nor handed over to him in that turn */
  async playerFor(reader: Reader, wished: Wished): Promise<string> {
    return (await this.allowed(reader, wished)).player;
  }

  /** The same of a stated turn. @throws ForbiddenError */
  async whose(
    standing: Standing,
    { turn, player }: { readonly turn: number; readonly player?: string | undefined },
    sight: StandInSight,
  ): Promise<WhoseTurn> {
    const { campaign } = standing;
    return { campaign, turn, player: await this.playerFor({ standing, player }, { campaign, turn, sight }) };
  }

  /** @throws ForbiddenError */
  async allowed({ standing, player }: Reader, { campaign, turn, sight }: Wished): Promise<Allowed> {
    if (standing.kind !== 'seat') {
      if (player === undefined) throw await this.sayWhose(campaign);
      return { player, turns: null };
    }
    if (player === undefined || player === standing.player) return { player: standing.player, turns: null };
    if (await this.published.isOpen(campaign)) return { player, turns: null };
    const { turns } = await this.requests.request(readAsStandIn, {
      campaign,
      player: standing.player,
      officer: player,
      ...(sight === undefined ? {} : { sight }),
      ...(turn === undefined || turn === null ? {} : { turn }),
    });
    if (!turns) throw new ForbiddenError('administrators of the campaign, and who stands in for the player');
    return { player, turns };
  }

  private async sayWhose(campaign: string): Promise<ForbiddenError> {
    const { players } = await this.requests.request(describeCampaign, { campaign });
    const names = players.map(({ id }) => id).join(', ');
    return new ForbiddenError(`those who play; an administrator says whose report: ?player= one of ${names}`);
  }
}
