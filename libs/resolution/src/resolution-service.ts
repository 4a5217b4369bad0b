import { type DynamicModule, Logger, Module, type Type } from '@nestjs/common';
import { requestsOf, type ServiceName } from '@vedette/contracts';
import { EventStore } from '@vedette/event-store';
import { BattleStarts, CampaignOpenings, LedgerModule, TurnStarts } from '@vedette/ledger';
import { theatreSource } from '@vedette/theatres';
import {
  type ConsumerDeclaration,
  JetStreamPublisher,
  Installation,
  JetStreamStrategy,
  MessagingModule,
  NATS_CONNECTION,
  phaseConsumer,
  trialConsumer,
  RequestReplyStrategy,
} from '@vedette/messaging';
import {
  DatabaseClock,
  bootstrapService,
  DATABASE_POOL,
  DatabaseModule,
  readConfiguration,
  type RunningService,
  type ServiceOptions,
  ShutdownManager,
} from '@vedette/platform';
import { auditSettings, trialSettings } from '@vedette/settings';
import { ALL_DECIDERS, type Deciders, missingDeciders, turnGraphFaults } from '@vedette/referee';
import type { PhaseOwner } from '@vedette/rulebooks';
import { VaultModule } from '@vedette/vault';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Pool } from 'pg';
import { auditController } from './audit.controller.js';
import { type Auditor, AUDITOR } from './auditor.js';
import { AuditWatch } from './audit-watch.js';
import { NotedAuditor } from './noted-auditor.js';
import { handOnBy } from './hand-on.js';
import type { LayDesk } from './phase-desk.js';
import { PhaseResolver } from './phase-resolver.js';
import type { GameSources } from './game-sources.js';
import { campaignDesks } from './turn-desk.js';
import { TurnsAhead } from './turns-ahead.js';
import { phaseController, WorkItemMalformedError } from './phase.controller.js';
import { DecidersMissingError, OutcomesDifferError, PhaseNotOursError } from './resolution.errors.js';
import { TurnAudit } from './turn-audit.js';
import { playInProcess } from './trial/play-in-process.js';
import { trialController } from './trial/trial.controller.js';
import { TrialDesk } from './trial/trial-desk.js';
import { TrialRunner } from './trial/trial-runner.js';

/** What makes one resolution service different from the next. */
export interface ResolutionOptions {
  readonly service: ServiceName;
  readonly owner: PhaseOwner;
  /** What it decides campaigns with, unless with the rules of this house. */
  readonly deciders?: Deciders;
  /** How turns of another game than a campaign are laid out and audited. */
  readonly game?: GameResolved;
  /** Controllers of what else the service answers; they may ask for the event store and the positions turns start from. */
  readonly answers?: readonly Type<unknown>[];
}

/** A game that is not a campaign, as its workers resolve it. */
export interface GameResolved {
  readonly desks: (sources: GameSources) => LayDesk;
  readonly auditor: (sources: GameSources) => Auditor;
}

/** No further try can mend these; the conductor hands the phase out again if it matters. */
const permanent = (error: unknown): boolean =>
  error instanceof WorkItemMalformedError ||
  error instanceof PhaseNotOursError ||
  error instanceof OutcomesDifferError;

/**
 * How long a worker may give no sign of life before its phase goes to another: it died, or its machine did. A worker that was
 * merely slow is outrun and loses nothing: whoever appends the phase first has resolved it.
 */
const SILENCE_MS = 5_000;

/** The queue of due phases of one owner. */
export const dueConsumer = (owner: PhaseOwner): ConsumerDeclaration =>
  phaseConsumer(owner, { permanent, ackWaitMs: SILENCE_MS });

/** The queue of trials, which this owner's workers serve while none of his phases waits. */
const trialsBeside = (phases: ConsumerDeclaration): ConsumerDeclaration =>
  trialConsumer(phases, { permanent: (error) => error instanceof WorkItemMalformedError });

const SOURCES = [EventStore, CampaignOpenings, TurnStarts, BattleStarts];
type Sources = [EventStore, CampaignOpenings, TurnStarts, BattleStarts];
const sourcesOf = (...[store, openings, starts, battles]: Sources): GameSources => ({
  store,
  openings,
  starts,
  battles,
});

const campaignGame = (owner: PhaseOwner, deciders: Deciders): GameResolved => ({
  desks: (sources) => campaignDesks(sources, deciders),
  auditor: (sources) => new TurnAudit(owner, deciders, sources),
});

