import { Type, type Static } from '@sinclair/typebox';
import { oneOf, PlayerIdText } from '@vedette/campaign';
import { CampaignIdText, CLOSED, Instant } from '../names.schema.js';
import { defineRequest } from '../service-request.js';
import { AccountName, CAMPAIGN_ROLES } from './account.schema.js';
import { ClientDocument } from './people.schema.js';

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
 * Makes accounts and gives them places in a campaign; for whoever runs the installation. Passwords are hashed by who answers,
 * or come as argon2id hashes from elsewhere. An account that exists keeps its password unless another is given; a place that
 * exists is replaced.
 */
export const provisionAccounts = defineRequest({
  subject: 'accounts.provision',
  owner: 'people',
  askedBy: ['operator'],
  // Five hundred passwords take a while to hash.
  timeoutMs: 120_000,
  question: Type.Object(
    {
      accounts: Type.Array(
        Type.Object(
          {
            name: AccountName,
            password: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
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

/** Who of those that run the installation asks, and from where; without it the installation's own command line. */
const asked = {
  by: Type.Optional(Type.String()),
  client: Type.Optional(ClientDocument),
};
const OPERATORS = ['operator', 'gateway'] as const;

/** Every account, by name; for whoever runs the installation. */
export const listAccounts = defineRequest({
  subject: 'accounts.list',
  owner: 'people',
  askedBy: OPERATORS,
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
            createdAt: Instant,
            lastSeenAt: Type.Union([Instant, Type.Null()]),
          },
          CLOSED,
        ),
      ),
    },
    CLOSED,
  ),
});

/** Makes an account that nobody can sign in to until a reset link has set its password, unless it is given one. */
export const makeAccount = defineRequest({
  subject: 'accounts.make',
  owner: 'people',
  askedBy: OPERATORS,
  question: Type.Object(
    { account: AccountName, operator: Type.Boolean(), password: Type.Optional(Type.String()), ...asked },
    CLOSED,
  ),
  answer: NamedAccount,
});

/** Shuts an account, or opens it again. */
export const shutAccount = defineRequest({
  subject: 'accounts.shut',
  owner: 'people',
  askedBy: OPERATORS,
  question: Type.Object({ account: Type.String(), disabled: Type.Boolean(), ...asked }, CLOSED),
  answer: NamedAccount,
});

/** A code that sets the password of an account, once. */
export const linkAccount = defineRequest({
  subject: 'accounts.link',
  owner: 'people',
  askedBy: OPERATORS,
  question: Type.Object({ account: Type.String(), ...asked }, CLOSED),
  answer: Type.Object(
    {
      account: Type.String(),
      code: Type.String(),
      link: Type.Union([Type.String(), Type.Null()]),
      expiresAt: Instant,
    },
    CLOSED,
  ),
});
