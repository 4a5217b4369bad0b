import { Type } from '@sinclair/typebox';
import { oneOf, PositionDocument, SEASONS } from '@vedette/campaign';
import {
  AccountName,
  CampaignBrief,
  CampaignIdText,
  CellName,
  Instant,
  TurnNumber,
} from '@vedette/contracts';
import { bodyOf, questionOf } from '@vedette/edge';

const deadline = Type.Optional(
  Type.Union([Instant, Type.Null()], {
    description: 'a moment with its time zone, e.g. 2027-03-01T20:00:00Z; null for none',
  }),
);

/** A new campaign, of a position document or of a scenario of the house. */
export const NewCampaignBody = bodyOf(
  'NewCampaign',
  Type.Object({
    id: Type.String({
      pattern: CampaignIdText.pattern!,
      refusal: 'id must be at most 40 lower-case letters, digits and dashes',
    }),
    title: Type.String({ minLength: 1, maxLength: 120 }),
    position: Type.Optional(
      Type.Unsafe<Readonly<Record<string, unknown>>>({
        ...PositionDocument,
        description: 'a position document: schemas/position.schema.json',
      }),
    ),
    scenario: Type.Optional(
      Type.String({
        pattern: '^[a-z0-9][a-z0-9-]{0,59}$',
        description: 'a scenario of the house, instead of a position',
      }),
    ),
    secret: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 200,
        description: 'keys the dice; drawn at random unless given',
      }),
    ),
    deadline,
    brief: Type.Optional(CampaignBrief),
    solo: Type.Optional(
      Type.Boolean({
        default: false,
        description:
          'an administrator may play in it though he sees everything; all who have a place are told',
      }),
    ),
    cell: Type.Optional(
      Type.String({
        pattern: CellName.pattern!,
        description:
          'the cell it is to live in, in a house of several; the one with the fewest campaigns unless given',
      }),
    ),
    administrator: Type.Optional(
      Type.String({ pattern: AccountName.pattern!, description: 'account that administers the campaign' }),
    ),
  }),
);
export type NewCampaignBody = InstanceType<typeof NewCampaignBody>;

/** The next turn, or a new deadline of the one that is open. */
export const OpenTurnBody = bodyOf(
  'OpenTurn',
  Type.Object({
    turn: TurnNumber,
    season: Type.Optional(oneOf(SEASONS, 'that of the turn before unless given')),
    deadline,
  }),
);
export type OpenTurnBody = InstanceType<typeof OpenTurnBody>;

/** The turn to close, so that a second click does not close the next one. */
export const CloseTurnBody = bodyOf('CloseTurn', Type.Object({ turn: TurnNumber }));
export type CloseTurnBody = InstanceType<typeof CloseTurnBody>;

/** The turn that the path names. */
export const TurnOfPath = questionOf(Type.Object({ turn: TurnNumber }));
export type TurnOfPath = InstanceType<typeof TurnOfPath>;
