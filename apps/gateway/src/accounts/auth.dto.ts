import { Type } from '@sinclair/typebox';
import { TokensDocument } from '@vedette/contracts';
import { NewPassword, Password, SentAccountName } from './account.dto.js';
import { bodyOf, type Shown, viewOf } from '@vedette/edge';

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
export const TokensView = viewOf('Tokens', TokensDocument);
export type TokensView = Shown<typeof TokensView>;
