import { Controller, Delete, Get, Put } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { mutedSenders, muteSender } from '@vedette/contracts';
import { AsMutation, AsQuery, BothDoors, Serves, Which } from '@vedette/edge';
import { RequestClient } from '@vedette/messaging';
import { InCampaign, PLAYS } from '../access/access.js';
import { FromSeat, type Seat } from '../access/caller.js';

/** Whose letters a seat does not see. */
@BothDoors('campaigns/:id/muted-senders', 'letters')
export class MutedSendersController {
  constructor(private readonly requests: RequestClient) {}

  @Get()
  @Serves(200, [String], 'Whose letters you do not see')
  @AsQuery('mutedSenders')
  @InCampaign(...PLAYS)
  async muted(@FromSeat() seat: Seat): Promise<string[]> {
    return (await this.requests.request(mutedSenders, seat)).muted;
  }

  @Put(':player')
  @Serves(200, [String], 'Do not see the letters of a player; he is not told')
  @AsMutation('muteSender')
  @InCampaign(...PLAYS)
  async mute(
    @FromSeat() seat: Seat,
    @Which('player', undefined, 'sender') sender: string,
  ): Promise<string[]> {
    return (await this.requests.request(muteSender, { ...seat, sender, hidden: true })).muted;
  }

  @Delete(':player')
  @Serves(200, [String], 'See the letters of a player again, also those that came meanwhile')
  @AsMutation('unmuteSender')
  @InCampaign(...PLAYS)
  async unmute(
    @FromSeat() seat: Seat,
    @Which('player', undefined, 'sender') sender: string,
  ): Promise<string[]> {
    return (await this.requests.request(muteSender, { ...seat, sender, hidden: false })).muted;
  }
}

/** The same where it was before, for programs that know it there: beside `letters/{letter}/read` no description could tell the two apart. */
@ApiExcludeController()
@Controller('campaigns/:id/letters/muted')
export class MutedAmongLettersController extends MutedSendersController {
  constructor(requests: RequestClient) {
    super(requests);
  }
}
