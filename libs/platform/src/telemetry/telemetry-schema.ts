/**
 * Every attribute, span and metric Vedette itself writes. Dashboards and alerts may rely on these names, and nothing
 * else in the house spells one out.
 */
export const attribute = {
  campaign: 'vedette.campaign.id',
  turn: 'vedette.turn',
  phase: 'vedette.phase',
  rulebook: 'vedette.rulebook',
  owner: 'vedette.phase.owner',
  outcome: 'vedette.outcome',
  projection: 'vedette.projection',
  errorCode: 'vedette.error.code',
  messagingSystem: 'messaging.system',
  messagingDestination: 'messaging.destination.name',
  messagingConsumer: 'messaging.consumer.group.name',
  messagingOperation: 'messaging.operation.name',
  messagingDeliveries: 'vedette.messaging.deliveries',
  messagingMessageId: 'messaging.message.id',
  consumer: 'vedette.messaging.consumer',
  request: 'vedette.messaging.request',
  check: 'vedette.check',
  build: 'vedette.build',
} as const;

/** A value an attribute may have. */
export type AttributeValue = string | number | boolean;

/** One metric: its instrument, its unit in UCUM and what it tells an operator. */
export interface MetricDeclaration {
  readonly name: string;
  readonly instrument: 'histogram' | 'counter' | 'gauge';
  readonly unit: string;
  readonly description: string;
  /** Upper bounds of the buckets of a histogram. */
  readonly buckets?: readonly number[];
}

/** Each bucket is a series of its own, for every phase, question and process: as few as tell an operator what he acts upon. */
export const secondsOfAnAnswer = [0.05, 0.25, 0.5, 1, 5] as const;
const secondsOfWork = [0.1, 1, 5, 30] as const;

