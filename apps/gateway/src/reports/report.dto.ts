import { Type } from '@sinclair/typebox';
import { oneOf } from '@vedette/campaign';
import { CampaignIdText, PROJECTIONS } from '@vedette/contracts';
import { bodyOf } from '@vedette/edge';

/** Which campaign of which projection shall go on. */
const Retry = Type.Object({ projection: oneOf(PROJECTIONS), campaign: CampaignIdText });
export const RetryBody = bodyOf('RetryProjection', Retry, { component: 'RetryBody' });
export type RetryBody = InstanceType<typeof RetryBody>;
