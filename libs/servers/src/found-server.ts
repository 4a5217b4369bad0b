/** A server that answers, where it came from, and how to let go of it. */
export interface FoundServer {
  readonly url: string;
  /** In words, for people: `PostgreSQL 15 already running on 127.0.0.1:5432`. */
  readonly source: string;
  /** Whether it serves the data folder alone, so that its users are ours to make. */
  readonly isOurs?: boolean;
  /** Stops it if we started it; otherwise does nothing. */
  stop(): Promise<void>;
}

/** A route led nowhere, and why. */
export interface NoServer {
  readonly reason: string;
  /** Whether people should hear of it although another route leads somewhere. */
  readonly isToldAlways?: boolean;
}

/** Whether a route found a server. */
export const isFound = (outcome: FoundServer | NoServer): outcome is FoundServer => 'url' in outcome;
