import { inspect } from 'node:util';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { Module, type Type, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { CustomTransportStrategy } from '@nestjs/microservices';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import { type ServiceConfiguration, serviceSettings } from '../configuration/service-settings.js';
import { readConfiguration, WrongSettingError } from '../configuration/read-configuration.js';
import { Readiness } from '../health/readiness.js';
import { keepOutputHarmless } from '../logging/harmless-output.js';
import { ServiceLogger, createLogger } from '../logging/service-logger.js';
import { ShutdownManager, type ShutdownResult } from '../shutdown/shutdown-sequence.js';
import { observeReadiness } from '../health/observe-readiness.js';
import { tellRoute } from '../telemetry/tell-route.js';
import { runningTelemetry } from '../telemetry/running-telemetry.js';
import { BUILD, nameOfBuild } from '../version/build.js';
import { announceReady } from './announce-ready.js';
import { mustRunUnder } from './required-node.js';
import { stopOnSignals } from './stop-on-signals.js';
import { stopHttp } from './http-stop.js';
import { PlatformModule } from './platform.module.js';

/** What makes one service different from the next. */
export interface ServiceOptions {
  /** Name in logs, traces, database and broker: `land-resolution`. */
  readonly name: string;
  /** Transports that feed this service, e.g. those of `@vedette/messaging`. */
  readonly consumers?: (app: NestExpressApplication) => readonly CustomTransportStrategy[];
  /** Last touches before anything listens: pipes, adapters, body limits. */
  readonly configure?: (
    app: NestExpressApplication,
    configuration: ServiceConfiguration,
  ) => void | Promise<void>;
  /** Where settings are read from; `process.env` unless stated. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** `process` (unless stated) ends the process on SIGTERM and SIGINT; `caller` leaves signals and exit to the caller. */
  readonly signals?: 'process' | 'caller';
}

/** A service that serves. */
export interface RunningService {
  readonly app: NestExpressApplication;
  readonly configuration: ServiceConfiguration;
  /** Where its HTTP listens, with the port that was really taken. */
  readonly url: string;
  /** Stops in order, then closes the application. */
  stop(reason: string): Promise<readonly ShutdownResult[]>;
}

@Module({})
class ServiceRoot {}

const urlOf = (server: Server): string => {
  const { address, family, port } = server.address() as AddressInfo;
  const host = address === '0.0.0.0' || address === '::' ? '127.0.0.1' : address;
  return `http://${family === 'IPv6' && host !== '127.0.0.1' ? `[${host}]` : host}:${port}`;
};

/**
 * Starts a service: configuration first, then the Nest application with health, logs and problem details, then HTTP,
 * then its consumers; then it says that it is ready. Resolves when it serves. With `signals: 'process'` a start that
 * fails ends the process: code 78 for a wrong environment or Node, 1 for anything else.
 * @throws ConfigurationError when the environment is wrong, or whatever kept a module from starting
 */
export const bootstrapService = async (
  module: Type<unknown> | DynamicModule,
  options: ServiceOptions,
): Promise<RunningService> => {
  if (options.signals !== 'caller') keepOutputHarmless();
  try {
    return await start(module, options);
  } catch (error) {
    if (options.signals === 'caller') throw error;
    return endFailedStart(options.name, error);
  }
};

/** One line for a wrong setting or Node, which its reader can mend; the whole error for anything else. */
const endFailedStart = (service: string, error: unknown): never => {
  const wrongSettings = error instanceof WrongSettingError;
  process.stderr.write(`${service} cannot start: ${wrongSettings ? error.message : inspect(error)}\n`);
  process.exit(wrongSettings ? 78 : 1);
};

/**
 * How long a connection without a request is kept: longer than clients and load balancers keep theirs (a minute, mostly). Who closes first
 * while the other sends a request over it has it fail, and what changes something is not sent again by anybody.
 */
const KEPT_OPEN_MS = 75_000;

/** Every answer says which build gave it. */
const tellBuild: RequestHandler = (_request, response, next) => {
  response.setHeader('vedette-version', nameOfBuild(BUILD));
  next();
};

const start = async (
  module: Type<unknown> | DynamicModule,
  options: ServiceOptions,
): Promise<RunningService> => {
  mustRunUnder(process.versions.node);
  const configuration = readConfiguration(serviceSettings, options.env ?? process.env);
  const logger = new ServiceLogger(
    createLogger({ service: options.name, level: configuration.LOG_LEVEL, format: configuration.LOG_FORMAT }),
  );
  const root: DynamicModule = {
    module: ServiceRoot,
    imports: [PlatformModule.forRoot(configuration), module],
  };
  const app = await NestFactory.create<NestExpressApplication>(root, {
    logger,
    abortOnError: false,
    forceCloseConnections: true,
    // No body is read unless a service says how much of it, and from whom: Nest would read one from anybody.
    bodyParser: false,
  });
  const shutdown = app.get(ShutdownManager);
  app.use(tellBuild, tellRoute);
  try {
    await options.configure?.(app, configuration);
    for (const strategy of options.consumers?.(app) ?? []) {
      app.connectMicroservice({ strategy }, { inheritAppConfig: true });
      shutdown.register({
        stage: 'consumers',
        name: strategy.constructor.name,
        stop: () => strategy.close(),
      });
    }
    const server = app.getHttpServer() as Server;
    server.keepAliveTimeout = KEPT_OPEN_MS;
    shutdown.register({ stage: 'http', name: 'http', stop: (budgetMs) => stopHttp(server, budgetMs) });
    shutdown.register({ stage: 'telemetry', name: 'telemetry', stop: () => runningTelemetry()?.stop() });
    await app.listen(configuration.PORT, configuration.HOST);
    await app.startAllMicroservices();
    observeReadiness(app.get(Readiness));
    app.get(Readiness).started();
    const url = urlOf(server);
    logger.log({ url, ...BUILD, node: process.versions.node }, 'Ready', 'Service');
    await announceReady(
      { type: 'vedette-ready', service: options.name, pid: process.pid, url },
      configuration.READY_FILE,
    );
    const stop = async (reason: string): Promise<readonly ShutdownResult[]> => {
      const results = await shutdown.stop(reason);
      await app.close();
      return results;
    };
    if (options.signals !== 'caller') stopOnSignals(stop, logger);
    return { app, configuration, url, stop };
  } catch (error) {
    await app.close().catch(() => undefined);
    throw error;
  }
};
