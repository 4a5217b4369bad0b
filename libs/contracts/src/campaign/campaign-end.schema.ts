import { Type, type Static } from '@sinclair/typebox';
import { CLOSED, Instant, TurnNumber } from '../names.schema.js';

/** A campaign that is `published` has ended for good, and everything that was hidden in it is open to its members. */
export const CAMPAIGN_STATUSES = ['playing', 'ended', 'published'] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** By whom an end or a publication is that came by itself. No account has a space in its name. */
export const BY_ITSELF = 'the house';

/** How a campaign came out, in a few words. */
export const ResultText = Type.String({ minLength: 1, maxLength: 500 });

/** How a campaign ended. */
export const CampaignEnd = Type.Object(
  {
    turn: Type.Unsafe<number>({ ...TurnNumber, description: 'the last turn that counts' }),
    at: Instant,
    by: Type.String({ description: `account of the administrator; "${BY_ITSELF}" after the last turn` }),
    reason: Type.Union([Type.String(), Type.Null()]),
    result: Type.Union([Type.String(), Type.Null()], {
      description: 'as who ended it put it; null where nobody has',
    }),
    opensAt: Type.Unsafe<string>({
      ...Instant,
      description: 'when everything that was hidden opens, unless it is published or reopened before',
    }),
    publishedAt: Type.Union([Instant, Type.Null()], {
      description: 'when everything that was hidden was opened, for good; null while it is hidden still',
    }),
  },
  CLOSED,
);
export type CampaignEnd = Static<typeof CampaignEnd>;
