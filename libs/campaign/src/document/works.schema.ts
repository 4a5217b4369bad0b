import { Type, type Static } from '@sinclair/typebox';
import {
  CLOSED,
  Count,
  oneOf,
  orNull,
  StateIdText,
  StrategicSquareName,
  TacticalSquareName,
} from './names.schema.js';

/** Directions a work may face, clockwise from north. */
export const FACINGS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Facing = (typeof FACINGS)[number];

/** A depot or cache of supplies (ROTD 11.5). */
export const DepotDocument = Type.Object(
  {
    id: Type.String({ minLength: 1, maxLength: 20 }),
    kind: oneOf(['depot', 'cache']),
    state: StateIdText,
    square: StrategicSquareName,
    tactical: TacticalSquareName,
    supplies: Type.Optional(Count),
    inTurn: Type.Optional(Type.Unknown({ description: 'what it has sent and received in a turn under way' })),
  },
  { additionalProperties: true },
);
export type DepotDocument = Static<typeof DepotDocument>;

/** Track of a railway square: whole or torn up, and who holds it (ROTD 8.2, 8.5). */
export const TrackDocument = Type.Object(
  {
    square: StrategicSquareName,
    intact: Type.Optional(Type.Boolean({ description: 'left out: whole' })),
    controlledBy: Type.Optional(
      orNull(StateIdText, {
        description: 'the state that holds it, null for nobody; left out: by population',
      }),
    ),
  },
  CLOSED,
);
export type TrackDocument = Static<typeof TrackDocument>;

/** A railway bridge, standing or down (ROTD 12.2, 12.3). */
export const BridgeDocument = Type.Object(
  {
    square: StrategicSquareName,
    tactical: TacticalSquareName,
    intact: Type.Optional(Type.Boolean({ description: 'left out: standing' })),
  },
  CLOSED,
);
export type BridgeDocument = Static<typeof BridgeDocument>;

/** Who holds a river square (ROTD 1.3, 8.2). */
export const RiverDocument = Type.Object(
  {
    square: StrategicSquareName,
    controlledBy: orNull(StateIdText, { description: 'the state that holds it, null for nobody' }),
  },
  CLOSED,
);
export type RiverDocument = Static<typeof RiverDocument>;

/** A work thrown up by troops: it covers its facing and one direction to either side (ROTD 10.6). */
export const WorkDocument = Type.Object(
  {
    square: StrategicSquareName,
    tactical: TacticalSquareName,
    facing: oneOf(FACINGS),
    level: Type.Integer({ minimum: 1, maximum: 5 }),
  },
  CLOSED,
);
export type WorkDocument = Static<typeof WorkDocument>;

/** What a state pays repairs with: eagles and manufacturing points (ROTD 8.5). */
export const TreasuryDocument = Type.Object(
  { state: StateIdText, eagles: Type.Optional(Count), manufacturing: Type.Optional(Count) },
  CLOSED,
);
export type TreasuryDocument = Static<typeof TreasuryDocument>;
