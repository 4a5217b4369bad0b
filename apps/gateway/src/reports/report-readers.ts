import { Injectable } from '@nestjs/common';
import { type AnswerOf, readAsStandIn, type StandInSight } from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import { ForbiddenError } from '../access/access.errors.js';
import type { Membership } from '../campaigns/membership.repository.js';

/** What somebody wants to read. Without a turn the latest is meant; without a sight only which turns there are. */
export interface Wished {
  readonly campaign: string;
  readonly turn?: number | null | undefined;
  readonly sight?: StandInSight;
}

/** Who reads, and whose it is. */
export interface Reader {
  readonly place: Membership | null;
  /** As the caller named him; undefined for himself. */
  readonly player: string | undefined;
}

/** Whose it is, and of which turns; every turn when it is his own or an administrator looks. */
export interface Allowed {
  readonly player: string;
  readonly turns: AnswerOf<typeof readAsStandIn>['turns'];
}

/**
 * Whose reports a caller reads: his own; an administrator who plays nobody says whose; and who stands in for somebody reads
 * what is of the turns handed over to him, which is noted for the absent player. Everything else is refused in the same words,
 * whether there is such a player or not.
 */
@Injectable()
export class ReportReaders {
  constructor(private readonly requests: RequestClient) {}

  /** @throws ForbiddenError when it is neither his nor handed over to him in that turn */
  async playerFor(reader: Reader, wished: Wished): Promise<string> {
    return (await this.allowed(reader, wished)).player;
  }

  /** @throws ForbiddenError */
  async allowed({ place, player }: Reader, { campaign, turn, sight }: Wished): Promise<Allowed> {
    if (!place || place.role === 'administrator') {
      const whose = player ?? place?.player;
      if (!whose) throw new ForbiddenError('those who play; an administrator says whose report: ?player=...');
      return { player: whose, turns: null };
    }
    if (player === undefined || player === place.player) return { player: place.player!, turns: null };
    const { turns } = await this.requests.request(readAsStandIn, {
      campaign,
      player: place.player!,
      officer: player,
      ...(sight === undefined ? {} : { sight }),
      ...(turn === undefined || turn === null ? {} : { turn }),
    });
    if (!turns) throw new ForbiddenError('administrators of the campaign, and who stands in for the player');
    return { player, turns };
  }
}
