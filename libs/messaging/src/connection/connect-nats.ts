import { Logger } from '@nestjs/common';
import {
  type Authenticator,
  type NatsConnection,
  connect,
  credsAuthenticator,
  tokenAuthenticator,
  usernamePasswordAuthenticator,
} from '@nats-io/transport-node';
import { type BrokerFiles, credentialsIn, mustHoldAuthorities } from './broker-files.js';
import { inboxOf, namesAnInbox } from './inbox.js';
import { type NatsAddress, natsAddress } from './nats-address.js';

/** How a process connects. */
export interface NatsOptions {
  readonly url: string;
  /** Name of the process in the broker's monitoring. */
  readonly name: string;
  /** A command that a person waits for gives up when the broker is not there; services wait. */
  readonly impatient?: boolean;
  /** The URL as it is set now, asked at every connection: its credentials may have been changed since. */
  readonly urlNow?: () => string;
  /** What proves who it is, and who the broker is; without them the URL alone does. */
  readonly files?: BrokerFiles;
}

const stillWaitingEveryMs = 5_000;
const impatience = {
  maxReconnectAttempts: 0,
  waitOnFirstConnect: false,
  ignoreAuthErrorAbort: false,
  timeout: 5_000,
} as const;

const logStatus = async (connection: NatsConnection, logger: Logger): Promise<void> => {
  for await (const status of connection.status()) {
    if (status.type === 'disconnect') logger.warn({ server: status.server }, 'Lost NATS; reconnecting');
    else if (status.type === 'reconnect') logger.log({ server: status.server }, 'NATS is back');
    else if (status.type === 'error') logger.error({ err: status.error }, 'NATS reports an error');
    else if (status.type === 'slowConsumer') logger.warn('This process reads slower than NATS delivers');
  }
};

/** Credentials as they are set when a connection is made; while what sets them cannot be read, the last that could. */
function authentication(
  url: string,
  urlNow: () => string,
  { credentials }: BrokerFiles,
): { authenticator?: Authenticator } {
  if (credentials !== undefined) return { authenticator: credsAuthenticator(credentialsIn(credentials)) };
  const { user, token } = natsAddress(url);
  let last = url;
  const now = (): NatsAddress => {
    try {
      last = urlNow();
    } catch {
      // It is being replaced.
    }
    return natsAddress(last);
  };
  if (user !== undefined) {
    const name = (): string => now().user ?? user;
    return { authenticator: usernamePasswordAuthenticator(name, () => now().pass ?? '') };
  }
  return token === undefined ? {} : { authenticator: tokenAuthenticator(() => now().token ?? token) };
}

/**
 * Connects to NATS, waiting for it as long as it takes unless told otherwise, and keeps reconnecting for ever: a broker that is away slows
 * the house down but ends no process. @throws BrokerFileError where a file of `files` does not hold what it should
 */
export const connectNats = async ({
  url,
  name,
  impatient = false,
  urlNow = () => url,
  files = {},
}: NatsOptions): Promise<NatsConnection> => {
  const logger = new Logger('Nats');
  const { servers, user, token, encrypted } = natsAddress(url);
  const { authority } = files;
  if (authority !== undefined) mustHoldAuthorities(authority);
  // A name alone is a token, unless credentials say who comes: then it is that of a user.
  const answersTo = files.credentials === undefined ? user : (user ?? token);
  const waiting = setInterval(() => logger.warn({ servers }, 'Waiting for NATS'), stillWaitingEveryMs);
  try {
    const connection = await connect({
      servers: [...servers],
      ...authentication(url, urlNow, files),
      // Without it the client encrypts where the server asks for it, and only there.
      ...(authority !== undefined ? { tls: { caFile: authority } } : encrypted ? { tls: {} } : {}),
      ...(namesAnInbox(answersTo) ? { inboxPrefix: inboxOf(answersTo) } : {}),
      name,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 250,
      reconnectJitter: 250,
      waitOnFirstConnect: true,
      // A password that is being rotated looks like a refusal for a while.
      ignoreAuthErrorAbort: true,
      pingInterval: 10_000,
      maxPingOut: 3,
      ...(impatient ? impatience : {}),
    });
    // Whoever waits for a command is told why it failed by its error.
    if (!impatient) void logStatus(connection, logger);
    return connection;
  } finally {
    clearInterval(waiting);
  }
};
