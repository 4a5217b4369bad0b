import type { PlaceDocument, SignedInDocument, TokenScope } from '@vedette/contracts';

/** Who asks, and by what right. */
export interface SignedIn extends SignedInDocument {
  /** What a personal access token is good for; null in a session, which is good for everything. */
  readonly scopes: readonly TokenScope[] | null;
}

/** Who asks, and every place he has in any campaign. */
export interface Recognised {
  readonly signedIn: SignedIn;
  readonly places: readonly PlaceDocument[];
}

/** Who asks, as other services are told of him. */
export const asTold = ({ account, session }: SignedIn): SignedInDocument => ({ account, session });
