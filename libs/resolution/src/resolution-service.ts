import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { requestsOf, type ServiceName } from '@vedette/contracts';
import { EventStore } from '@vedette/event-store';
import { CampaignOpenings, LedgerModule, TurnStarts } from '@vedette/ledger';
import { theatreSource } from '@vedette/theatres';
import {
  type ConsumerDeclaration,
  JetStreamStrategy,
  MessagingModule,
  phaseConsumer,
  trialConsumer,
  RequestReplyStrategy,
} from '@vedette/messaging';
import {
  bootstrapService,
  DATABASE_POOL,
  DatabaseModule,
  type RunningService,
  type ServiceOptions,
  ShutdownManager,
} from '@vedette/platform';
import { ALL_DECIDERS, type Deciders, missingDeciders, turnGraphFaults } from '@vedette/referee';
import type { PhaseOwner } from '@vedette/rulebooks';
import { VaultModule } from '@vedette/vault';
import type { Pool } from 'pg';
import { auditController } from './audit.controller.js';
import { readAuditSettings } from './audit-settings.js';
import { AuditWatch } from './audit-watch.js';
import { PhaseResolver } from './phase-resolver.js';
import { phaseController, WorkItemMalformedError } from './phase.controller.js';
import { DecidersMissingError, OutcomesDifferError, PhaseNotOursError } from './resolution.errors.js';
import { TurnAudit } from './turn-audit.js';
import { playInProcess } from './trial/play-in-process.js';
import { trialController } from './trial/trial.controller.js';
import { TrialDesk } from './trial/trial-desk.js';
import { TrialRunner } from './trial/trial-runner.js';
import { readTrialSettings } from './trial/trial-settings.js';

/** What makes one resolution service different from the next. */
export interface ResolutionOptions {
  readonly service: ServiceName;
  readonly owner: PhaseOwner;
  /** What it decides with, unless with the rules of this house. */
  readonly deciders?: Deciders;
  /** Controllers of what else the service answers; they may ask for the event store and the positions turns start from. */
  readonly answers?: readonly Type<unknown>[];
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

@Module({})
class ResolutionModule {
  static forRoot({
    service,
    owner,
    deciders = ALL_DECIDERS,
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
        LedgerModule.forRoot({ part: 'reader', theatres: theatreSource }),
      ],
      controllers: [phaseController(consumer), trialController(trials), auditController(owner), ...answers],
      providers: [
        {
          provide: PhaseResolver,
          inject: [EventStore, CampaignOpenings, TurnStarts],
          useFactory: (store: EventStore, openings: CampaignOpenings, starts: TurnStarts) =>
            new PhaseResolver(owner, deciders, { store, openings, starts }),
        },
        {
          provide: TurnAudit,
          inject: [EventStore, CampaignOpenings, TurnStarts],
          useFactory: (store: EventStore, openings: CampaignOpenings, starts: TurnStarts) =>
            new TurnAudit(owner, deciders, { store, openings, starts }),
        },
        {
          provide: TrialRunner,
          inject: [DATABASE_POOL, EventStore, CampaignOpenings, TurnStarts, ShutdownManager],
          useFactory: (
            pool: Pool,
            store: EventStore,
            openings: CampaignOpenings,
            starts: TurnStarts,
            shutdown: ShutdownManager,
          ) => {
            const { TRIAL_LIMIT_SECONDS, TRIAL_MEMORY_MB } = readTrialSettings(process.env);
            const runner = new TrialRunner(
              new TrialDesk(pool),
              { store, openings, starts },
              playInProcess(TRIAL_MEMORY_MB),
              TRIAL_LIMIT_SECONDS,
            );
            shutdown.register({ stage: 'consumers', name: 'trial', stop: () => runner.stop() });
            return runner;
          },
        },
        {
          provide: AuditWatch,
          inject: [EventStore, TurnAudit, ShutdownManager],
          useFactory: (store: EventStore, audit: TurnAudit, shutdown: ShutdownManager) => {
            const { AUDIT_EVERY_MINUTES } = readAuditSettings(process.env);
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
