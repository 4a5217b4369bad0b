import type { NatsConnection } from '@nats-io/transport-node';
import { isOlderRelease } from '@vedette/database';

/** Replicas of older servers went wrong after a restart; alone they do, and are not what the house is tried on. */
export const LEAST_OF_CLUSTER = '2.10.27';
/** What the house asks of a broker, older ones do not know. */
export const LEAST_ALONE = '2.9.10';

/** The server that was reached, and whether the house can work with it. */
export interface BrokerVersion {
  readonly version: string;
  readonly isClustered: boolean;
  /** `old` is what works and should be newer. */
  readonly is: 'good' | 'old' | 'too old';
}

/** What a connection knows of its server. */
export function brokerVersion({ info }: Pick<NatsConnection, 'info'>): BrokerVersion {
  const version = info?.version ?? '';
  const isClustered = info?.cluster !== undefined;
  if (!isOlderRelease(version, LEAST_OF_CLUSTER)) return { version, isClustered, is: 'good' };
  const isTooOld = isClustered || isOlderRelease(version, LEAST_ALONE);
  return { version, isClustered, is: isTooOld ? 'too old' : 'old' };
}
