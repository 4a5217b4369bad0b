import type { Credential } from './credential.js';

/** Who knows which tokens and cookies are good at this moment; whoever has an edge gives it one. */
export abstract class LiveTokens {
  /** Whether a credential is good now. One that is made up or over is not, and is no error. */
  abstract isLive(credential: Credential): Promise<boolean>;
}
