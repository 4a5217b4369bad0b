import { Type } from '@sinclair/typebox';
import { oneOf, PlayerIdText } from '@vedette/campaign';
import { PHASES_OF_TURNS } from '@vedette/turns';
import { AdministratorAccount, CampaignIdText, CLOSED, TurnNumber } from '../names.schema.js';
import { defineRequest } from '../service-request.js';
import { TurnStateDocument } from '../turn/turn-state.schema.js';
import {
  AdministrationReason,
  AnnouncementAudience,
  AnnouncementDocument,
  AnnouncementText,
  DryRunDocument,
  EditDocument,
  EditNumber,
  LogEntryDocument,
  PieceEditDocument,
  RolledBackOrders,
  TrialDocument,
} from './administration.schema.js';

/** What an edit would change, and who would be told. Nothing is written. */
export const previewEdit = defineRequest({
  subject: 'administration.preview',
  owner: 'turn-conductor',
  question: Type.Object({ campaign: CampaignIdText, edit: PieceEditDocument }, CLOSED),
  answer: EditDocument,
});

/** Changes a piece by hand at the start of the turn that comes, or that takes orders. */
export const editPiece = defineRequest({
  subject: 'administration.edit',
  owner: 'turn-conductor',
  question: Type.Object(
    { campaign: CampaignIdText, edit: PieceEditDocument, by: AdministratorAccount },
    CLOSED,
  ),
  answer: EditDocument,
});

/** Takes an edit back by another one, unless something else has changed what it changed. */
export const undoEdit = defineRequest({
  subject: 'administration.undo',
  owner: 'turn-conductor',
  question: Type.Object(
    { campaign: CampaignIdText, number: EditNumber, reason: AdministrationReason, by: AdministratorAccount },
    CLOSED,
  ),
  answer: EditDocument,
});

/** Announces something; it stands in the next turn report of those it is for. */
export const announce = defineRequest({
  subject: 'administration.announce',
  owner: 'turn-conductor',
  question: Type.Object(
    { campaign: CampaignIdText, text: AnnouncementText, to: AnnouncementAudience, by: AdministratorAccount },
    CLOSED,
  ),
  answer: AnnouncementDocument,
});

/** Most entries of the log of administration that may be asked for by number. */
export const MOST_LOG_ENTRIES = 500;

/** What administrators have done: everything for an administrator, what concerns him for a player. Newest first, all unless limited. */
export const administrationLog = defineRequest({
  subject: 'administration.log',
  owner: 'turn-conductor',
  question: Type.Object(
    {
      campaign: CampaignIdText,
      seenBy: oneOf(['player', 'administrator']),
      player: Type.Union([PlayerIdText, Type.Null()]),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_LOG_ENTRIES })),
    },
    CLOSED,
  ),
  answer: Type.Object({ entries: Type.Array(LogEntryDocument) }, CLOSED),
});

/** Plays the open turn with the orders at hand and dice of its own. Nothing is written. */
export const dryRunTurn = defineRequest({
  subject: 'administration.trial',
  owner: 'turn-conductor',
  question: Type.Object({ campaign: CampaignIdText }, CLOSED),
  answer: DryRunDocument,
  timeoutMs: 60_000,
});

/** The last trial of a campaign, without waiting for it. */
export const readTrial = defineRequest({
  subject: 'administration.lasttrial',
  owner: 'turn-conductor',
  question: Type.Object({ campaign: CampaignIdText }, CLOSED),
  answer: TrialDocument,
});

/** Calls a trial off that waits or is under way: its worker stops it, and whoever waits for it is told. */
export const cancelTrial = defineRequest({
  subject: 'administration.canceltrial',
  owner: 'turn-conductor',
  question: Type.Object({ campaign: CampaignIdText }, CLOSED),
  answer: Type.Object({ campaign: CampaignIdText, turn: TurnNumber }, CLOSED),
});

/**
 * Rolls a turn, the last one resolved unless given, back to before a phase, `orders` being the start of the turn; every
 * later turn is superseded. It then waits, or, with its orders reopened, takes orders again.
 */
export const rollBackTurn = defineRequest({
  subject: 'administration.rollback',
  owner: 'turn-conductor',
  question: Type.Object(
    {
      campaign: CampaignIdText,
      turn: Type.Optional(TurnNumber),
      to: oneOf(PHASES_OF_TURNS),
      orders: Type.Optional(RolledBackOrders),
      reason: AdministrationReason,
      by: AdministratorAccount,
    },
    CLOSED,
  ),
  answer: TurnStateDocument,
});

/** Takes the last rollback back, while the turn waits and nothing was changed by hand since; answers with the latest turn. */
export const undoRollBack = defineRequest({
  subject: 'administration.rollforward',
  owner: 'turn-conductor',
  question: Type.Object(
    { campaign: CampaignIdText, reason: AdministrationReason, by: AdministratorAccount },
    CLOSED,
  ),
  answer: TurnStateDocument,
});

/** Sets a turn that is being resolved aside by hand, until it is had to go on; what is being decided is still written. */
export const holdTurn = defineRequest({
  subject: 'administration.hold',
  owner: 'turn-conductor',
  question: Type.Object(
    { campaign: CampaignIdText, reason: AdministrationReason, by: AdministratorAccount },
    CLOSED,
  ),
  answer: TurnStateDocument,
});

/** Has a turn that was rolled back, or set aside, go on. */
export const resumeTurn = defineRequest({
  subject: 'administration.resume',
  owner: 'turn-conductor',
  question: Type.Object({ campaign: CampaignIdText, by: AdministratorAccount }, CLOSED),
  answer: TurnStateDocument,
});
