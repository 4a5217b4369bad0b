import { Type } from '@sinclair/typebox';
import { NewPassword, Password, SentAccountName } from '../accounts/account.dto.js';
import { bodyOf } from '../shapes/body-of.js';
import { type Shown, viewOf } from '../shapes/view-of.js';

/** Name and password. */
export const SignInBody = bodyOf('SignIn', Type.Object({ account: SentAccountName, password: Password }));
export type SignInBody = InstanceType<typeof SignInBody>;

/** A refresh token, which is spent by sending it. */
export const RenewBody = bodyOf(
  'Renew',
  Type.Object({ refreshToken: Type.String({ minLength: 20, maxLength: 100 }) }),
);
export type RenewBody = InstanceType<typeof RenewBody>;

/** The present password and the next. */
export const ChangePasswordBody = bodyOf(
  'ChangePassword',
  Type.Object({ present: Password, next: NewPassword }),
);
export type ChangePasswordBody = InstanceType<typeof ChangePasswordBody>;

/** What a client gets when it signs in or renews. */
export const TokensView = viewOf(
  'Tokens',
  Type.Object({
    accessToken: Type.String({ description: 'send it as "Authorization: Bearer ..."' }),
    expiresIn: Type.Integer({ description: 'seconds the access token is good' }),
    refreshToken: Type.String({ description: 'renews the session once; keep it secret' }),
    device: Type.Optional(
      Type.String({
        description:
          'given on signing in: keep it and send it as the header Vedette-Device when you sign in again, so that wrong ' +
          'passwords given by others do not hold you up',
      }),
    ),
  }),
);
export type TokensView = Shown<typeof TokensView>;
