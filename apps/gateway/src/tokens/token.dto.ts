import { Type } from '@sinclair/typebox';
import { oneOf } from '@vedette/campaign';
import { PersonalTokenDocument, PersonalTokenMade, TOKEN_SCOPES } from '@vedette/contracts';
import { bodyOf, type Shown, viewOf } from '@vedette/edge';

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

/** A personal access token. */
export const TokenView = viewOf('PersonalToken', PersonalTokenDocument, { component: 'TokenView' });
export type TokenView = Shown<typeof TokenView>;

/** A new token. */
export const TokenMadeView = viewOf('PersonalTokenMade', PersonalTokenMade, { component: 'TokenMadeView' });
export type TokenMadeView = Shown<typeof TokenMadeView>;
