import { type DynamicModule, Global, Inject, Logger, Module } from '@nestjs/common';
import { BATTLE_EVENTS } from '@vedette/battle-rules';
import { CAMPAIGN_EVENTS, type TheatreSource } from '@vedette/campaign';
import { isPassing } from '@vedette/database';
import { EraEndedError, EventStore, HistoryWatch, NatsHints, Relay, Sealer } from '@vedette/event-store';
import { Installation, NATS_CONNECTION, replicasWanted } from '@vedette/messaging';
import {
  BUILD,
  CONFIGURATION,
  DATABASE_POOL,
  endOfHistory,
  lagCheck,
  observeAge,
  observeLag,
  Readiness,
  type ServiceConfiguration,
  ShutdownManager,
  VedetteError,
} from '@vedette/platform';
import { DocumentStore, Keyring } from '@vedette/vault';
import type { NatsConnection } from '@nats-io/transport-node';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { CampaignOpenings } from './campaign/campaign-openings.js';
import { CampaignsAsTheyStand } from './position/campaigns-as-they-stand.js';
import { standbyCheck } from './health/standby-check.js';
import { isStandbyMissing } from './health/standby-missing.js';
import { type HistoryBreak, HistoryBreaks } from './history/history-breaks.js';
import { BattleStarts } from './position/battle-starts.js';
import { TurnStarts } from './position/turn-starts.js';
import { eventTypeFaults } from './stored/registry.js';

/** This build's event types contradict each other; the service refuses to start. */
export class EventTypesFaultyError extends VedetteError {
  constructor(faults: readonly string[]) {
    super({
      code: 'event-types-faulty',
      message: `The event types of this build are faulty: ${faults.join('; ')}.`,
    });
  }
}

/** Whether the log is to be published for readers outside the house. */
export interface LogStreamWanted {
  readonly LOG_STREAM: 'off' | 'on';
  readonly LOG_STREAM_MAX_BYTES: number;
}

/** What a service wants of the ledger. */
export interface LedgerOptions {
  /** Who it is, for operators. */
  readonly service: string;
  /** `sealer` for services that seal the log; two of them are enough for an installation. */
  readonly part: 'reader' | 'sealer';
  /**
   * For services that publish the sealed log to the broker; two of them may. Says whether the log is to be published and how
   * large its stream may grow.
   */
  readonly relays?: () => LogStreamWanted;
  /** Where theatres come from; services that never look at positions leave it out. */
  readonly theatres?: TheatreSource;
}

const NOT_ADOPTED =
  'The log was restored into another cluster. Run "./vedette database adopt" once, while no service runs.';
const retryMs = 500;
/** Events behind from which somebody should look at the relay; nothing but outside watchers waits for it. */
const RELAY_DEGRADED_FROM = 50_000;

async function openStore(
  pool: Pool,
  connection: NatsConnection,
  installation: Installation,
): Promise<EventStore> {
  const faults = eventTypeFaults(CAMPAIGN_EVENTS, BATTLE_EVENTS);
  if (faults.length > 0) throw new EventTypesFaultyError(faults);
  const logger = new Logger('EventStore');
  const store = new EventStore(pool, {
    hints: new NatsHints(connection, installation.name),
    onRetry: (error) => logger.warn({ err: error }, 'The database is away; trying again'),
  });
  for (;;) {
    try {
      await store.requireSchema({ release: BUILD.version });
      return store;
    } catch (error) {
      if (!isPassing(error)) throw error;
      logger.warn({ err: error }, 'Waiting for the database');
      await pause(retryMs);
    }
  }
}

/** How long sealing may fail before readiness says so: a fail-over of the database takes less. */
const SEALS_AGAIN_WITHIN_MS = 20_000;

