import { ConflictError } from '@vedette/platform';

/** An account that is banned would hold a place, or ask for one (409). */
export class BannedError extends ConflictError {
  constructor() {
    super(
      'account-banned',
      'The account is banned from this campaign; whoever administers it can lift the ban.',
      { field: '/account' },
    );
  }
}