/** The metrics by the name code uses for them. */
export const metric = {
  phaseDuration: {
    name: 'vedette.phase.duration',
    instrument: 'histogram',
    unit: 's',
    description: 'Time from taking a phase off the queue to its commit, by phase and outcome',
    buckets: secondsOfWork,
  },
  turnDuration: {
    name: 'vedette.turn.duration',
    instrument: 'histogram',
    unit: 's',
    description: 'Time from the close of a turn to its last phase',
    buckets: [0.1, 0.5, 1, 5, 10, 30, 60, 300, 900, 3600],
  },
  lag: {
    name: 'vedette.lag',
    instrument: 'gauge',
    unit: '{event}',
    description: 'Events a reader of the log (sealer, relay, projection) is behind',
  },
  projectionAge: {
    name: 'vedette.projection.age',
    instrument: 'gauge',
    unit: 's',
    description:
      'How long a reader of the log has had the next event before it and not taken it in; 0 at the end',
  },
  queueDepth: {
    name: 'vedette.queue.depth',
    instrument: 'gauge',
    unit: '{message}',
    description:
      'Messages that wait for a consumer or are being worked on; told by conductors, each of them all of it',
  },
  messageDuration: {
    name: 'vedette.messaging.process.duration',
    instrument: 'histogram',
    unit: 's',
    description: 'Time a handler took for one message, by consumer and outcome',
    buckets: secondsOfWork,
  },
  deadLetters: {
    name: 'vedette.messaging.dead_letters',
    instrument: 'counter',
    unit: '{message}',
    description: 'Messages given up on and copied to the dead letters',
  },
  requestDuration: {
    name: 'vedette.messaging.request.duration',
    instrument: 'histogram',
    unit: 's',
    description: 'Time a request to another service took, by request and outcome',
    buckets: secondsOfAnAnswer,
  },
  readiness: {
    name: 'vedette.readiness',
    instrument: 'gauge',
    unit: '{state}',
    description: 'What each check of /health/ready found: 1 up, 0.5 degraded, 0 down',
  },
  build: {
    name: 'vedette.build.info',
    instrument: 'gauge',
    unit: '{process}',
    description: 'One for each process, by its build',
  },
  processMemory: {
    name: 'vedette.process.memory',
    instrument: 'gauge',
    unit: 'By',
    description: 'Resident memory of the process',
  },
  processHeap: {
    name: 'vedette.process.heap',
    instrument: 'gauge',
    unit: 'By',
    description: 'Heap in use',
  },
  eventLoopDelay: {
    name: 'vedette.process.event_loop_delay',
    instrument: 'gauge',
    unit: 's',
    description: 'How long the event loop was held, of a hundred looks in about a minute the second longest',
  },
  telemetryFaults: {
    name: 'vedette.telemetry.faults',
    instrument: 'counter',
    unit: '{fault}',
    description: 'Traces or metrics that could not be exported, and other faults of telemetry itself',
  },
  campaignsSetAside: {
    name: 'vedette.campaigns.set_aside',
    instrument: 'gauge',
    unit: '{campaign}',
    description:
      'Campaigns set aside because a phase keeps failing; told by conductors, each of them all of it',
  },
  phaseStalls: {
    name: 'vedette.phase.stalls',
    instrument: 'counter',
    unit: '{phase}',
    description: 'Phases that were not done in time and were handed out again',
  },
  turnOverdue: {
    name: 'vedette.turn.overdue',
    instrument: 'gauge',
    unit: 's',
    description:
      'How long ago the turn that waits longest should have been resolved: since its book was closed',
  },
  phaseWaiting: {
    name: 'vedette.phase.waiting',
    instrument: 'gauge',
    unit: 's',
    description: 'Since when the oldest phase of an owner could begin and is not done',
  },
  phaseUntaken: {
    name: 'vedette.phase.untaken',
    instrument: 'gauge',
    unit: 's',
    description:
      'For how long phases of an owner have lain in the queue while no worker has any in hand; 0 while one has',
  },
  clocksAtRest: {
    name: 'vedette.clocks.at_rest',
    instrument: 'gauge',
    unit: '{state}',
    description: '1 while no order can be sent and clocks rest, else 0',
  },
  logUnsealed: {
    name: 'vedette.log.unsealed',
    instrument: 'gauge',
    unit: '{event}',
    description: 'Committed events that wait for the sealer',
  },
  logUnsealedAge: {
    name: 'vedette.log.unsealed_age',
    instrument: 'gauge',
    unit: 's',
    description:
      'How long ago the oldest committed event was recorded that waits for the sealer; 0 when none waits',
  },
  logHead: {
    name: 'vedette.log.head',
    instrument: 'gauge',
    unit: '{event}',
    description: 'Position of the last sealed event of the log',
  },
  projectionsStopped: {
    name: 'vedette.projections.stopped',
    instrument: 'gauge',
    unit: '{campaign}',
    description: 'Campaigns at which a projection has stopped at an event it could not take in',
  },
  deadLettersStored: {
    name: 'vedette.dead_letters.stored',
    instrument: 'gauge',
    unit: '{message}',
    description: 'Messages given up on that nobody has sent back or dropped',
  },
  historyBreaks: {
    name: 'vedette.history.breaks',
    instrument: 'gauge',
    unit: '{break}',
    description:
      'Times the log turned out to have lost what a process had seen, or its stream to say something else, of which no operator has taken note; told by conductors, each of them all of it',
  },
  auditDifferences: {
    name: 'vedette.audit.differences',
    instrument: 'counter',
    unit: '{phase}',
    description: 'Phases that came out otherwise when they were resolved once more',
  },
  campaignsFailing: {
    name: 'vedette.campaigns.failing',
    instrument: 'gauge',
    unit: '{campaign}',
    description:
      'Campaigns for which a conductor could not do what was due in its last round; told by conductors, each of them all of it',
  },
  mailAge: {
    name: 'vedette.mail.age',
    instrument: 'gauge',
    unit: 's',
    description:
      'How long ago the oldest mail was written that is due, or failed, and is not sent; 0 when none is',
  },
  mailWaiting: {
    name: 'vedette.mail.waiting',
    instrument: 'gauge',
    unit: '{message}',
    description: 'Mail that is neither sent nor given up',
  },
  databaseConnections: {
    name: 'vedette.database.connections',
    instrument: 'gauge',
    unit: '{connection}',
    description: 'Connections to the database server in use, of whomever; told by conductors',
  },
  databaseConnectionLimit: {
    name: 'vedette.database.connection_limit',
    instrument: 'gauge',
    unit: '{connection}',
    description: 'Connections the database server takes in all',
  },
  databaseSize: {
    name: 'vedette.database.size',
    instrument: 'gauge',
    unit: 'By',
    description: 'Size of the database with its indexes',
  },
  standbysMissing: {
    name: 'vedette.database.standby_missing',
    instrument: 'gauge',
    unit: '{state}',
    description: '1 while commits are to wait for a synchronous standby and none is there, else 0',
  },
  streamsBehind: {
    name: 'vedette.streams.behind',
    instrument: 'gauge',
    unit: '{stream}',
    description: 'Streams of the house of which a server that is to keep them does not have all',
  },
  backupAge: {
    name: 'vedette.backup.age',
    instrument: 'gauge',
    unit: 's',
    description: 'How long ago the last backup was made; since the log began when none ever was',
  },
  backupVerifyAge: {
    name: 'vedette.backup.verify_age',
    instrument: 'gauge',
    unit: 's',
    description:
      'How long ago a backup was last restored and compared; since the log began when none ever was',
  },
  backupSize: {
    name: 'vedette.backup.size',
    instrument: 'gauge',
    unit: 'By',
    description: 'Size of the last backup; 0 when none ever was made',
  },
} as const satisfies Readonly<Record<string, MetricDeclaration>>;

/** Name under which tracers and meters are asked for. */
export const instrumentationScope = 'vedette';
