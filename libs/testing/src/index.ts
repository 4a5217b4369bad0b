export { privateBroker, type PrivateBroker } from './private-broker.js';
export { privateCluster, type PrivateCluster } from './private-cluster.js';
export { Gate, PATIENCE_MS, until } from './until.js';
export { SERVER_URL, temporaryDatabase, type TemporaryDatabase } from './temporary-database.js';
