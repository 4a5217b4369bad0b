import { type JetStreamClient, type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { type DynamicModule, Global, Inject, Logger, Module } from '@nestjs/common';
import {
  CONFIGURATION,
  DATABASE_POOL,
  endOfHistory,
  HELD_KEYS,
  type HeldKeys,
  Readiness,
  type ServiceConfiguration,
  replaceableSetting,
  ShutdownManager,
  natsCheck,
} from '@vedette/platform';
import { tellBuild } from './builds/running-builds.js';
import { isOfFront, type ServiceName } from '@vedette/contracts';
import { unlessAway } from '@vedette/database';
import { CellHistories } from './history/cell-histories.js';
import { CellDirectory } from './cells/cell-directory.js';
import { houseOfCells } from './cells/house-names.js';
import { Ways } from './cells/ways.js';
import { brokerFilesOf } from './connection/broker-files.js';
import { connectNats } from './connection/connect-nats.js';
import { DeadLetterBox } from './consume/dead-letter-box.js';
import { DeadLetters } from './consume/dead-letters.js';
import { JetStreamStrategy } from './consume/jetstream.strategy.js';
import { HintBell } from './hints/hint-bell.js';
import { Installation } from './installation.js';
import { JetStreamPublisher } from './publish/jetstream-publisher.js';
import { RequestClient } from './request/request-client.js';
import { RequestReplyStrategy } from './request/request-reply.strategy.js';
import type { ConsumerDeclaration, StreamDeclaration } from './streams/declarations.js';
import { jetStreamCheck } from './streams/jetstream-check.js';
import { replicasWanted } from './streams/replicas.js';
import { StreamKeeper } from './streams/stream-keeper.js';

/** The NATS connection of the process. */
export const NATS_CONNECTION = Symbol('the NATS connection');
/** The JetStream client of the process, for what the classes of this library do not offer. */
export const JETSTREAM_CLIENT = Symbol('the JetStream client');

/** Creates, changes and looks at streams and consumers. */
export const JETSTREAM_MANAGER = Symbol('the JetStream manager');

/** That whoever asks all processes of the installation is told the build and the keys of this one. */
const BUILD_TOLD = Symbol('the build is told');

/** What one service says about its messaging. */
export interface MessagingOptions {
  /** Name of the service: its connection and the group its questions are shared in. */
  readonly service: string;
  /** Streams to declare beside those its handlers consume, e.g. the ones it publishes to. */
  readonly streams?: readonly StreamDeclaration[];
  readonly mustConsume?: readonly ConsumerDeclaration[];
  readonly mustAnswer?: readonly { readonly subject: string }[];
}

/** The part of a stop's budget that may go on waiting for handlers. */
const drainShare = 0.6;

/** Everything a service says and hears: connection, publisher, questions, hints and both transports. */
@Global()
@Module({})
export class MessagingModule {
  constructor(
    @Inject(NATS_CONNECTION) connection: NatsConnection,
    shutdown: ShutdownManager,
    readiness: Readiness,
    keeper: StreamKeeper,
    strategy: JetStreamStrategy,
  ) {
    readiness.add(natsCheck(connection));
    readiness.add(jetStreamCheck(keeper, () => strategy.needed));
    shutdown.register({ stage: 'broker', name: 'nats', stop: () => closeConnection(connection) });
  }

  /** The messaging of one service. The connection is made once and waits for the broker. */
  static forRoot(options: MessagingOptions): DynamicModule {
    const provided = [
      Installation,
      StreamKeeper,
      JetStreamPublisher,
      RequestClient,
      HintBell,
      DeadLetterBox,
      DeadLetters,
    ];
    return {
      module: MessagingModule,
      providers: [
        {
          provide: NATS_CONNECTION,
          inject: [CONFIGURATION],
          useFactory: (configuration: ServiceConfiguration) =>
            connectNats({
              url: configuration.NATS_URL,
              name: options.service,
              urlNow: () => replaceableSetting('NATS_URL', configuration.NATS_URL),
              files: brokerFilesOf(configuration),
            }),
        },
        {
          provide: Installation,
          inject: [CONFIGURATION],
          useFactory: (configuration: ServiceConfiguration) =>
            new Installation(configuration.VEDETTE_INSTALLATION),
        },
        {
          provide: JETSTREAM_CLIENT,
          inject: [NATS_CONNECTION],
          useFactory: (nc: NatsConnection) => jetstream(nc),
        },
        {
          provide: JETSTREAM_MANAGER,
          inject: [NATS_CONNECTION],
          // No check of the API here: a broker that is still starting must not keep the service from starting.
          useFactory: (nc: NatsConnection) => jetstreamManager(nc, { checkAPI: false }),
        },
        {
          provide: StreamKeeper,
          inject: [JETSTREAM_MANAGER, Installation, NATS_CONNECTION, CONFIGURATION],
          useFactory: (
            manager: JetStreamManager,
            installation: Installation,
            connection: NatsConnection,
            { NATS_REPLICAS }: ServiceConfiguration,
          ) => new StreamKeeper(manager, installation, replicasWanted(connection, NATS_REPLICAS)),
        },
        {
          provide: DeadLetters,
          inject: [JETSTREAM_MANAGER, JETSTREAM_CLIENT, Installation],
          useFactory: (manager: JetStreamManager, js: JetStreamClient, installation: Installation) =>
            new DeadLetters(manager, js, installation),
        },
        {
          provide: JetStreamPublisher,
          inject: [NATS_CONNECTION, JETSTREAM_CLIENT, Installation],
          useFactory: (nc: NatsConnection, js: JetStreamClient, installation: Installation) =>
            new JetStreamPublisher(nc, js, installation),
        },
        {
          provide: RequestClient,
          inject: [NATS_CONNECTION, Installation, CONFIGURATION, { token: DATABASE_POOL, optional: true }],
          useFactory: (
            nc: NatsConnection,
            installation: Installation,
            configuration: ServiceConfiguration,
            pool?: ConstructorParameters<typeof CellDirectory>[0],
          ) =>
            new RequestClient(nc, installation, waysOf(options.service, installation, configuration, pool)),
        },
        {
          provide: BUILD_TOLD,
          inject: [NATS_CONNECTION, Installation, { token: HELD_KEYS, optional: true }],
          useFactory: (nc: NatsConnection, installation: Installation, keys?: HeldKeys) =>
            tellBuild(nc, installation, options.service, keys),
        },
        ...(isOfFront(options.service as ServiceName)
          ? [{ provide: CellHistories, inject: [RequestClient, ShutdownManager], useFactory: watchHistories }]
          : []),
        {
          provide: HintBell,
          inject: [NATS_CONNECTION, Installation],
          useFactory: (nc: NatsConnection, installation: Installation) => new HintBell(nc, installation),
        },
        {
          provide: DeadLetterBox,
          inject: [JETSTREAM_CLIENT, Installation],
          useFactory: (js: JetStreamClient, installation: Installation) =>
            new DeadLetterBox(js, installation),
        },
        {
          provide: JetStreamStrategy,
          inject: [
            NATS_CONNECTION,
            JETSTREAM_CLIENT,
            StreamKeeper,
            Installation,
            DeadLetterBox,
            CONFIGURATION,
          ],
          useFactory: (
            connection: NatsConnection,
            js: JetStreamClient,
            keeper: StreamKeeper,
            installation: Installation,
            deadLetters: DeadLetterBox,
            configuration: ServiceConfiguration,
          ) =>
            new JetStreamStrategy({
              connection,
              jetstream: js,
              keeper,
              installation,
              deadLetters,
              streams: options.streams ?? [],
              mustConsume: options.mustConsume ?? [],
              drainMs: configuration.SHUTDOWN_BUDGET_MS * drainShare,
            }),
        },
        {
          provide: RequestReplyStrategy,
          inject: [NATS_CONNECTION, Installation, CONFIGURATION, { token: DATABASE_POOL, optional: true }],
          useFactory: (
            nc: NatsConnection,
            installation: Installation,
            configuration: ServiceConfiguration,
            pool?: object,
          ) =>
            new RequestReplyStrategy({
              connection: nc,
              installation,
              group: options.service,
              mustAnswer: options.mustAnswer ?? [],
              ...(pool ? { unlessAway: (answer) => unlessAway(pool, answer) } : {}),
              drainMs: configuration.SHUTDOWN_BUDGET_MS * drainShare,
            }),
        },
      ],
      exports: [
        ...provided,
        NATS_CONNECTION,
        JETSTREAM_CLIENT,
        JETSTREAM_MANAGER,
        JetStreamStrategy,
        RequestReplyStrategy,
      ],
    };
  }
}

/** Ends the process when the log of a cell was cut: it is started again with nothing remembered of its campaigns. */
const watchHistories = (requests: RequestClient, shutdown: ShutdownManager): CellHistories => {
  const histories = new CellHistories({
    requests,
    onCut: (cell) => {
      new Logger('History').fatal(
        { cell },
        'The log lost events of which this process has heard; it ends, to be started with nothing remembered',
      );
      endOfHistory();
    },
  });
  histories.start();
  shutdown.register({ stage: 'consumers', name: 'history', stop: () => histories.stop() });
  return histories;
};

/** A service of the front finds the cells by the directory; one of a cell knows the front and itself. */
const waysOf = (
  service: string,
  own: Installation,
  { VEDETTE_CELLS, VEDETTE_FRONT }: Partial<Pick<ServiceConfiguration, 'VEDETTE_CELLS' | 'VEDETTE_FRONT'>>,
  pool: ConstructorParameters<typeof CellDirectory>[0] | undefined,
): Ways => {
  if (!isOfFront(service as ServiceName))
    return new Ways(own, { front: new Installation(VEDETTE_FRONT ?? own.name), cells: [own] });
  return new Ways(own, houseOfCells(own.name, VEDETTE_CELLS), pool && new CellDirectory(pool));
};

/** Sends what is still buffered, then closes; a broker that is away is not waited for. */
const closeConnection = async (connection: NatsConnection): Promise<void> => {
  if (connection.isClosed()) return;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, 1_000);
  });
  await Promise.race([connection.drain().catch(() => undefined), late]);
  clearTimeout(timer);
  await connection.close();
};
