import { applyDecorators, Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import { PHASE_NAMES, type PositionDocument } from '@vedette/campaign';
import { POSITION_MOMENTS } from '@vedette/contracts';
import { InCampaign } from '../access/access.js';
import { Me } from '../access/caller.js';
import { OptionalTurnParam } from '../http/params.js';
import type { SignedIn } from '../sessions/signed-in.js';
import { PositionService } from './position.service.js';

/** A look behind the veil at a moment. */
const Look = (path: string, summary: string): MethodDecorator =>
  applyDecorators(
    Get(path),
    InCampaign('administrator'),
    ApiOperation({ summary: `${summary}; that you looked stands in the log, for everybody` }),
    ApiQuery({
      name: 'turn',
      required: false,
      description: 'as it stands now, unless a turn or phase is given',
    }),
    ApiQuery({ name: 'phase', required: false, enum: PHASE_NAMES, description: 'of this phase of the turn' }),
    ApiQuery({ name: 'at', required: false, enum: POSITION_MOMENTS, description: 'start unless given' }),
    Header('Cache-Control', 'no-store'),
  );

/** The whole position, as nobody who plays sees it. */
@ApiTags('administration')
@Controller('campaigns/:id/administration')
export class PositionController {
  constructor(private readonly positions: PositionService) {}

  @Look('position', 'The whole position at a moment, as a new campaign or the umpire bench takes it')
  @ApiOkResponse({ schema: { $ref: '#/components/schemas/Position' } })
  document(
    @Param('id') campaign: string,
    @Me() { account }: SignedIn,
    @Query('turn', OptionalTurnParam) turn?: number,
    @Query('phase') phase?: unknown,
    @Query('at') at?: unknown,
  ): Promise<PositionDocument> {
    return this.positions.document(campaign, { turn, phase, at }, account.name);
  }

  @Look('position.txt', 'Every piece of the whole position as text, with the ids that edits name')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @ApiProduces('text/plain')
  @ApiOkResponse({ description: 'the pieces', schema: { type: 'string' } })
  listing(
    @Param('id') campaign: string,
    @Me() { account }: SignedIn,
    @Query('turn', OptionalTurnParam) turn?: number,
    @Query('phase') phase?: unknown,
    @Query('at') at?: unknown,
  ): Promise<string> {
    return this.positions.listing(campaign, { turn, phase, at }, account.name);
  }
}
