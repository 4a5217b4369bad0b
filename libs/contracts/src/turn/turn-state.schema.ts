import { Type, type Static } from '@sinclair/typebox';
import { oneOf, PHASE_NAMES, SEASONS } from '@vedette/campaign';
import { CampaignIdText, CLOSED, Digest, Instant, TurnNumber } from '../names.schema.js';

export const TURN_STATUSES = [
  'open',
  'closing',
  'resolving',
  'rolled-back',
  'set-aside',
  'resolved',
] as const;
export type TurnStatus = (typeof TURN_STATUSES)[number];
export const PHASE_STATUSES = ['waiting', 'running', 'done'] as const;
export type PhaseStatus = (typeof PHASE_STATUSES)[number];

/** Where one phase of a turn stands. */
export const PhaseStateDocument = Type.Object(
  {
    name: oneOf(PHASE_NAMES),
    owner: oneOf(['land', 'naval', 'logistics']),
    after: Type.Array(oneOf(PHASE_NAMES)),
    status: oneOf(PHASE_STATUSES),
    since: Type.Union([Instant, Type.Null()], {
      description: 'when it came to this status; null while it waits',
    }),
    stuck: Type.Boolean({ description: 'it runs longer than it should and was handed out again' }),
  },
  CLOSED,
);
export type PhaseStateDocument = Static<typeof PhaseStateDocument>;

/** Where a turn stands. It tells when and which phase, never what happened in it. */
export const TurnStateDocument = Type.Object(
  {
    campaign: CampaignIdText,
    turn: TurnNumber,
    season: oneOf(SEASONS),
    status: oneOf(TURN_STATUSES),
    openedAt: Instant,
    deadline: Type.Union([Instant, Type.Null()]),
    closedAt: Type.Union([Instant, Type.Null()]),
    resolvedAt: Type.Union([Instant, Type.Null()]),
    orderBookRoot: Type.Union([Digest, Type.Null()]),
    phases: Type.Array(PhaseStateDocument),
  },
  CLOSED,
);
export type TurnStateDocument = Static<typeof TurnStateDocument>;
