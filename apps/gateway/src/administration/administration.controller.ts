import type { Static } from '@sinclair/typebox';
import { applyDecorators, Delete, Get, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import {
  administrationLog,
  announce,
  type AnnouncementDocument,
  type AnswerOf,
  cancelTrial,
  type DryRunDocument,
  dryRunTurn,
  type EditDocument,
  editPiece,
  holdTurn,
  PieceEditDocument,
  previewEdit,
  readTrial,
  resumeTurn,
  rollBackTurn,
  type TrialDocument,
  type TurnStateDocument,
  undoEdit,
  undoRollBack,
} from '@vedette/contracts';
import {
  Asked,
  AsMutation,
  AsQuery,
  BothDoors,
  type Gives,
  JsonValue,
  Judged,
  readBody,
  Sent,
  Serves,
} from '@vedette/edge';
import { RequestClient } from '@vedette/messaging';
import { EVERYBODY, InCampaign } from '../access/access.js';
import { ByUmpire, Place, type Umpire } from '../access/caller.js';
import { sightOf } from '../access/sight.js';
import type { Standing } from '../access/standing.js';
import { TurnView } from '../campaigns/campaign.views.js';
import {
  type ADMINISTRATION_SCHEMAS,
  EditQuestion,
  LogQuestion,
  NewAnnouncement,
  refTo,
  RollBack,
  UndoEdit,
} from './administration.bodies.js';
import { AnnouncementView, DryRunView, EditView, LogEntryView, TrialView } from './administration.views.js';

type Schema = keyof typeof ADMINISTRATION_SCHEMAS;
type Reason = Static<typeof UndoEdit>;
const ANY_JSON = { type: () => JsonValue };

/** A route of the administrator: what is sent, and what comes back. */
const Act = (path: string, told: string, takes: Schema | null, gives: Gives): MethodDecorator =>
  applyDecorators(
    Post(path),
    Serves(200, gives, told),
    InCampaign('administrator'),
    ...(takes ? [ApiBody({ schema: refTo(takes) })] : []),
  );

/** What administrators do to a campaign with their own hand, and the log of it; the conductor does it and logs who did. */
@BothDoors('campaigns/:id/administration', 'administration')
export class AdministrationController {
  constructor(private readonly requests: RequestClient) {}

  /** The log as somebody reads it; operators read what administrators do. */
  @Get('log')
  @Serves(200, [LogEntryView], 'What administrators did: all of it for them, for a player what concerns him')
  @AsQuery('administrationLog')
  @InCampaign(...EVERYBODY)
  async log(
    @Place() standing: Standing,
    @Asked(LogQuestion) { limit }: LogQuestion,
  ): Promise<LogEntryView[]> {
    const asked = {
      campaign: standing.campaign,
      ...sightOf(standing),
      ...(limit === undefined ? {} : { limit }),
    };
    return (await this.requests.request(administrationLog, asked)).entries;
  }

  /** @throws BodyMalformedError */
  @Act('edits/preview', 'What an edit would change, and who would be told what of it', 'PieceEdit', EditView)
  @AsQuery('previewEdit')
  async preview(
    @ByUmpire() { campaign }: Umpire,
    @Sent('edit', ANY_JSON) edit: unknown,
  ): Promise<EditDocument> {
    return this.requests.request(previewEdit, { campaign, edit: readBody(PieceEditDocument, edit) });
  }

  /** @throws BodyMalformedError */
  @Act(
    'edits',
    'Change a unit, city, port or ship, how two states stand or what a player is minister of by hand at the start of the turn, or put a unit or ship in or take it out',
    'PieceEdit',
    EditView,
  )
  @AsMutation('editPiece')
  async edit(@ByUmpire() umpire: Umpire, @Sent('edit', ANY_JSON) edit: unknown): Promise<EditDocument> {
    return this.requests.request(editPiece, { ...umpire, edit: readBody(PieceEditDocument, edit) });
  }

  @Act(
    'edits/:number/undo',
    'Take an edit back, unless something else has changed since',
    'UndoEdit',
    EditView,
  )
  @AsMutation('undoEdit')
  undo(
    @ByUmpire() umpire: Umpire,
    @Asked(EditQuestion) { number }: EditQuestion,
    @Judged(UndoEdit) { reason }: Reason,
  ): Promise<EditDocument> {
    return this.requests.request(undoEdit, { ...umpire, number, reason });
  }

  @Act('announcements', 'Announce something to all, a side or players', 'NewAnnouncement', AnnouncementView)
  @AsMutation()
  announce(
    @ByUmpire() umpire: Umpire,
    @Judged(NewAnnouncement) said: Static<typeof NewAnnouncement>,
  ): Promise<AnnouncementDocument> {
    return this.requests.request(announce, { ...umpire, ...said });
  }

  @Post('dry-run')
  @Serves(200, DryRunView, 'Play the open turn with dice of its own and show what differs; nothing is kept')
  @AsMutation('dryRunTurn')
  @InCampaign('administrator')
  dryRun(@ByUmpire() { campaign }: Umpire): Promise<DryRunDocument> {
    return this.requests.request(dryRunTurn, { campaign });
  }

  @Get('dry-run')
  @Serves(200, TrialView, 'The last trial of the campaign: how far it is, and what it came to')
  @AsQuery()
  @InCampaign('administrator')
  trial(@ByUmpire() { campaign }: Umpire): Promise<TrialDocument> {
    return this.requests.request(readTrial, { campaign });
  }

  @Delete('dry-run')
  @ApiOperation({ summary: 'Call off the trial that waits or is under way' })
  @ApiOkResponse({ schema: refTo('TrialCancelled') })
  @AsMutation('cancelTrial', Boolean)
  @InCampaign('administrator')
  cancelTrial(@ByUmpire() { campaign }: Umpire): Promise<AnswerOf<typeof cancelTrial>> {
    return this.requests.request(cancelTrial, { campaign });
  }

  @Act(
    'roll-back',
    'Roll a turn back to before a phase: later turns are superseded, and it waits, or takes orders again',
    'RollBack',
    TurnView,
  )
  @AsMutation('rollBackTurn')
  rollBack(
    @ByUmpire() umpire: Umpire,
    @Judged(RollBack) how: Static<typeof RollBack>,
  ): Promise<TurnStateDocument> {
    return this.requests.request(rollBackTurn, { ...umpire, ...how });
  }

  @Act(
    'roll-back/undo',
    'Take the last rollback back, while the turn waits and no piece was edited since',
    'UndoRollBack',
    TurnView,
  )
  @AsMutation()
  undoRollBack(@ByUmpire() umpire: Umpire, @Judged(UndoEdit) { reason }: Reason): Promise<TurnStateDocument> {
    return this.requests.request(undoRollBack, { ...umpire, reason });
  }

  @Act('hold', 'Set a turn that is being resolved aside, until it is had to go on', 'UndoEdit', TurnView)
  @AsMutation('holdTurn')
  hold(@ByUmpire() umpire: Umpire, @Judged(UndoEdit) { reason }: Reason): Promise<TurnStateDocument> {
    return this.requests.request(holdTurn, { ...umpire, reason });
  }

  @Act('resume', 'Have a turn that was rolled back go on', null, TurnView)
  @AsMutation('resumeTurn')
  resume(@ByUmpire() umpire: Umpire): Promise<TurnStateDocument> {
    return this.requests.request(resumeTurn, umpire);
  }
}
