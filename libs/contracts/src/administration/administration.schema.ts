import { Type, type Static } from '@sinclair/typebox';
import { BATTLE_PIECE_KINDS } from '@vedette/battle';
import { EDIT_ACTS, FieldChange, oneOf, PIECE_KINDS, PlayerIdText } from '@vedette/campaign';
import { PHASES_OF_TURNS } from '@vedette/turns';
import { DEGREES } from '@vedette/record';
import { AdministratorAccount, CampaignIdText, CLOSED, Instant, TurnNumber } from '../names.schema.js';

const Count = Type.Integer({ minimum: 0 });
/** What is edited by hand: pieces of campaigns, or of battles. */
export const EDITED_KINDS = [
  ...PIECE_KINDS,
  ...BATTLE_PIECE_KINDS.filter(
    (kind): kind is Exclude<typeof kind, (typeof PIECE_KINDS)[number]> => kind !== 'unit',
  ),
] as const;
export const EditNumber = Type.Integer({ minimum: 1, description: 'number of an edit, as the log tells it' });
export const AdministrationReason = Type.String({
  minLength: 1,
  maxLength: 500,
  description: 'why; whoever is told of it in full reads it',
});
/** What is to be done by hand to one piece; its fields are as the position document has them. */
export const PieceEditDocument = Type.Object(
  {
    act: Type.Optional(
      oneOf(
        EDIT_ACTS,
        'change (when left out) sets fields of a piece; add puts a unit or ship in, with its fields; remove takes one out',
      ),
    ),
    kind: oneOf(
      EDITED_KINDS,
      'unit, city, port or ship of a campaign, how two states stand (relation) or what a player is minister of (player); unit, leader or command of a battle',
    ),
    piece: Type.String({
      minLength: 1,
      maxLength: 80,
      description:
        'id of a unit, ship, leader, command or player, name of a city or port, the two states of a relation as US-MX',
    }),
    set: Type.Record(Type.String({ maxLength: 40 }), Type.Unknown(), {
      description: 'fields and their new values, as in position.schema.json; none when a piece is taken out',
    }),
    reason: AdministrationReason,
  },
  CLOSED,
);
export type PieceEditDocument = Static<typeof PieceEditDocument>;

/** What may become of the orders of a turn that is rolled back to its start. */
export const ROLLED_BACK_ORDERS = ['kept', 'reopened'] as const;

/** What becomes of the orders of a turn that is rolled back to its start. */
export const RolledBackOrders = oneOf(
  ROLLED_BACK_ORDERS,
  'kept: resolved again with the orders as they were closed; reopened: the turn takes orders again, with those sent before standing',
);

/** How much one who is told of an edit may know of it. */
export const WITNESS_DEGREES = DEGREES;

/** One who is told of an edit, and what he is told: nothing more reaches him. */
export const EditWitness = Type.Object(
  { player: PlayerIdText, degree: oneOf(WITNESS_DEGREES), told: Type.Unknown() },
  CLOSED,
);
export type EditWitness = Static<typeof EditWitness>;

/** An edit with everybody who is told of it; `number` is null while it is not made. */
export const EditDocument = Type.Object(
  {
    campaign: CampaignIdText,
    turn: Type.Unsafe<number>({ ...TurnNumber, description: 'the turn that starts with it' }),
    number: Type.Union([EditNumber, Type.Null()], {
      description: 'to undo it by; null while it is not made',
    }),
    act: oneOf(EDIT_ACTS),
    kind: oneOf(EDITED_KINDS),
    piece: Type.String(),
    changes: Type.Array(FieldChange),
    reason: Type.String(),
    undoes: Type.Union([EditNumber, Type.Null()]),
    witnesses: Type.Array(EditWitness),
  },
  CLOSED,
);
export type EditDocument = Static<typeof EditDocument>;

/** Whom an announcement is for: everybody, one side, or players. */
export const AnnouncementAudience = Type.Union([
  Type.Literal('everybody'),
  Type.Object({ side: Type.String({ minLength: 1, maxLength: 40 }) }, CLOSED),
  Type.Object({ players: Type.Array(PlayerIdText, { minItems: 1, maxItems: 500 }) }, CLOSED),
]);
export type AnnouncementAudience = Static<typeof AnnouncementAudience>;
export const AnnouncementText = Type.String({ minLength: 1, maxLength: 4_000 });

/** An announcement that was made. */
export const AnnouncementDocument = Type.Object(
  {
    campaign: CampaignIdText,
    turn: Type.Unsafe<number>({ ...TurnNumber, description: 'the turn in whose report it stands' }),
    text: Type.String(),
    players: Type.Array(PlayerIdText, { description: 'who is told' }),
  },
  CLOSED,
);
export type AnnouncementDocument = Static<typeof AnnouncementDocument>;

