/** What whoever runs an installation says of its edge. */
export interface EdgeSettings {
  /** Requests of one caller in a minute, to all processes of this edge that tell each other what they counted. */
  readonly REQUESTS_PER_MINUTE: number;
  /** Attempts to sign in of one network or device in a minute, at all of them. */
  readonly SIGN_INS_PER_MINUTE: number;
  /** The largest body, in kB, but for those that `LargerBodies` names. */
  readonly BODY_LIMIT_KB: number;
  /** How deep an operation of GraphQL may go. */
  readonly GRAPHQL_DEPTH: number;
  /** What an operation of GraphQL may cost. */
  readonly GRAPHQL_COST: number;
  /** Addresses of proxies whose word on the caller's address is taken, divided by commas. */
  readonly TRUST_PROXY?: string | undefined;
  /** Origins whose pages may call from a browser, divided by commas. */
  readonly CORS_ORIGINS?: string | undefined;
}

export const EDGE_SETTINGS = Symbol('the settings of the edge');
