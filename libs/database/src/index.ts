export { type DatabaseAddress, type DatabaseHost, readDatabaseAddress } from './database-address.js';
export { DatabaseClock } from './database-clock.js';
export { guardPool } from './guard-pool.js';
export { migrateAlone } from './migrate-alone.js';
export { DatabaseAddressError, openPool, type PoolSettings, type PoolWatch } from './open-pool.js';
export { isPassing } from './passing-error.js';
export { isOlderRelease } from './release-order.js';
export { NoWritableServerError, PasswordChangedError } from './seeking-client.js';
export { isBrokenOff, StatementUnansweredError } from './statement-limit.js';
