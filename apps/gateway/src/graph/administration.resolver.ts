import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { AuditedPhase, CampaignMade } from '@vedette/contracts';
import { InCampaign, OperatorOnly } from '../access/access.js';
import { Me } from '../access/caller.js';
import {
  AccountEntryView,
  AccountView,
  MemberView,
  NewAccountBody,
  PlaceBody,
  ResetLinkView,
} from '../accounts/account.dto.js';
import { AccountService } from '../accounts/account.service.js';
import { NewCampaignBody } from '../campaigns/campaign.dto.js';
import { CampaignService } from '../campaigns/campaign.service.js';
import { AuditedPhaseView, CampaignView } from '../campaigns/campaign.views.js';
import { MemberService } from '../campaigns/member.service.js';
import { readPlayer } from '../reports/hand-report.js';
import { ReportService } from '../reports/report.service.js';
import { RebuildView } from '../reports/report.views.js';
import { From } from '../http/client-of.js';
import type { Client } from '@vedette/people';
import type { SignedIn } from '../sessions/signed-in.js';

/** What administrators and operators do. */
@Resolver()
export class AdministrationResolver {
  constructor(
    private readonly campaigns: CampaignService,
    private readonly memberService: MemberService,
    private readonly accountService: AccountService,
    private readonly reports: ReportService,
  ) {}

  @Mutation(() => CampaignView, { description: 'Make a campaign and open its first turn' })
  @OperatorOnly()
  createCampaign(
    @Args('campaign') campaign: NewCampaignBody,
    @Me() { account }: SignedIn,
  ): Promise<CampaignMade> {
    return this.campaigns.create(campaign, account.name);
  }

  @Query(() => [MemberView], { description: 'Everybody with a place in the campaign' })
  @InCampaign('administrator')
  members(@Args('campaign') campaign: string): Promise<MemberView[]> {
    return this.memberService.list(campaign);
  }

  @Mutation(() => MemberView, { description: 'Give an account a place beside those it has' })
  @InCampaign('administrator')
  putMember(
    @Args('campaign') campaign: string,
    @Args('account') account: string,
    @Args('place') place: PlaceBody,
    @Me() me: SignedIn,
    @From() client: Client,
  ): Promise<MemberView> {
    return this.memberService.put(campaign, account, place, { me, client });
  }

  @Mutation(() => Boolean, { description: 'Take an account one seat, or every place it has' })
  @InCampaign('administrator')
  async removeMember(
    @Args('campaign') campaign: string,
    @Args('account') account: string,
    @Me() me: SignedIn,
    @From() client: Client,
    @Args('player', { type: () => String, nullable: true, description: 'only this seat' })
    player?: string | null,
  ): Promise<boolean> {
    await this.memberService.remove(campaign, account, readPlayer(player ?? undefined), { me, client });
    return true;
  }

  @Query(() => [AccountEntryView], { description: 'Every account' })
  @OperatorOnly()
  accounts(): Promise<AccountEntryView[]> {
    return this.accountService.list();
  }

  @Mutation(() => AccountView, { description: 'Make an account' })
  @OperatorOnly()
  createAccount(
    @Args('account') body: NewAccountBody,
    @Me() { account }: SignedIn,
    @From() client: Client,
  ): Promise<AccountView> {
    return this.accountService.create(body, account.name, client);
  }

  @Mutation(() => Boolean, { description: 'Shut an account; its sessions end, its tokens are worth nothing' })
  @OperatorOnly()
  async disableAccount(
    @Args('account') name: string,
    @Me() { account }: SignedIn,
    @From() client: Client,
  ): Promise<boolean> {
    await this.accountService.setDisabled(name, true, account.name, client);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Open an account that was shut' })
  @OperatorOnly()
  async enableAccount(
    @Args('account') name: string,
    @Me() { account }: SignedIn,
    @From() client: Client,
  ): Promise<boolean> {
    await this.accountService.setDisabled(name, false, account.name, client);
    return true;
  }

  @Mutation(() => ResetLinkView, {
    description: 'A code that sets a new password, to hand to the owner of an account',
  })
  @OperatorOnly()
  makeResetLink(
    @Args('account') name: string,
    @Me() { account }: SignedIn,
    @From() client: Client,
  ): Promise<ResetLinkView> {
    return this.accountService.link(name, account.name, client);
  }

  @Mutation(() => RebuildView, { description: 'Make every report again from the events' })
  @OperatorOnly()
  rebuildReports(): Promise<RebuildView> {
    return this.reports.rebuild();
  }

  @Mutation(() => [AuditedPhaseView], {
    description: 'Resolve a resolved turn once more and compare it with the log',
  })
  @OperatorOnly()
  auditTurn(
    @Args('campaign') campaign: string,
    @Args('turn', { type: () => Int }) turn: number,
  ): Promise<AuditedPhase[]> {
    return this.campaigns.audit(campaign, turn);
  }
}