function startSealer(store: EventStore, shutdown: ShutdownManager, readiness: Readiness): Sealer {
  const logger = new Logger('Sealer');
  let sealedAt = performance.now();
  let failure: unknown = null;
  const sealer = new Sealer(store, {
    onSealed: () => {
      sealedAt = performance.now();
      failure = null;
    },
    onError: (error) => {
      if (failure === null) sealedAt = performance.now();
      failure = error;
      logger.warn({ err: error }, 'Could not seal');
    },
  });
  readiness.add({
    name: 'sealer',
    look: () => {
      const waiting = Math.round(performance.now() - sealedAt);
      if (failure === null || waiting < SEALS_AGAIN_WITHIN_MS) return Promise.resolve({ status: 'up' });
      const message = failure instanceof Error ? failure.message : String(failure);
      return Promise.resolve({ status: 'down', facts: { message, failingMs: waiting } });
    },
  });
  sealer.start();
  shutdown.register({ stage: 'relay', name: 'sealer', stop: () => sealer.stop() });
  return sealer;
}

type Relaying = [
  EventStore,
  HistoryBreaks,
  NatsConnection,
  Installation,
  ShutdownManager,
  Readiness,
  ServiceConfiguration,
];
type Watching = [EventStore, HistoryBreaks, ShutdownManager, Readiness];

function startRelay(
  { LOG_STREAM, LOG_STREAM_MAX_BYTES }: LogStreamWanted,
  service: string,
  store: EventStore,
  breaks: HistoryBreaks,
  connection: NatsConnection,
  installation: Installation,
  shutdown: ShutdownManager,
  readiness: Readiness,
  { NATS_REPLICAS }: ServiceConfiguration,
): Relay | null {
  if (LOG_STREAM === 'off') return null;
  const logger = new Logger('Relay');
  let published = 0;
  const relay = new Relay(store, connection, {
    prefix: installation.name,
    replicas: replicasWanted(connection, NATS_REPLICAS),
    maxBytes: LOG_STREAM_MAX_BYTES,
    onPublished: (_, position) => (published = position),
    onBreak: (seen) => {
      logger.error({ published: seen }, 'The stream said something else than the log; it is filled again');
      void noteBreak(store, breaks, { service, what: 'stream', seen }, logger);
    },
    onError: (error) => logger.warn({ err: error }, 'Could not publish the log; trying again'),
  });
  relay.start();
  // Of two relays one publishes and the other sees it done; a relay that never published since it started is not behind.
  const behind = async (): Promise<number> =>
    published === 0 ? 0 : Math.max(0, (await store.head()) - published);
  readiness.add(lagCheck('relay', behind, { degradedFrom: RELAY_DEGRADED_FROM }));
  const unobserve = [
    observeLag('relay', behind),
    observeAge('relay', async () => (published === 0 ? 0 : store.ageBeyond(published))),
  ];
  shutdown.register({
    stage: 'relay',
    name: 'relay',
    stop: async () => {
      for (const end of unobserve) end();
      await relay.stop();
    },
  });
  return relay;
}

/** How long a break is tried to be written down: whoever noticed has a log and an exit code to tell it by as well. */
const NOTED_WITHIN_MS = 5_000;

/** Writes a break down for operators; that it cannot be keeps nobody from ending. */
async function noteBreak(
  store: EventStore,
  breaks: HistoryBreaks,
  found: Omit<HistoryBreak, 'head'> & { readonly head?: number },
  logger: Logger,
): Promise<void> {
  const until = performance.now() + NOTED_WITHIN_MS;
  for (;;)
    try {
      return await breaks.add({ ...found, head: found.head ?? (await store.head()) });
    } catch (error) {
      if (isPassing(error) && performance.now() < until) await pause(retryMs);
      else return logger.warn({ err: error }, 'Could not write down that the history of the log is broken');
    }
}

/**
 * Ends the process when the log was cut: it is started again with nothing remembered. It is ready only on a log that seals
 * in this cluster.
 */
