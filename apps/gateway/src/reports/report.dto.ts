import { Type } from '@sinclair/typebox';
import { oneOf } from '@vedette/campaign';
import { CampaignIdText, PROJECTIONS } from '@vedette/contracts';
import { bodyOf } from '../shapes/body-of.js';

/** Which campaign of which projection shall go on. */
export const RetryBody = bodyOf(
  'RetryProjection',
  Type.Object({ projection: oneOf(PROJECTIONS), campaign: CampaignIdText }),
  { component: 'RetryBody' },
);
export type RetryBody = InstanceType<typeof RetryBody>;
