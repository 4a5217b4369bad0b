import { Type, type Static } from '@sinclair/typebox';
import { orNull, PlayerIdText } from '@vedette/campaign';
import { AdministrationReason } from '../administration/administration.schema.js';
import { AdministratorAccount, CampaignIdText, CLOSED } from '../names.schema.js';
import { defineRequest } from '../service-request.js';

/** A brief in plain text; an empty line begins a paragraph. */
const BriefText = Type.String({ minLength: 1, maxLength: 6_000 });

const SideBrief = Type.Object(
  { side: Type.String({ minLength: 1, maxLength: 40 }), text: BriefText },
  CLOSED,
);

/** What those who play are to know before the first turn: the situation for everybody, and what each side knows besides. */
export const CampaignBrief = Type.Object(
  {
    everybody: Type.Unsafe<string>({
      ...BriefText,
      description: 'the situation at the opening, for everybody',
    }),
    sides: Type.Array(SideBrief, {
      maxItems: 20,
      description: 'what those of one side know besides; nobody else reads it',
    }),
  },
  CLOSED,
);
export type CampaignBrief = Static<typeof CampaignBrief>;

/** The brief of a campaign as one person may read it. */
export const BriefDocument = Type.Object(
  {
    everybody: Type.Union([Type.String(), Type.Null()], {
      description: 'the situation at the opening; null where the campaign was made without one',
    }),
    sides: Type.Array(SideBrief, {
      description: 'that of your own side; those of all sides once the campaign is published',
    }),
  },
  CLOSED,
);
export type BriefDocument = Static<typeof BriefDocument>;

/** The brief of a campaign, as somebody in it may read it; without a player, as who plays nobody. */
export const readBrief = defineRequest({
  subject: 'campaign.brief',
  owner: 'turn-conductor',
  question: Type.Object({ campaign: CampaignIdText, player: orNull(PlayerIdText) }, CLOSED),
  answer: BriefDocument,
});

/** The briefs of all sides, for somebody who runs a campaign: that he reads them, and why, is written down for everybody first. */
export const readAllBriefs = defineRequest({
  subject: 'administration.briefs',
  owner: 'turn-conductor',
  question: Type.Object(
    { campaign: CampaignIdText, reason: AdministrationReason, by: AdministratorAccount },
    CLOSED,
  ),
  answer: BriefDocument,
});
