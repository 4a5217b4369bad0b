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

const secondsFromMillisecondToMinutes = [
  0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120,
] as const;

/** The metrics by the name code uses for them. */
export const metric = {
  phaseDuration: {
    name: 'vedette.phase.duration',
    instrument: 'histogram',
    unit: 's',
    description: 'Time from taking a phase off the queue to its commit, by phase and outcome',
    buckets: secondsFromMillisecondToMinutes,
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
  queueDepth: {
    name: 'vedette.queue.depth',
    instrument: 'gauge',
    unit: '{message}',
    description: 'Messages that wait for a consumer or are being worked on',
  },
  messageDuration: {
    name: 'vedette.messaging.process.duration',
    instrument: 'histogram',
    unit: 's',
    description: 'Time a handler took for one message, by consumer and outcome',
    buckets: secondsFromMillisecondToMinutes,
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
    buckets: secondsFromMillisecondToMinutes,
  },
} as const satisfies Readonly<Record<string, MetricDeclaration>>;

/** Name under which tracers and meters are asked for. */
export const instrumentationScope = 'vedette';
