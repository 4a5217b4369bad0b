import { Type, type Static } from '@sinclair/typebox';
import { oneOf, orNull, PlaceName, PlayerIdText } from '@vedette/campaign';
import { CampaignIdText, CLOSED, TurnNumber } from '../names.schema.js';
import { defineRequest } from '../service-request.js';

export const SUPPLY_CONCERNS = ['supplies', 'communications'] as const;

/** What supplies or communications come from. */
export const SUPPLY_SOURCE_KINDS = [
  'city',
  'corps headquarters',
  'army headquarters',
  'depot',
  'cache',
] as const;

/** One way to the piece asked about, from one source, and what stops it as far as the asker knows. */
export const SupplyWayDocument = Type.Object(
  {
    source: Type.String({ examples: ['US1CQ'] }),
    kind: oneOf(SUPPLY_SOURCE_KINDS),
    rule: Type.String({ examples: ['10.5'] }),
    limit: Type.Integer({ description: 'longest line allowed, strategic squares' }),
    path: orNull(Type.Array(Type.String(), { description: 'squares of the line, source first' })),
    length: orNull(Type.Integer()),
    obstacle: orNull(
      Type.Object(
        { kind: Type.String({ examples: ['enemy'] }), square: orNull(Type.String({ examples: ['J9-V4'] })) },
        { ...CLOSED, description: 'what stops the line first' },
      ),
    ),
    closed: orNull(Type.String({ description: 'why the source would not serve though a line ran' })),
    supplies: orNull(
      Type.Integer({ description: 'supplies at the source; null when the asker does not know' }),
    ),
    text: Type.String(),
  },
  CLOSED,
);

/** What would reach a unit or city: ways that serve first, then the nearest that do not. */
export const SupplyAnswerDocument = Type.Object(
  {
    piece: Type.String({ examples: ['US1IN'] }),
    concern: oneOf(SUPPLY_CONCERNS),
    reached: Type.Boolean(),
    text: Type.String(),
    ways: Type.Array(SupplyWayDocument, {
      description: 'those that serve first, then the nearest that do not',
    }),
  },
  CLOSED,
);
export type SupplyAnswerDocument = Static<typeof SupplyAnswerDocument>;

/** What would reach a unit or a city now, and what blocks it, as far as the player who asks knows (GITM AMWOL 10). */
export const supplyQuestion = defineRequest({
  subject: 'logistics.supply',
  owner: 'logistics',
  question: Type.Object(
    {
      campaign: CampaignIdText,
      turn: TurnNumber,
      player: PlayerIdText,
      piece: Type.Unsafe<string>({ ...PlaceName, description: 'id of a unit or name of a city' }),
      concern: oneOf(SUPPLY_CONCERNS),
    },
    CLOSED,
  ),
  answer: SupplyAnswerDocument,
});
