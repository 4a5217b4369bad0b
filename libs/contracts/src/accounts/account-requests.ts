import { Type, type Static } from '@sinclair/typebox';
import { oneOf, PlayerIdText } from '@vedette/campaign';
import { CampaignIdText, CLOSED } from '../names.schema.js';
import { defineRequest } from '../service-request.js';

/** What an account may be in one campaign. A minister is a player who holds an office of state. */
export const CAMPAIGN_ROLES = ['player', 'minister', 'administrator'] as const;
export type CampaignRole = (typeof CAMPAIGN_ROLES)[number];

export const AccountName = Type.String({
  pattern: '^[a-z0-9][a-z0-9._-]{1,39}$',
  description: 'account name: 2 to 40 lower-case letters, digits, dots, dashes, underscores',
});

/** An account with its place in a campaign. */
export const MembershipDocument = Type.Object(
  {
    account: AccountName,
    role: oneOf(CAMPAIGN_ROLES),
    player: Type.Optional(Type.Union([PlayerIdText, Type.Null()])),
  },
  CLOSED,
);
export type MembershipDocument = Static<typeof MembershipDocument>;

/**
 * Makes accounts and gives them places in a campaign; for whoever runs the installation. Passwords come as argon2id
 * hashes. An account that exists keeps its password unless a hash is given; a place that exists is replaced.
 */
export const provisionAccounts = defineRequest({
  subject: 'accounts.provision',
  owner: 'gateway',
  askedBy: ['operator'],
  question: Type.Object(
    {
      accounts: Type.Array(
        Type.Object(
          {
            name: AccountName,
            passwordHash: Type.Optional(Type.String({ pattern: '^\\$argon2id\\$', maxLength: 300 })),
            operator: Type.Optional(Type.Boolean()),
          },
          CLOSED,
        ),
        { maxItems: 500 },
      ),
      campaign: Type.Optional(CampaignIdText),
      members: Type.Optional(Type.Array(MembershipDocument, { maxItems: 500 })),
    },
    CLOSED,
  ),
  answer: Type.Object({ accounts: Type.Integer(), members: Type.Integer() }, CLOSED),
});

const NamedAccount = Type.Object({ account: AccountName }, CLOSED);

/** Every account, by name; for whoever runs the installation. */
export const listAccounts = defineRequest({
  subject: 'accounts.list',
  owner: 'gateway',
  askedBy: ['operator'],
  question: Type.Object({}, CLOSED),
  answer: Type.Object(
    {
      accounts: Type.Array(
        Type.Object(
          {
            account: Type.String(),
            operator: Type.Boolean(),
            disabled: Type.Boolean(),
            mail: Type.Boolean(),
            createdAt: Type.String(),
            lastSeenAt: Type.Union([Type.String(), Type.Null()]),
          },
          CLOSED,
        ),
      ),
    },
    CLOSED,
  ),
});

/** Makes an account that nobody can sign in to until a reset link has set its password. */
export const makeAccount = defineRequest({
  subject: 'accounts.make',
  owner: 'gateway',
  askedBy: ['operator'],
  question: Type.Object({ account: AccountName, operator: Type.Boolean() }, CLOSED),
  answer: NamedAccount,
});

/** Shuts an account, or opens it again. */
export const shutAccount = defineRequest({
  subject: 'accounts.shut',
  owner: 'gateway',
  askedBy: ['operator'],
  question: Type.Object({ account: AccountName, disabled: Type.Boolean() }, CLOSED),
  answer: NamedAccount,
});

/** A code that sets the password of an account, once. */
export const linkAccount = defineRequest({
  subject: 'accounts.link',
  owner: 'gateway',
  askedBy: ['operator'],
  question: NamedAccount,
  answer: Type.Object(
    {
      account: Type.String(),
      code: Type.String(),
      link: Type.Union([Type.String(), Type.Null()]),
      expiresAt: Type.String(),
    },
    CLOSED,
  ),
});

/** What whoever runs the installation asks about accounts. */
export const ACCOUNT_REQUESTS = [
  provisionAccounts,
  listAccounts,
  makeAccount,
  shutAccount,
  linkAccount,
] as const;
