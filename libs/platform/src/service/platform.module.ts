import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { TerminusModule } from '@nestjs/terminus';
import type { ServiceConfiguration } from '../configuration/service-settings.js';
import { HealthController } from '../health/health.controller.js';
import { Readiness } from '../health/readiness.js';
import { ProblemFilter } from './problem.filter.js';
import { ShutdownManager } from '../shutdown/shutdown-sequence.js';

/** The validated configuration of the process. */
export const CONFIGURATION = Symbol('the configuration of the service');

/** What every service has: configuration, health, problem details and an orderly stop. */
@Global()
@Module({})
export class PlatformModule {
  constructor(shutdown: ShutdownManager, readiness: Readiness) {
    shutdown.whenBegun(() => readiness.stopping());
  }

  /** Configuration is validated before this is called, so that a process with a wrong one never begins to start. */
  static forRoot(configuration: ServiceConfiguration): DynamicModule {
    return {
      module: PlatformModule,
      imports: [TerminusModule.forRoot({ logger: false })],
      controllers: [HealthController],
      providers: [
        { provide: CONFIGURATION, useValue: configuration },
        {
          provide: ShutdownManager,
          useFactory: () => new ShutdownManager(configuration.SHUTDOWN_BUDGET_MS, configuration.DRAIN_MS),
        },
        { provide: Readiness, useFactory: () => new Readiness(configuration.READINESS_TIMEOUT_MS) },
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
      exports: [CONFIGURATION, ShutdownManager, Readiness],
    };
  }
}
