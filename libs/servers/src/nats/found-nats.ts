import type { FoundServer } from '../found-server.js';

/** A NATS that answers. */
export interface FoundNats extends FoundServer {
  /** Where each user of it gets in, with his password; empty when its users are not ours to tell apart. */
  readonly urls: Readonly<Record<string, string>>;
}