@Module({})
class ResolutionModule {
  static forRoot({
    service,
    owner,
    deciders = ALL_DECIDERS,
    game = campaignGame(owner, deciders),
    answers = [],
  }: ResolutionOptions): DynamicModule {
    const consumer = dueConsumer(owner);
    const trials = trialsBeside(consumer);
    return {
      module: ResolutionModule,
      imports: [
        DatabaseModule.forRoot(service),
        MessagingModule.forRoot({
          service,
          mustConsume: [consumer, trials],
          mustAnswer: requestsOf(service),
        }),
        VaultModule.forRoot(),
        LedgerModule.forRoot({ service, part: 'reader', theatres: theatreSource }),
      ],
      controllers: [phaseController(consumer), trialController(trials), auditController(owner), ...answers],
      providers: [
        {
          provide: PhaseResolver,
          inject: [ShutdownManager, JetStreamPublisher, ...SOURCES],
          useFactory: (shutdown: ShutdownManager, publisher: JetStreamPublisher, ...sources: Sources) => {
            const logger = new Logger('Resolution');
            return new PhaseResolver(
              owner,
              game.desks(sourcesOf(...sources)),
              sources[0],
              // A worker that is to stop says so in time: what it does not go on with is handed out at once.
              () => !shutdown.begun,
              handOnBy(publisher, (error, due) =>
                logger.debug({ ...due, err: error }, 'Could not hand a phase on; the conductor does'),
              ),
            );
          },
        },
        {
          provide: TurnsAhead,
          inject: [NATS_CONNECTION, Installation, PhaseResolver, ShutdownManager],
          useFactory: (
            connection: NatsConnection,
            installation: Installation,
            resolver: PhaseResolver,
            shutdown: ShutdownManager,
          ) => {
            const ahead = new TurnsAhead(connection, installation, owner, (turn) => resolver.prepare(turn));
            shutdown.register({ stage: 'consumers', name: 'turns ahead', stop: () => ahead.stop() });
            return ahead;
          },
        },
        {
          provide: AUDITOR,
          inject: [DATABASE_POOL, DatabaseClock, ...SOURCES],
          useFactory: (pool: Pool, clock: DatabaseClock, ...sources: Sources) =>
            new NotedAuditor(owner, game.auditor(sourcesOf(...sources)), pool, clock),
        },
        {
          provide: TrialRunner,
          inject: [DATABASE_POOL, ShutdownManager, ...SOURCES],
          useFactory: (pool: Pool, shutdown: ShutdownManager, ...sources: Sources) => {
            const { TRIAL_LIMIT_SECONDS, TRIAL_MEMORY_MB } = readConfiguration(trialSettings, process.env);
            const runner = new TrialRunner(
              new TrialDesk(pool),
              sourcesOf(...sources),
              playInProcess(TRIAL_MEMORY_MB),
              TRIAL_LIMIT_SECONDS,
            );
            shutdown.register({ stage: 'consumers', name: 'trial', stop: () => runner.stop() });
            return runner;
          },
        },
        {
          provide: AuditWatch,
          inject: [EventStore, AUDITOR, ShutdownManager],
          useFactory: (store: EventStore, audit: Auditor, shutdown: ShutdownManager) => {
            const { AUDIT_EVERY_MINUTES } = readConfiguration(auditSettings, process.env);
            const watch = new AuditWatch(owner, store, audit, AUDIT_EVERY_MINUTES);
            shutdown.register({ stage: 'consumers', name: 'audit', stop: () => watch.stop() });
            return watch;
          },
        },
      ],
    };
  }
}

/**
 * Starts a resolution service.
 * @throws DecidersMissingError when its rule books give it a phase that it cannot decide
 */
export async function startResolutionService(
  options: ResolutionOptions,
  more: Pick<ServiceOptions, 'env' | 'signals'> = {},
): Promise<RunningService> {
  const { owner, deciders = ALL_DECIDERS } = options;
  const missing = [...turnGraphFaults(), ...missingDeciders(owner, deciders)];
  if (missing.length > 0) throw new DecidersMissingError(owner, missing);
  return bootstrapService(ResolutionModule.forRoot(options), {
    ...more,
    name: options.service,
    consumers: (app) => [app.get(JetStreamStrategy), app.get(RequestReplyStrategy)],
  });
}
