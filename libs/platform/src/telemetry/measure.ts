import {
  type Attributes,
  type Counter,
  type Histogram,
  type ObservableGauge,
  metrics,
} from '@opentelemetry/api';
import { type MetricDeclaration, attribute, instrumentationScope, metric } from './telemetry-schema.js';

const meter = () => metrics.getMeter(instrumentationScope);

const histogramOf = (declared: MetricDeclaration): Histogram =>
  meter().createHistogram(declared.name, {
    unit: declared.unit,
    description: declared.description,
    ...(declared.buckets === undefined
      ? {}
      : { advice: { explicitBucketBoundaries: [...declared.buckets] } }),
  });

const counterOf = (declared: MetricDeclaration): Counter =>
  meter().createCounter(declared.name, { unit: declared.unit, description: declared.description });

const gaugeOf = (declared: MetricDeclaration): ObservableGauge =>
  meter().createObservableGauge(declared.name, { unit: declared.unit, description: declared.description });

// An instrument made before the SDK starts stays silent for ever, so each is made at its first use.
const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

const phaseDuration = once(() => histogramOf(metric.phaseDuration));
const turnDuration = once(() => histogramOf(metric.turnDuration));
const messageDuration = once(() => histogramOf(metric.messageDuration));
const requestDuration = once(() => histogramOf(metric.requestDuration));
const deadLetters = once(() => counterOf(metric.deadLetters));
const lagGauge = once(() => gaugeOf(metric.lag));
const ageGauge = once(() => gaugeOf(metric.projectionAge));
const queueGauge = once(() => gaugeOf(metric.queueDepth));

/** How a phase ended: committed here, already done by another, or failed. */
export type PhaseOutcome = 'resolved' | 'replayed' | 'failed';

/** Records the time one phase took, in seconds. */
export const recordPhase = (
  facts: {
    readonly phase: string;
    readonly rulebook: string;
    readonly owner: string;
    readonly outcome: PhaseOutcome;
  },
  seconds: number,
): void =>
  phaseDuration().record(seconds, {
    [attribute.phase]: facts.phase,
    [attribute.rulebook]: facts.rulebook,
    [attribute.owner]: facts.owner,
    [attribute.outcome]: facts.outcome,
  });

/** Records the time a whole turn took, in seconds. */
export const recordTurn = (facts: { readonly rulebook: string }, seconds: number): void =>
  turnDuration().record(seconds, { [attribute.rulebook]: facts.rulebook });

/** Records the time a handler took for a message, in seconds. */
export const recordMessage = (
  consumer: string,
  outcome: 'done' | 'retried' | 'dead' | 'abandoned',
  seconds: number,
): void =>
  messageDuration().record(seconds, { [attribute.consumer]: consumer, [attribute.outcome]: outcome });

/** Records the time a request to another service took, in seconds; the outcome is `ok` or an error code. */
export const recordRequest = (request: string, outcome: string, seconds: number): void =>
  requestDuration().record(seconds, { [attribute.request]: request, [attribute.outcome]: outcome });

/** Counts one message that was given up on. */
export const countDeadLetter = (consumer: string, errorCode: string): void =>
  deadLetters().add(1, { [attribute.consumer]: consumer, [attribute.errorCode]: errorCode });

/** One question at a time: where answers take longer than the time between two collections, questions would only pile up. */
const oneAtATime = <T>(ask: () => T | Promise<T>): (() => Promise<T>) => {
  let underWay: Promise<T> | null = null;
  return () => (underWay ??= (async () => ask())().finally(() => (underWay = null)));
};

const observe = (
  gauge: ObservableGauge,
  attributes: Attributes,
  read: () => number | Promise<number>,
): (() => void) => {
  const ask = oneAtATime(read);
  const callback = async (result: {
    observe(value: number, attributes: Attributes): void;
  }): Promise<void> => {
    const value = await ask().catch(() => undefined);
    if (value !== undefined) result.observe(value, attributes);
  };
  gauge.addCallback(callback);
  return () => gauge.removeCallback(callback);
};

/**
 * Exports how many events a reader of the log is behind. `read` is asked at every collection; one that fails never
 * becomes a zero: what was seen last stands until it succeeds again. Returns a function that ends the asking.
 */
export const observeLag = (reader: string, read: () => number | Promise<number>): (() => void) =>
  observe(lagGauge(), { [attribute.projection]: reader }, read);

/** Exports for how many seconds the next event has lain before a reader of the log; as {@link observeLag}. */
export const observeAge = (reader: string, read: () => number | Promise<number>): (() => void) =>
  observe(ageGauge(), { [attribute.projection]: reader }, read);

/** Exports readings of one gauge, each with its attributes; as {@link observeLag}. */
export const observeMany = (
  declared: MetricDeclaration,
  read: () => Promise<readonly { readonly value: number; readonly attributes?: Attributes }[]>,
): (() => void) => {
  const gauge = gaugeOf(declared);
  const ask = oneAtATime(read);
  const callback = async (result: {
    observe(value: number, attributes?: Attributes): void;
  }): Promise<void> => {
    for (const { value, attributes } of await ask().catch(() => [])) result.observe(value, attributes);
  };
  gauge.addCallback(callback);
  return () => gauge.removeCallback(callback);
};

/** Exports how many messages wait for a consumer; as {@link observeLag}. */
export const observeQueue = (consumer: string, read: () => number | Promise<number>): (() => void) =>
  observe(queueGauge(), { [attribute.consumer]: consumer }, read);
