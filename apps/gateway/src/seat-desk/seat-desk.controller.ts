import { Body, Get, Headers, Put, Res } from '@nestjs/common';
import { Args, Mutation } from '@nestjs/graphql';
import { ApiHeader } from '@nestjs/swagger';
import { DeskContents } from '@vedette/contracts';
import { AsQuery, BodyContent, BothDoors, JsonValue, publishedSchema, Serves } from '@vedette/edge';
import type { Response } from 'express';
import { InCampaign, PLAYS } from '../access/access.js';
import { FromSeat, Me, type Seat } from '../access/caller.js';
import type { SignedIn } from '../callers/signed-in.js';
import { SeatDeskService } from './seat-desk.service.js';
import { SavedDeskView, SeatDeskView } from './seat-desk.views.js';
import { tagGiven, tagNamed } from './tag-named.js';

/** What a player keeps at his own seat. No token is let in: it is for the hands of its owner alone. */
@BothDoors('campaigns/:id/desk', 'desk')
export class SeatDeskController {
  constructor(private readonly desks: SeatDeskService) {}

  @Get()
  @Serves(
    200,
    SeatDeskView,
    'Your private document at this seat: drafts, marks, what was read. Nobody else reads it, administrators neither; an empty one while nothing is kept',
  )
  @AsQuery('desk')
  @InCampaign(...PLAYS)
  async read(
    @FromSeat() seat: Seat,
    @Me() me: SignedIn,
    @Res({ passthrough: true }) response?: Response,
  ): Promise<SeatDeskView> {
    const desk = await this.desks.read({ ...seat, me });
    response?.setHeader('ETag', `"${desk.tag}"`);
    response?.setHeader('Cache-Control', 'private, no-store');
    return desk;
  }

  @Put()
  @Serves(
    200,
    SavedDeskView,
    'Keep a document in place of the one you read; 412 when another device of yours was first, 428 without If-Match',
  )
  @InCampaign(...PLAYS)
  @ApiHeader({ name: 'If-Match', required: true, description: 'the ETag of the document it replaces' })
  @BodyContent({ 'application/json': { schema: publishedSchema(DeskContents) } })
  async save(
    @FromSeat() seat: Seat,
    @Me() me: SignedIn,
    @Body() document: unknown,
    @Res({ passthrough: true }) response: Response,
    @Headers('if-match') instead?: string,
  ): Promise<SavedDeskView> {
    const saved = await this.desks.save({ ...seat, me }, tagNamed(instead), document);
    response.setHeader('ETag', `"${saved.tag}"`);
    return saved;
  }

  @Mutation(() => SavedDeskView, {
    description:
      'Keeps a document in place of the one whose tag is named; desk-changed when another was kept since',
  })
  @InCampaign(...PLAYS)
  saveDesk(
    @FromSeat() seat: Seat,
    @Me() me: SignedIn,
    @Args('instead', { description: 'the tag of the document it replaces' }) instead: string,
    @Args('document', { type: () => JsonValue }) document: unknown,
  ): Promise<SavedDeskView> {
    return this.desks.save({ ...seat, me }, tagGiven(instead), document);
  }
}
