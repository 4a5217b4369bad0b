import type { Account } from '../accounts/account.repository.js';
import type { TokenScope } from '../access/token-scope.js';
import type { Membership } from '../campaigns/membership.repository.js';

/** Who asks, and by what right. */
export interface SignedIn {
  readonly account: Account;
  /** Id of the session, or of the personal access token he came with. */
  readonly session: string;
  /** What a personal access token is good for; null in a session, which is good for everything. */
  readonly scopes: readonly TokenScope[] | null;
}

/** Who asks, and where he stands in the campaign at hand. */
export interface Recognised {
  readonly signedIn: SignedIn;
  /** Every place he has in it; undefined when nobody looked. */
  readonly places: readonly Membership[] | undefined;
}
