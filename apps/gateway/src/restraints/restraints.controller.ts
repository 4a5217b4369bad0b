import { Delete, Get, Put } from '@nestjs/common';
import { Type } from '@sinclair/typebox';
import {
  AdministrationReason,
  listRestraints,
  restrain,
  RestraintDocument,
  type RestraintKind,
  unrestrain,
} from '@vedette/contracts';
import {
  AsMutation,
  AsQuery,
  bodyOf,
  BothDoors,
  From,
  SentApart,
  Serves,
  type Shown,
  viewOf,
  Which,
} from '@vedette/edge';
import { RequestClient } from '@vedette/messaging';
import type { Client } from '@vedette/people';
import { InCampaign } from '../access/access.js';
import { ByUmpire, Me, type Umpire } from '../access/caller.js';
import { asTold, type SignedIn } from '../callers/signed-in.js';

/** Why somebody is banned or muted. */
export const RestraintBody = bodyOf(
  'RestraintReason',
  Type.Object({
    reason: Type.Unsafe<string>({
      ...AdministrationReason,
      description: 'why; administrators read it in the log, and who is muted when he tries to write',
    }),
  }),
  { component: 'RestraintBody' },
);
export type RestraintBody = InstanceType<typeof RestraintBody>;

/** Something an account may not do in a campaign. */
export const RestraintView = viewOf('Restraint', RestraintDocument);
export type RestraintView = Shown<typeof RestraintView>;

/** Banning and muting in a campaign; people knows who is, and correspondence asks it before it takes a letter. */
@BothDoors('campaigns/:id', 'members')
export class RestraintsController {
  constructor(private readonly requests: RequestClient) {}

  @Get('restraints')
  @Serves(200, [RestraintView], 'Who is banned from the campaign, and who may write no letters in it')
  @AsQuery('restraints')
  @InCampaign('administrator')
  async list(@ByUmpire() { campaign }: Umpire): Promise<RestraintDocument[]> {
    return (await this.requests.request(listRestraints, { campaign })).restraints;
  }

  @Put('members/:account/ban')
  @Serves(
    200,
    RestraintView,
    'Ban an account: it loses every place in the campaign, and neither takes nor asks for one until that is lifted',
  )
  @AsMutation('banMember')
  @InCampaign('administrator')
  ban(
    @ByUmpire() umpire: Umpire,
    @Which('account') account: string,
    @SentApart(RestraintBody) { reason }: RestraintBody,
    @Me() me: SignedIn,
    @From() client: Client,
  ): Promise<RestraintDocument> {
    return this.lay({ ...umpire, account, kind: 'banned' }, reason, me, client);
  }

  @Delete('members/:account/ban')
  @Serves(204, null, 'Lift a ban; the account has no place until it is given one')
  @AsMutation('unbanMember')
  @InCampaign('administrator')
  async unban(
    @ByUmpire() umpire: Umpire,
    @Which('account') account: string,
    @Me() me: SignedIn,
  ): Promise<void> {
    await this.lift({ ...umpire, account, kind: 'banned' }, me);
  }

  @Put('members/:account/mute')
  @Serves(200, RestraintView, 'Have an account write no letters in the campaign until that is lifted')
  @AsMutation('muteMember')
  @InCampaign('administrator')
  mute(
    @ByUmpire() umpire: Umpire,
    @Which('account') account: string,
    @SentApart(RestraintBody) { reason }: RestraintBody,
    @Me() me: SignedIn,
    @From() client: Client,
  ): Promise<RestraintDocument> {
    return this.lay({ ...umpire, account, kind: 'muted' }, reason, me, client);
  }

  @Delete('members/:account/mute')
  @Serves(204, null, 'Let an account write letters again')
  @AsMutation('unmuteMember')
  @InCampaign('administrator')
  async unmute(
    @ByUmpire() umpire: Umpire,
    @Which('account') account: string,
    @Me() me: SignedIn,
  ): Promise<void> {
    await this.lift({ ...umpire, account, kind: 'muted' }, me);
  }

  private lay(about: About, reason: string, me: SignedIn, client: Client): Promise<RestraintDocument> {
    const { campaign, account, kind } = about;
    return this.requests.request(restrain, { campaign, account, kind, reason, me: asTold(me), client });
  }

  private async lift({ campaign, account, kind }: About, me: SignedIn): Promise<void> {
    await this.requests.request(unrestrain, { campaign, account, kind, me: asTold(me) });
  }
}

interface About {
  readonly campaign: string;
  readonly account: string;
  readonly kind: RestraintKind;
}