function watchHistory(
  service: string,
  store: EventStore,
  breaks: HistoryBreaks,
  shutdown: ShutdownManager,
  readiness: Readiness,
): HistoryWatch {
  const logger = new Logger('History');
  let noted = Promise.resolve();
  const watch = new HistoryWatch(store, {
    onCut: (cut) => {
      const { position: seen, head } = cut;
      noted = noteBreak(store, breaks, { service, what: 'log', seen, head }, logger);
      logger.fatal(
        cut,
        'The log lost events that this process has seen; it ends, to be started with nothing remembered',
      );
      endOfHistory();
    },
    onError: (error) => logger.debug({ err: error }, 'Could not look at the history of the log'),
  });
  watch.start();
  shutdown.register({
    stage: 'relay',
    name: 'history',
    stop: async () => {
      await watch.stop();
      await noted;
    },
  });
  readiness.add({
    name: 'log',
    look: async () => {
      try {
        return { status: 'up', facts: { era: await store.era() } };
      } catch (error) {
        if (!(error instanceof EraEndedError)) throw error;
        return { status: 'down', facts: { code: 'log-not-adopted', message: NOT_ADOPTED } };
      }
    },
  });
  return watch;
}

/** The event store and what is read from it, for a service with database, messaging and vault. */
@Global()
@Module({})
export class LedgerModule {
  constructor(@Inject(DATABASE_POOL) pool: Pool, readiness: Readiness) {
    readiness.add(standbyCheck(() => isStandbyMissing(pool)));
  }

  static forRoot({ service, part, theatres, relays }: LedgerOptions): DynamicModule {
    const source: TheatreSource =
      theatres ??
      (() => {
        throw new VedetteError({ code: 'no-theatres', message: 'This service was built without theatres.' });
      });
    return {
      module: LedgerModule,
      providers: [
        {
          provide: EventStore,
          inject: [DATABASE_POOL, NATS_CONNECTION, Installation],
          useFactory: openStore,
        },
        {
          provide: HistoryBreaks,
          inject: [DATABASE_POOL],
          useFactory: (pool: Pool) => new HistoryBreaks(pool),
        },
        {
          provide: HistoryWatch,
          inject: [EventStore, HistoryBreaks, ShutdownManager, Readiness],
          useFactory: (...given: Watching) => watchHistory(service, ...given),
        },
        {
          provide: CampaignOpenings,
          inject: [EventStore, Keyring],
          useFactory: (store: EventStore, keyring: Keyring) => new CampaignOpenings(store, keyring),
        },
        {
          provide: CampaignsAsTheyStand,
          inject: [EventStore, CampaignOpenings],
          useFactory: (store: EventStore, openings: CampaignOpenings) =>
            new CampaignsAsTheyStand(store, openings),
        },
        {
          provide: TurnStarts,
          inject: [EventStore, DocumentStore, CampaignOpenings],
          useFactory: (store: EventStore, documents: DocumentStore, openings: CampaignOpenings) =>
            new TurnStarts(store, documents, openings, source),
        },
        {
          provide: BattleStarts,
          inject: [EventStore, DocumentStore, CampaignOpenings],
          useFactory: (store: EventStore, documents: DocumentStore, openings: CampaignOpenings) =>
            new BattleStarts(store, documents, openings),
        },
        ...(part === 'sealer'
          ? [{ provide: Sealer, inject: [EventStore, ShutdownManager, Readiness], useFactory: startSealer }]
          : []),
        ...(relays
          ? [
              {
                provide: Relay,
                inject: [
                  EventStore,
                  HistoryBreaks,
                  NATS_CONNECTION,
                  Installation,
                  ShutdownManager,
                  Readiness,
                  CONFIGURATION,
                ],
                useFactory: (...given: Relaying) => startRelay(relays(), service, ...given),
              },
            ]
          : []),
      ],
      exports: [EventStore, HistoryBreaks, CampaignOpenings, CampaignsAsTheyStand, TurnStarts, BattleStarts],
    };
  }
}
