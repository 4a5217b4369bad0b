import { Type, type Static } from '@sinclair/typebox';
import { oneOf } from '@vedette/campaign';
import { CampaignIdText, CLOSED, Instant } from '../names.schema.js';
import { defineRequest } from '../service-request.js';

export const PROJECTIONS = ['reports', 'intelligence'] as const;
export type ProjectionName = (typeof PROJECTIONS)[number];

/** A campaign at which a projection has stopped, and the event it could not apply. */
export const StoppedCampaign = Type.Object(
  {
    campaign: CampaignIdText,
    position: Type.Integer({ description: 'place of the event in the log' }),
    stream: Type.String(),
    version: Type.Integer(),
    type: Type.String(),
    error: Type.String(),
    attempts: Type.Integer(),
    failedAt: Instant,
  },
  CLOSED,
);
export type StoppedCampaign = Static<typeof StoppedCampaign>;

/** How a projection fares. */
export const ProjectionCondition = Type.Object(
  {
    name: oneOf(PROJECTIONS),
    generation: Type.Integer(),
    position: Type.Integer({ description: 'how far it has followed the log' }),
    behind: Type.Integer({ description: 'events it has not followed yet' }),
    stopped: Type.Array(StoppedCampaign),
  },
  CLOSED,
);
export type ProjectionCondition = Static<typeof ProjectionCondition>;

/** How every projection fares: generation, lag, and the campaigns at which it has stopped. */
export const describeProjections = defineRequest({
  subject: 'projections.describe',
  owner: 'reporting',
  question: Type.Object({}, CLOSED),
  answer: Type.Object({ projections: Type.Array(ProjectionCondition) }, CLOSED),
});

/** Has a stopped campaign go on from the event it stopped at; false when it cannot yet. */
export const retryProjection = defineRequest({
  subject: 'projections.retry',
  owner: 'reporting',
  question: Type.Object({ projection: oneOf(PROJECTIONS), campaign: CampaignIdText }, CLOSED),
  answer: Type.Object({ goesOn: Type.Boolean() }, CLOSED),
  timeoutMs: 60_000,
});
