import { Type } from '@sinclair/typebox';
import { CampaignTitle } from '@vedette/contracts';
import { bodyOf } from '@vedette/edge';

/** The campaign that something is meant for. */
export const confirm = Type.String({
  minLength: 1,
  maxLength: 80,
  description: 'the id of the campaign, so that it is no slip',
});
const words = (description: string) => Type.String({ minLength: 1, maxLength: 500, description });
const reason = words('why; everybody in the campaign reads it');

/** The end of a campaign. */
export const EndCampaignBody = bodyOf(
  'EndCampaign',
  Type.Object({ confirm, reason, result: words('how it came out; everybody in it reads it') }),
);
export type EndCampaignBody = InstanceType<typeof EndCampaignBody>;

/** Why a campaign goes on, and until when. */
export const ReopenCampaignBody = bodyOf(
  'ReopenCampaign',
  Type.Object({
    reason,
    lastTurn: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 10_000,
        description: 'the turn after which it ends by itself from now on; as it was unless given',
      }),
    ),
  }),
);
export type ReopenCampaignBody = InstanceType<typeof ReopenCampaignBody>;

/** That what is hidden is opened for good. */
export const PublishCampaignBody = bodyOf('PublishCampaign', Type.Object({ confirm }));
export type PublishCampaignBody = InstanceType<typeof PublishCampaignBody>;

/** Another title. */
export const RetitleCampaignBody = bodyOf('RetitleCampaign', Type.Object({ title: CampaignTitle, reason }));
export type RetitleCampaignBody = InstanceType<typeof RetitleCampaignBody>;
