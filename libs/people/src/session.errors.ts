import type { JsonPointer } from '@vedette/documents';
import { VedetteError } from '@vedette/platform';

/** There is no session, or it is over: sign in (401). */
export class UnauthenticatedError extends VedetteError {
  constructor(
    why: string,
    code:
      | 'unauthenticated'
      | 'session-over'
      | 'token-expired'
      | 'token-over'
      | 'refresh-token-unknown' = 'unauthenticated',
  ) {
    super({ code, status: 401, title: 'A session is needed', message: why });
  }
}

/** Name or password is wrong; which of the two is not said. */
export class WrongPasswordError extends VedetteError {
  constructor(field: JsonPointer) {
    super({
      code: 'wrong-password',
      status: 401,
      field,
      message: 'There is no account of this name with this password.',
    });
  }
}

/** A refresh token came a second time. Somebody else has it: the session is over for both. */
export class RefreshTokenReusedError extends VedetteError {
  constructor() {
    super({
      code: 'refresh-token-reused',
      status: 401,
      field: '/refreshToken',
      message:
        'This refresh token was used before, so somebody else may have it. The session has been ended; sign in.',
    });
  }
}

/** An operator has shut the account (403). Told only to who gave its password. */
export class AccountDisabledError extends VedetteError {
  constructor() {
    super({
      code: 'account-disabled',
      status: 403,
      message: 'The account has been shut by those who run the installation; ask them.',
    });
  }
}
