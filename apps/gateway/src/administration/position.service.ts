import { Injectable } from '@nestjs/common';
import { listPosition, type PositionDocument } from '@vedette/campaign';
import { cellDocument, wholePosition } from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import { NotFoundError } from '@vedette/platform';
import { DocumentStore } from '@vedette/vault';
import type { Umpire } from '../access/caller.js';
import type { MomentQuestion } from './administration.bodies.js';

/** The whole position for who runs a campaign; the conductor writes down that he looked. */
@Injectable()
export class PositionService {
  constructor(
    private readonly requests: RequestClient,
    private readonly documents: DocumentStore,
  ) {}

  /** A position document, as a campaign or the umpire bench takes it. */
  async document(umpire: Umpire, asked: MomentQuestion): Promise<PositionDocument> {
    return (await this.look(umpire, asked)).position;
  }

  /** Every piece of it as plain text. */
  async listing(umpire: Umpire, asked: MomentQuestion): Promise<string> {
    const { position, moment } = await this.look(umpire, asked);
    return listPosition(position, `${umpire.campaign}, ${moment}`);
  }

  private async look(
    umpire: Umpire,
    asked: MomentQuestion,
  ): Promise<{ readonly position: PositionDocument; readonly moment: string }> {
    const told = await this.requests.request(wholePosition, { ...umpire, ...asked });
    const of = `${told.phase === null ? '' : `${told.phase} of `}turn ${told.turn}`;
    const moment = told.at === 'now' ? `${of} as it stands` : `${told.at} of ${of}`;
    return { position: (await this.read(umpire.campaign, told.document)) as PositionDocument, moment };
  }

  /** It lies in the vault of the campaign's cell, which is this one unless the house has several. */
  private async read(campaign: string, document: string): Promise<unknown> {
    try {
      return await this.documents.get(document);
    } catch (error) {
      if (!(error instanceof NotFoundError)) throw error;
      return JSON.parse((await this.requests.request(cellDocument, { campaign, document })).text) as unknown;
    }
  }
}
