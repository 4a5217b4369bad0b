import { type TSchema, Type } from '@sinclair/typebox';
import { oneOf } from '@vedette/campaign';
import { PHASES_OF_TURNS } from '@vedette/turns';
import {
  AdministrationReason,
  AnnouncementAudience,
  AnnouncementDocument,
  AnnouncementText,
  DryRunDocument,
  EditDocument,
  LogEntryDocument,
  MOST_LOG_ENTRIES,
  PieceEditDocument,
  POSITION_MOMENTS,
  RolledBackOrders,
  cancelTrial,
  TrialDocument,
  TurnNumber,
} from '@vedette/contracts';
import { questionOf } from '@vedette/edge';
import { askedLimit, askedPlayer, askedTurn } from '../http/asked-parts.js';

const CLOSED = { additionalProperties: false } as const;

/** An announcement as it is sent. */
export const NewAnnouncement = Type.Object({ text: AnnouncementText, to: AnnouncementAudience }, CLOSED);
/** Why something is taken back. */
export const UndoEdit = Type.Object({ reason: AdministrationReason }, CLOSED);
export const UndoRollBack = UndoEdit;
/** Where to roll back to, and why. */
export const RollBack = Type.Object(
  {
    turn: Type.Optional(
      Type.Unsafe<number>({
        ...TurnNumber,
        description: 'the turn; the last one resolved unless given. Later turns are superseded',
      }),
    ),
    to: oneOf(PHASES_OF_TURNS, 'the first phase that is resolved again; "orders" is the start of the turn'),
    orders: Type.Optional(RolledBackOrders),
    reason: AdministrationReason,
  },
  CLOSED,
);

/** Which edit. */
export const EditQuestion = questionOf(
  Type.Object({
    number: Type.Integer({
      ...{ minimum: 1, maximum: 999_999_999 },
      allowed: 'the number of an edit, as the log tells it',
    }),
  }),
);
export type EditQuestion = InstanceType<typeof EditQuestion>;

/** How much of the log. */
export const LogQuestion = questionOf(
  Type.Object({ limit: askedLimit(MOST_LOG_ENTRIES, 'all', 'how many of the newest entries, ') }),
);
export type LogQuestion = InstanceType<typeof LogQuestion>;

/** Why somebody looks behind the veil. */
const WhyLifted = Type.Unsafe<string>({
  ...AdministrationReason,
  description: 'why you look; everybody in the campaign reads it in the log',
  allowed: 'a reason of at most 500 letters',
});

/** Only why. */
export const WhyLiftedQuestion = questionOf(Type.Object({ reason: WhyLifted }));
export type WhyLiftedQuestion = InstanceType<typeof WhyLiftedQuestion>;

/** Of which moment the position is wanted. */
export const MomentQuestion = questionOf(
  Type.Object({
    turn: askedTurn('as it stands now, unless a turn or phase is given'),
    phase: Type.Optional(oneOf(PHASES_OF_TURNS, 'of this phase of the turn')),
    at: Type.Optional(oneOf(POSITION_MOMENTS, 'start unless given')),
    reason: WhyLifted,
  }),
);
export type MomentQuestion = InstanceType<typeof MomentQuestion>;

/** Whose orders are wanted, of which turn. */
export const OrdersSeenQuestion = questionOf(
  Type.Object({
    turn: askedTurn('the latest unless given'),
    player: askedPlayer('of this player; of all unless given'),
    reason: WhyLifted,
  }),
);
export type OrdersSeenQuestion = InstanceType<typeof OrdersSeenQuestion>;

/** What the administrator sends and reads, by its name in the descriptions of the API. */
export const ADMINISTRATION_SCHEMAS = {
  PieceEdit: PieceEditDocument,
  UndoEdit,
  NewAnnouncement,
  RollBack,
  UndoRollBack,
  Edit: EditDocument,
  AnnouncementMade: AnnouncementDocument,
  AdministrationLogEntry: LogEntryDocument,
  DryRun: DryRunDocument,
  Trial: TrialDocument,
  TrialCancelled: cancelTrial.answerSchema,
} as const satisfies Readonly<Record<string, TSchema>>;

/** Where a schema of these stands in the descriptions of the API. */
export const refTo = (name: keyof typeof ADMINISTRATION_SCHEMAS): { $ref: string } => ({
  $ref: `#/components/schemas/${name}`,
});
