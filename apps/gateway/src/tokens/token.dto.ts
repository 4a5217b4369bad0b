import { Type } from '@sinclair/typebox';
import { oneOf } from '@vedette/campaign';
import { Instant } from '@vedette/contracts';
import { TOKEN_SCOPES } from '../access/token-scope.js';
import { bodyOf } from '../shapes/body-of.js';
import { type Shown, viewOf } from '../shapes/view-of.js';

/** A token to make. */
export const NewTokenBody = bodyOf(
  'NewToken',
  Type.Object({
    name: Type.String({
      pattern: '^[^\\p{C}]{1,60}$',
      refusal: 'name must be 1 to 60 letters',
      description: 'what it is for, to know it again',
    }),
    scopes: Type.Array(oneOf(TOKEN_SCOPES), { minItems: 1, maxItems: TOKEN_SCOPES.length }),
    days: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 366, default: 90, description: 'days it is good' }),
    ),
  }),
);
export type NewTokenBody = InstanceType<typeof NewTokenBody>;

const token = {
  id: Type.String(),
  name: Type.String(),
  scopes: Type.Array(oneOf(TOKEN_SCOPES)),
  createdAt: Instant,
  expiresAt: Instant,
  lastUsedAt: Type.Union([Instant, Type.Null()], { description: 'right to a minute' }),
};

/** A personal access token. */
export const TokenView = viewOf('PersonalToken', Type.Object(token), { component: 'TokenView' });
export type TokenView = Shown<typeof TokenView>;

/** A new token. */
export const TokenMadeView = viewOf(
  'PersonalTokenMade',
  Type.Object({
    ...token,
    token: Type.String({ description: 'begins with vdt_; it is not told again' }),
  }),
  { component: 'TokenMadeView' },
);
export type TokenMadeView = Shown<typeof TokenMadeView>;
