import type { NatsConnection } from '@nats-io/transport-node';

/** How many servers keep each message: an odd number, so that the loss of fewer than half leaves a majority. */
export const REPLICAS = ['1', '3', '5'] as const;

/** On a cluster the loss of one server must stop nothing. */
const ON_A_CLUSTER = 3;

/**
 * How many replicas streams are declared with: what the operator says, else three where the broker says that it is one of a
 * cluster. Asked again each time, for a broker may have joined one since.
 */
export const replicasWanted =
  (connection: Pick<NatsConnection, 'info'>, said: (typeof REPLICAS)[number] | undefined): (() => number) =>
  () =>
    said === undefined ? (connection.info?.cluster ? ON_A_CLUSTER : 1) : Number(said);
