import { jetstreamManager } from '@nats-io/jetstream';
import { type NatsConnection, PermissionViolationError } from '@nats-io/transport-node';
import { PHASE_OWNERS } from '@vedette/contracts';
import { ensureHouse, type EnsuredOfHouse, Installation, StreamKeeper } from '@vedette/messaging';
import { VedetteError } from '@vedette/platform';
import { type BrokerVersion, brokerVersion, LEAST_ALONE, LEAST_OF_CLUSTER } from './broker-version.js';

/** A server on which streams would be lost, or that does not know what the house asks. */
export class BrokerTooOldError extends VedetteError {
  constructor({ version, isClustered }: BrokerVersion) {
    super({
      code: 'broker-too-old',
      message:
        `The broker is nats-server ${version}, ${isClustered ? 'one of a cluster' : 'alone'}: ` +
        `a cluster needs ${LEAST_OF_CLUSTER} or later, a server alone ${LEAST_ALONE}. Nothing was made; bring it up to date and prepare it again.`,
    });
  }
}

/** Whoever came may not do at the broker what preparing it takes. */
export class BrokerRightsMissingError extends VedetteError {
  constructor({ operation, subject }: PermissionViolationError) {
    super({
      code: 'broker-rights-missing',
      message:
        `The broker does not let this user ${operation} ${subject}. Streams and queues are made by turn-conductor of the installation: ` +
        'give his address (NATS_URL_FILE, which deploy/make-secrets.sh writes as nats-url-turn-conductor), ' +
        'and the broker the users of this release (./vedette broker-configuration).',
    });
  }
}

/** What was found at the broker, and what was done. */
export interface PreparedBroker {
  readonly broker: BrokerVersion;
  readonly replicas: number;
  readonly done: readonly EnsuredOfHouse[];
}

/**
 * Makes the streams and queues of an installation, or brings them up to date; what is as declared is left, so asked again it changes
 * nothing. No message is lost by it.
 * @throws BrokerTooOldError, BrokerRightsMissingError, StreamConflictError, and what the broker answers when it refuses
 */
export async function prepareBroker(
  connection: NatsConnection,
  installation: Installation,
  replicas: number,
): Promise<PreparedBroker> {
  const broker = brokerVersion(connection);
  if (broker.is === 'too old') throw new BrokerTooOldError(broker);
  const manager = await jetstreamManager(connection, { checkAPI: false });
  const keeper = new StreamKeeper(manager, installation, () => replicas);
  try {
    return { broker, replicas, done: await ensureHouse(keeper, installation, PHASE_OWNERS) };
  } catch (error) {
    const violation = violationIn(error);
    throw violation === null ? error : new BrokerRightsMissingError(violation);
  }
}

/** The client tells of a right that is missing as of why a question failed. */
function violationIn(error: unknown): PermissionViolationError | null {
  if (error instanceof PermissionViolationError) return error;
  return error instanceof Error && error.cause !== undefined ? violationIn(error.cause) : null;
}
