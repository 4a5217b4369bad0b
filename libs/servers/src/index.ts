export { type Route, routes } from './routes.js';
export { ServersError, type ServersErrorCode } from './servers-error.js';
export type { NatsAccess } from './nats/private-nats.js';
export { type NatsRights, type NatsUser, authorizationBlock } from './nats/nats-users.js';
export { keptSecrets } from './machine/kept-secrets.js';
export { natsProgram } from './nats-for-drills.js';
export { postgresPrograms } from './postgres-for-drills.js';
export { type Servers, type ServersWanted, resolveServers } from './resolve-servers.js';
