import { Type } from '@sinclair/typebox';

/** What an account may be in one campaign. A minister is a player who holds an office of state. */
export const CAMPAIGN_ROLES = ['player', 'minister', 'administrator'] as const;
export type CampaignRole = (typeof CAMPAIGN_ROLES)[number];

export const AccountName = Type.String({
  pattern: '^[a-z0-9][a-z0-9._-]{1,39}$',
  description: 'account name: 2 to 40 lower-case letters, digits, dots, dashes, underscores',
});
