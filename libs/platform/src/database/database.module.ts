import { type DynamicModule, Global, Inject, Logger, Module } from '@nestjs/common';
import { DatabaseClock, openPool } from '@vedette/database';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { CONFIGURATION } from '../service/platform.module.js';
import { type ServiceConfiguration, replaceableSetting } from '../configuration/service-settings.js';
import { postgresCheck } from '../health/checks.js';
import { Readiness } from '../health/readiness.js';
import { ShutdownManager } from '../shutdown/shutdown-sequence.js';

export { DatabaseClock };

/** The pg pool of the process. */
export const DATABASE_POOL = Symbol('the pool of database connections');
/** Kysely over {@link DATABASE_POOL}. */
export const DATABASE = Symbol('Kysely over the pool');

/** Injects the `Kysely<Schema>` of the process. */
export const InjectDatabase = (): ParameterDecorator => Inject(DATABASE);

/** What joins Kysely and Nest: pool, Kysely, the database's time, readiness and an orderly end. */
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
          useFactory: (configuration: ServiceConfiguration) => {
            const logger = new Logger('Database');
            return openPool(configuration, applicationName, {
              onLost: (error) => logger.warn({ err: error }, 'Lost a database connection'),
              addressNow: () => replaceableSetting('DATABASE_URL', configuration.DATABASE_URL),
            });
          },
        },
        {
          provide: DATABASE,
          inject: [DATABASE_POOL],
          useFactory: (pool: pg.Pool) => new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }),
        },
        {
          provide: DatabaseClock,
          inject: [DATABASE_POOL],
          useFactory: (pool: pg.Pool) => new DatabaseClock(pool),
        },
      ],
      exports: [DATABASE_POOL, DATABASE, DatabaseClock],
    };
  }
}
