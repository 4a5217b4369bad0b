import { type DynamicModule, Global, Inject, Logger, Module } from '@nestjs/common';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { CONFIGURATION } from '../service/platform.module.js';
import type { ServiceConfiguration } from '../configuration/service-settings.js';
import { postgresCheck } from '../health/checks.js';
import { Readiness } from '../health/readiness.js';
import { ShutdownManager } from '../shutdown/shutdown-sequence.js';

/** The pg pool of the process. */
export const DATABASE_POOL = Symbol('the pool of database connections');
/** Kysely over {@link DATABASE_POOL}. */
export const DATABASE = Symbol('Kysely over the pool');

/** Injects the `pg.Pool` of the process. */
export const InjectPool = (): ParameterDecorator => Inject(DATABASE_POOL);
/** Injects the `Kysely<Schema>` of the process. */
export const InjectDatabase = (): ParameterDecorator => Inject(DATABASE);

type PoolSettings = Pick<
  ServiceConfiguration,
  'DATABASE_URL' | 'DATABASE_POOL_SIZE' | 'DATABASE_STATEMENT_TIMEOUT_MS'
>;

/** Opens a pool that outlives restarts of the database: lost connections are logged and replaced, never fatal. */
export const openPool = (settings: PoolSettings, applicationName: string): pg.Pool => {
  const logger = new Logger('Database');
  const pool = new pg.Pool({
    connectionString: settings.DATABASE_URL,
    application_name: applicationName,
    max: settings.DATABASE_POOL_SIZE,
    statement_timeout: settings.DATABASE_STATEMENT_TIMEOUT_MS,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
  });
  const lost = (error: Error): void => logger.warn({ err: error }, 'Lost a database connection');
  pool.on('error', lost);
  // The pool listens to idle clients only: a client lost between two statements of a transaction would otherwise end
  // the process with an unhandled 'error' event.
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
};

/** The ten lines that join Kysely and Nest: pool, Kysely, readiness and an orderly end. */
@Global()
@Module({})
export class DatabaseModule {
  constructor(@Inject(DATABASE_POOL) pool: pg.Pool, shutdown: ShutdownManager, readiness: Readiness) {
    readiness.add(postgresCheck(pool));
    shutdown.register({ stage: 'pool', name: 'postgres', stop: () => pool.end() });
  }

  /** The database of `DATABASE_URL`, for the whole process. */
  static forRoot(applicationName: string): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [
        {
          provide: DATABASE_POOL,
          inject: [CONFIGURATION],
          useFactory: (configuration: ServiceConfiguration) => openPool(configuration, applicationName),
        },
        {
          provide: DATABASE,
          inject: [DATABASE_POOL],
          useFactory: (pool: pg.Pool) => new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }),
        },
      ],
      exports: [DATABASE_POOL, DATABASE],
    };
  }
}