/** One thing in the log of administration, as one person may read it. */
export const LogEntryDocument = Type.Object(
  {
    at: Instant,
    turn: Type.Union([TurnNumber, Type.Null()]),
    kind: Type.String({ description: 'type of the event' }),
    number: Type.Union([EditNumber, Type.Null()], { description: 'of an edit, to undo it' }),
    by: Type.Union([AdministratorAccount, Type.Null()], {
      description: 'account of whoever did it, where that is kept; told to administrators alone',
    }),
    text: Type.String(),
    concerns: Type.Union([Type.Literal('everybody'), Type.Array(PlayerIdText), Type.Null()], {
      description: 'who can read it beside administrators; null for a player, who sees only his own',
    }),
    details: Type.Unknown(),
  },
  CLOSED,
);
export type LogEntryDocument = Static<typeof LogEntryDocument>;

const Compared = Type.Object({ before: Count, after: Count }, CLOSED);

/** What a trial does to a piece. */
export const TRIAL_FATES = ['changed', 'gone', 'new'] as const;

/** What a trial of the open turn came to, with dice of its own. */
export const DryRunDocument = Type.Object(
  {
    campaign: CampaignIdText,
    turn: TurnNumber,
    dice: Type.Literal('trial', {
      description: 'the dice were made for this trial and thrown away: the turn itself will fall otherwise',
    }),
    summary: Type.Object(
      {
        battles: Type.Array(
          Type.Object(
            {
              phase: oneOf(PHASES_OF_TURNS),
              place: Type.String(),
              winners: Type.Array(Type.String()),
              losers: Type.Array(Type.String()),
              losses: Type.Union([Count, Type.Null()], {
                description: 'men of all sides together; null at sea and in ports',
              }),
            },
            CLOSED,
          ),
        ),
        places: Type.Array(
          Type.Object(
            { phase: oneOf(PHASES_OF_TURNS), place: Type.String(), from: Type.String(), to: Type.String() },
            CLOSED,
          ),
          { description: 'cities and ports that changed hands' },
        ),
        lost: Type.Array(
          Type.Object({ phase: oneOf(PHASES_OF_TURNS), piece: Type.String(), by: Type.String() }, CLOSED),
          {
            description: 'units and ships that broke up, surrendered, were sunk or taken; `by` is the event',
          },
        ),
      },
      { ...CLOSED, description: 'what one wants to know first' },
    ),
    orders: Type.Object({ standing: Count, refused: Count, replaced: Count }, CLOSED),
    phases: Type.Array(Type.Object({ phase: oneOf(PHASES_OF_TURNS), events: Count }, CLOSED)),
    states: Type.Array(
      Type.Object(
        { state: Type.String(), units: Compared, men: Compared, ships: Compared, cities: Compared },
        CLOSED,
      ),
    ),
    pieces: Type.Array(
      Type.Object(
        {
          kind: oneOf(PIECE_KINDS),
          piece: Type.String(),
          fate: oneOf(TRIAL_FATES),
          changes: Type.Array(Type.String()),
        },
        CLOSED,
      ),
    ),
    leftOut: Type.Integer({ minimum: 0, description: 'pieces that differ and are not listed' }),
    warnings: Type.Array(Type.String()),
    faults: Type.Array(Type.Object({ phase: oneOf(PHASES_OF_TURNS), message: Type.String() }, CLOSED), {
      description: 'a phase that cannot be resolved; those after it were not tried',
    }),
  },
  CLOSED,
);
export type DryRunDocument = Static<typeof DryRunDocument>;

/** How far a trial is. */
export const TRIAL_STATUSES = ['under-way', 'done', 'failed'] as const;

/** The last trial of a campaign: how far it is, and what it came to. */
export const TrialDocument = Type.Object(
  {
    campaign: CampaignIdText,
    turn: TurnNumber,
    status: oneOf(TRIAL_STATUSES),
    isCurrent: Type.Boolean({
      description: 'whether nothing was ordered or edited since it was asked for: of the turn as it stands',
    }),
    askedAt: Instant,
    doneAt: Type.Union([Instant, Type.Null()]),
    answer: Type.Union([DryRunDocument, Type.Null()]),
    fault: Type.Union([Type.Object({ code: Type.String(), message: Type.String() }, CLOSED), Type.Null()], {
      description: 'why it came to nothing',
    }),
  },
  CLOSED,
);
export type TrialDocument = Static<typeof TrialDocument>;
