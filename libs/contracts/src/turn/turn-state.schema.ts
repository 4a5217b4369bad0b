import { Type, type Static } from '@sinclair/typebox';
import { oneOf, SEASONS } from '@vedette/campaign';
import { PHASES_OF_TURNS } from '@vedette/turns';
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

/** Which part of the rules decides a phase. */
export const PHASE_OWNERS = ['land', 'naval', 'logistics', 'battle'] as const;

/** Where one phase of a turn stands. */
export const PhaseStateDocument = Type.Object(
  {
    name: oneOf(PHASES_OF_TURNS),
    owner: oneOf(PHASE_OWNERS),
    after: Type.Array(oneOf(PHASES_OF_TURNS), { description: 'phases it waits for' }),
    status: oneOf(PHASE_STATUSES),
    since: Type.Union([Instant, Type.Null()], {
      description:
        'when it came to this status; null while it waits. Players are told of phases when the turn is resolved, all at one time, its minute',
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
    orderBookRoot: Type.Union([Digest, Type.Null()], {
      description: 'root of the hash tree over all accepted orders',
    }),
    phases: Type.Array(PhaseStateDocument),
  },
  CLOSED,
);
export type TurnStateDocument = Static<typeof TurnStateDocument>;
