/** Why Postgres or NATS cannot be had; programs compare `code`. */
export type ServersErrorCode =
  | 'data-folder-in-use'
  | 'postgres-unavailable'
  | 'postgres-elsewhere'
  | 'postgres-version'
  | 'nats-unavailable'
  | 'server-broke'
  | 'route-unknown'
  | 'checksum-wrong';

/** Postgres or NATS cannot be had on this machine; the message says what to do. */
export class ServersError extends Error {
  constructor(
    readonly code: ServersErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ServersError';
  }
}
