import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type {
  AnnouncementDocument,
  DryRunDocument,
  EditDocument,
  LogEntryDocument,
  TurnStateDocument,
} from '@vedette/contracts';
import { EVERYBODY, InCampaign } from '../access/access.js';
import { Me, Place } from '../access/caller.js';
import type { Standing } from '../access/standing.js';
import type { PositionDocument } from '@vedette/campaign';
import { PositionService } from '../administration/position.service.js';
import { AdministrationService } from '../administration/administration.service.js';
import { AnnouncementView, EditView, LogEntryView } from '../administration/administration.views.js';
import { TurnView } from '../campaigns/campaign.views.js';
import type { SignedIn } from '../sessions/signed-in.js';
import { JsonValue } from './json-value.scalar.js';

const JSON_ARGUMENT = { type: () => JsonValue };
const INT = { type: () => Int };

/** What administrators do to a campaign with their own hand. */
@Resolver()
export class UmpireResolver {
  constructor(
    private readonly administration: AdministrationService,
    private readonly positions: PositionService,
  ) {}

  @Query(() => [LogEntryView], {
    description: 'What administrators did: all of it for them, for a player what concerns him',
  })
  @InCampaign(...EVERYBODY)
  administrationLog(
    @Args('campaign') campaign: string,
    @Place() standing: Standing,
  ): Promise<LogEntryDocument[]> {
    return this.administration.log(campaign, standing);
  }

  @Query(() => EditView, { description: 'What an edit would change, and who would be told what of it' })
  @InCampaign('administrator')
  previewEdit(
    @Args('campaign') campaign: string,
    @Args('edit', JSON_ARGUMENT) edit: unknown,
  ): Promise<EditDocument> {
    return this.administration.preview(campaign, edit);
  }

  @Mutation(() => EditView, { description: 'Change a unit, city, port or ship by hand' })
  @InCampaign('administrator')
  editPiece(
    @Args('campaign') campaign: string,
    @Args('edit', JSON_ARGUMENT) edit: unknown,
    @Me() me: SignedIn,
  ): Promise<EditDocument> {
    return this.administration.edit(campaign, me, edit);
  }

  @Mutation(() => EditView, { description: 'Take an edit back, unless something else has changed since' })
  @InCampaign('administrator')
  undoEdit(
    @Args('campaign') campaign: string,
    @Args('number', INT) number: number,
    @Args('reason') reason: string,
    @Me() me: SignedIn,
  ): Promise<EditDocument> {
    return this.administration.undo(campaign, me, number, { reason });
  }

  @Mutation(() => AnnouncementView, { description: 'Announce something to all, a side or players' })
  @InCampaign('administrator')
  announce(
    @Args('campaign') campaign: string,
    @Args('text') text: string,
    @Args('to', JSON_ARGUMENT) to: unknown,
    @Me() me: SignedIn,
  ): Promise<AnnouncementDocument> {
    return this.administration.announce(campaign, me, { text, to });
  }

  @Mutation(() => JsonValue, {
    description: 'Play the open turn with dice of its own and show what differs; nothing is kept',
  })
  @InCampaign('administrator')
  dryRunTurn(@Args('campaign') campaign: string): Promise<DryRunDocument> {
    return this.administration.dryRun(campaign);
  }

  @Mutation(() => TurnView, {
    description:
      'Roll a turn, the last one resolved unless given, back to before a phase: later turns are superseded, and it waits, or takes orders again when they are "reopened"',
  })
  @InCampaign('administrator')
  rollBackTurn(
    @Args('campaign') campaign: string,
    @Args('to') to: string,
    @Args('reason') reason: string,
    @Me() me: SignedIn,
    @Args('turn', { type: () => Int, nullable: true }) turn?: number | null,
    @Args('orders', { type: () => String, nullable: true }) orders?: string | null,
  ): Promise<TurnStateDocument> {
    const which = {
      ...(turn === null || turn === undefined ? {} : { turn }),
      ...(orders === null || orders === undefined ? {} : { orders }),
    };
    return this.administration.rollBack(campaign, me, { to, reason, ...which });
  }

  @Mutation(() => TurnView, {
    description: 'Take the last rollback back, while the turn waits and no piece was edited since',
  })
  @InCampaign('administrator')
  undoRollBack(
    @Args('campaign') campaign: string,
    @Args('reason') reason: string,
    @Me() me: SignedIn,
  ): Promise<TurnStateDocument> {
    return this.administration.undoRollBack(campaign, me, { reason });
  }

  @Mutation(() => TurnView, {
    description: 'Set a turn that is being resolved aside, until it is had to go on',
  })
  @InCampaign('administrator')
  holdTurn(
    @Args('campaign') campaign: string,
    @Args('reason') reason: string,
    @Me() me: SignedIn,
  ): Promise<TurnStateDocument> {
    return this.administration.hold(campaign, me, { reason });
  }

  @Mutation(() => TurnView, { description: 'Have a turn that was rolled back go on' })
  @InCampaign('administrator')
  resumeTurn(@Args('campaign') campaign: string, @Me() me: SignedIn): Promise<TurnStateDocument> {
    return this.administration.resume(campaign, me);
  }

  @Query(() => JsonValue, {
    description:
      'The whole position as it stands, or at the start or end of a turn or phase, as a new campaign takes it; that you looked stands in the log, for everybody',
  })
  @InCampaign('administrator')
  wholePosition(
    @Args('campaign') campaign: string,
    @Me() { account }: SignedIn,
    @Args('turn', { type: () => Int, nullable: true }) turn?: number | null,
    @Args('phase', { type: () => String, nullable: true }) phase?: string | null,
    @Args('at', { type: () => String, nullable: true }) at?: string | null,
  ): Promise<PositionDocument> {
    const asked = { turn: turn ?? undefined, phase: phase ?? undefined, at: at ?? undefined };
    return this.positions.document(campaign, asked, account.name);
  }
}
