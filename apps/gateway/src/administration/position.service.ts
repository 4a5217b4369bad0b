import { Injectable } from '@nestjs/common';
import { PHASE_NAMES, type PhaseName, type PositionDocument } from '@vedette/campaign';
import { POSITION_MOMENTS, type PositionMoment, wholePosition } from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import { DocumentStore } from '@vedette/vault';
import { ParameterInvalidError } from '../http/params.js';
import { listPosition } from './position-listing.js';

/** Of which moment the position is wanted, as it was asked. */
export interface MomentAsked {
  readonly turn?: number | undefined;
  readonly phase?: unknown;
  readonly at?: unknown;
}

/** The whole position for who runs a campaign; the conductor writes down that he looked. */
@Injectable()
export class PositionService {
  constructor(
    private readonly requests: RequestClient,
    private readonly documents: DocumentStore,
  ) {}

  /** A position document, as a campaign or the umpire bench takes it. @throws ParameterInvalidError */
  async document(campaign: string, asked: MomentAsked, by: string): Promise<PositionDocument> {
    return (await this.look(campaign, asked, by)).position;
  }

  /** Every piece of it as plain text. @throws ParameterInvalidError */
  async listing(campaign: string, asked: MomentAsked, by: string): Promise<string> {
    const { position, moment } = await this.look(campaign, asked, by);
    return listPosition(position, `${campaign}, ${moment}`);
  }

  private async look(
    campaign: string,
    { turn, phase, at }: MomentAsked,
    by: string,
  ): Promise<{ readonly position: PositionDocument; readonly moment: string }> {
    const told = await this.requests.request(wholePosition, {
      ...{ campaign, by },
      ...(turn === undefined ? {} : { turn }),
      ...(phase === undefined ? {} : { phase: oneOf<PhaseName>('phase', PHASE_NAMES, phase) }),
      ...(at === undefined ? {} : { at: oneOf<PositionMoment>('at', POSITION_MOMENTS, at) }),
    });
    const of = `${told.phase === null ? '' : `${told.phase} of `}turn ${told.turn}`;
    const moment = told.at === 'now' ? `${of} as it stands` : `${told.at} of ${of}`;
    return { position: (await this.documents.get(told.document)) as PositionDocument, moment };
  }
}

/** @throws ParameterInvalidError */
function oneOf<T extends string>(name: string, allowed: readonly T[], found: unknown): T {
  const match = allowed.find((value) => value === found);
  if (match === undefined) throw new ParameterInvalidError(name, `one of ${allowed.join(', ')}`);
  return match;
}
