import { Post } from '@nestjs/common';
import { Type } from '@sinclair/typebox';
import { leaveSeat } from '@vedette/contracts';
import { AsMutation, bodyOf, BothDoors, From, SentApart, Serves } from '@vedette/edge';
import { RequestClient } from '@vedette/messaging';
import type { Client } from '@vedette/people';
import { InCampaign, PLAYS } from '../access/access.js';
import { FromSeat, Me, type Seat } from '../access/caller.js';
import { asTold, type SignedIn } from '../callers/signed-in.js';
import { confirm } from './campaign-life.dto.js';
import { mustBeMeant } from './must-be-meant.js';

/** That a seat is given up. */
export const LeaveSeatBody = bodyOf('LeaveSeat', Type.Object({ confirm }));
export type LeaveSeatBody = InstanceType<typeof LeaveSeatBody>;

/** Giving up a seat of one's own; people does it and tells whoever administers the campaign. */
@BothDoors('campaigns/:id/leave', 'members')
export class LeavingController {
  constructor(private readonly requests: RequestClient) {}

  /** @throws NotConfirmedError */
  @Post()
  @Serves(
    204,
    null,
    'Give up your seat: it is free at once, what you ordered stands, and the administrators are told',
  )
  @AsMutation('leaveSeat')
  @InCampaign(...PLAYS)
  async leave(
    @FromSeat() seat: Seat,
    @SentApart(LeaveSeatBody) { confirm: meant }: LeaveSeatBody,
    @Me() me: SignedIn,
    @From() client: Client,
  ): Promise<void> {
    mustBeMeant(seat, meant);
    await this.requests.request(leaveSeat, { ...seat, me: asTold(me), client });
  }
}
