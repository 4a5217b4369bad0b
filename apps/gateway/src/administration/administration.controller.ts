import { applyDecorators, Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
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
import { TurnView } from '../campaigns/campaign.views.js';
import { ParameterInvalidError } from '../http/params.js';
import type { SignedIn } from '../sessions/signed-in.js';
import { type ADMINISTRATION_SCHEMAS, refTo } from './administration.bodies.js';
import { AdministrationService } from './administration.service.js';

type Schema = keyof typeof ADMINISTRATION_SCHEMAS;

/** A route of the administrator: what is sent, and what comes back. */
const Act = (path: string, summary: string, takes: Schema | null, gives: Schema | null): MethodDecorator =>
  applyDecorators(
    Post(path),
    HttpCode(200),
    InCampaign('administrator'),
    ApiOperation({ summary }),
    ...(takes ? [ApiBody({ schema: refTo(takes) })] : []),
    gives ? ApiOkResponse({ schema: refTo(gives) }) : ApiOkResponse({ type: TurnView }),
  );

/** What administrators do to a campaign with their own hand, and the log of it. */
@ApiTags('administration')
@Controller('campaigns/:id/administration')
export class AdministrationController {
  constructor(private readonly administration: AdministrationService) {}

  @Get('log')
  @InCampaign(...EVERYBODY)
  @ApiOperation({ summary: 'What administrators did: all of it for them, for a player what concerns him' })
  @ApiOkResponse({ schema: { type: 'array', items: refTo('AdministrationLogEntry') } })
  log(@Param('id') campaign: string, @Place() standing: Standing): Promise<LogEntryDocument[]> {
    return this.administration.log(campaign, standing);
  }

  @Act('edits/preview', 'What an edit would change, and who would be told what of it', 'PieceEdit', 'Edit')
  preview(@Param('id') campaign: string, @Body() edit: unknown): Promise<EditDocument> {
    return this.administration.preview(campaign, edit);
  }

  @Act(
    'edits',
    'Change a unit, city, port or ship by hand at the start of the turn, or put a unit or ship in or take it out',
    'PieceEdit',
    'Edit',
  )
  edit(@Param('id') campaign: string, @Me() me: SignedIn, @Body() edit: unknown): Promise<EditDocument> {
    return this.administration.edit(campaign, me, edit);
  }

  @Act('edits/:number/undo', 'Take an edit back, unless something else has changed since', 'UndoEdit', 'Edit')
  undo(
    @Param('id') campaign: string,
    @Param('number') number: string,
    @Me() me: SignedIn,
    @Body() body: unknown,
  ): Promise<EditDocument> {
    if (!/^[1-9]\d{0,8}$/.test(number))
      throw new ParameterInvalidError('number', 'the number of an edit, as the log tells it');
    return this.administration.undo(campaign, me, Number(number), body);
  }

  @Act('announcements', 'Announce something to all, a side or players', 'NewAnnouncement', 'AnnouncementMade')
  announce(
    @Param('id') campaign: string,
    @Me() me: SignedIn,
    @Body() body: unknown,
  ): Promise<AnnouncementDocument> {
    return this.administration.announce(campaign, me, body);
  }

  @Act(
    'dry-run',
    'Play the open turn with dice of its own and show what differs; nothing is kept',
    null,
    'DryRun',
  )
  dryRun(@Param('id') campaign: string): Promise<DryRunDocument> {
    return this.administration.dryRun(campaign);
  }

  @Act(
    'roll-back',
    'Roll a turn back to before a phase: later turns are superseded, and it waits, or takes orders again',
    'RollBack',
    null,
  )
  rollBack(
    @Param('id') campaign: string,
    @Me() me: SignedIn,
    @Body() body: unknown,
  ): Promise<TurnStateDocument> {
    return this.administration.rollBack(campaign, me, body);
  }

  @Act(
    'roll-back/undo',
    'Take the last rollback back, while the turn waits and no piece was edited since',
    'UndoRollBack',
    null,
  )
  undoRollBack(
    @Param('id') campaign: string,
    @Me() me: SignedIn,
    @Body() body: unknown,
  ): Promise<TurnStateDocument> {
    return this.administration.undoRollBack(campaign, me, body);
  }

  @Act('hold', 'Set a turn that is being resolved aside, until it is had to go on', 'UndoEdit', null)
  hold(@Param('id') campaign: string, @Me() me: SignedIn, @Body() body: unknown): Promise<TurnStateDocument> {
    return this.administration.hold(campaign, me, body);
  }

  @Act('resume', 'Have a turn that was rolled back go on', null, null)
  resume(@Param('id') campaign: string, @Me() me: SignedIn): Promise<TurnStateDocument> {
    return this.administration.resume(campaign, me);
  }
}
