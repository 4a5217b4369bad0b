import type { TokenScope } from '@vedette/contracts';
import { NotFoundError, VedetteError } from '@vedette/platform';

/** The asker is known and may not do this (403). */
export class ForbiddenError extends VedetteError {
  constructor(allowed: string) {
    super({ code: 'forbidden', status: 403, title: 'Not allowed', message: `This is for ${allowed}.` });
  }
}

/** A personal access token comes where none may, or has not the scope that is needed here (403). */
export class TokenNotAdmittedError extends VedetteError {
  constructor(scope: TokenScope | undefined) {
    super({
      code: scope === undefined ? 'session-needed' : 'scope-missing',
      status: 403,
      title: 'Not allowed',
      ...(scope === undefined ? {} : { rule: scope }),
      message:
        scope === undefined
          ? 'Personal access tokens do not open this; sign in.'
          : `The token was not made for this; make one with the scope ${scope}.`,
    });
  }
}

/** The asker has no place in the campaign, and is not told whether it exists (404). */
export class NoSuchCampaignError extends NotFoundError {
  constructor(campaign: string) {
    super('campaign', /^[a-z0-9-]{1,40}$/.test(campaign) ? campaign : 'of this name');
  }
}

/** Something asks who calls where no guard has looked: a fault of ours, and no door that opens (500). */
export class CallerUnknownError extends VedetteError {
  constructor() {
    super({ code: 'caller-unknown', message: 'Nobody looked who calls this route or asks this field.' });
  }
}

/** A route or a field does not say who may call it; the gateway refuses to start. */
export class AccessUndeclaredError extends VedetteError {
  constructor(places: readonly string[]) {
    super({
      code: 'access-undeclared',
      message: `Nobody said who may call ${places.join(', ')}: add @Anyone, @SignedInOnly, @OperatorOnly or @InCampaign.`,
    });
  }
}
