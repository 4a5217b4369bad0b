import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { metrics as api, trace } from '@opentelemetry/api';
import { metrics as sdk, node, tracing } from '@opentelemetry/sdk-node';
import { ConflictError } from '../problems/vedette-error.js';
import { inSpan } from './in-span.js';
import { activeTraceId, traceFields } from './active-trace.js';
import {
  countDeadLetter,
  observeAge,
  observeLag,
  observeMany,
  observeQueue,
  recordMessage,
  recordPhase,
  recordRequest,
  recordTurn,
} from './measure.js';
import { attribute, metric } from './telemetry-schema.js';

const exporter = new sdk.InMemoryMetricExporter(sdk.AggregationTemporality.CUMULATIVE);
const reader = new sdk.PeriodicExportingMetricReader({ exporter, exportIntervalMillis: 3_600_000 });
const spans = new tracing.InMemorySpanExporter();

const collected = async () => {
  exporter.reset();
  await reader.forceFlush();
  const found = exporter
    .getMetrics()
    .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics));
  return (name: string) => found.find(({ descriptor }) => descriptor.name === name);
};

beforeAll(() => {
  api.setGlobalMeterProvider(new sdk.MeterProvider({ readers: [reader] }));
  new node.NodeTracerProvider({ spanProcessors: [new tracing.SimpleSpanProcessor(spans)] }).register();
});
beforeEach(() => spans.reset());

describe('what the house measures', () => {
  it('is written under the declared names and units, with the declared attributes', async () => {
    recordPhase({ phase: 'supply', rulebook: 'gitm-amwol', owner: 'logistics', outcome: 'resolved' }, 0.3);
    recordTurn({ rulebook: 'gitm-amwol' }, 12);
    recordMessage('PHASE/logistics', 'done', 0.2);
    recordRequest('orders.submit', 'ok', 0.01);
    countDeadLetter('PHASE/logistics', 'internal');
    const of = await collected();
    const phase = of('vedette.phase.duration');
    expect(phase?.descriptor.unit).toBe('s');
    expect(phase?.dataPoints[0]).toMatchObject({
      attributes: {
        'vedette.phase': 'supply',
        'vedette.rulebook': 'gitm-amwol',
        'vedette.phase.owner': 'logistics',
        'vedette.outcome': 'resolved',
      },
      value: { count: 1, sum: 0.3 },
    });
    expect((phase?.dataPoints[0]?.value as { buckets: { boundaries: number[] } }).buckets.boundaries).toEqual(
      [...metric.phaseDuration.buckets],
    );
    expect(of('vedette.turn.duration')?.dataPoints[0]).toMatchObject({ value: { sum: 12 } });
    expect(of('vedette.messaging.process.duration')?.dataPoints).toHaveLength(1);
    expect(of('vedette.messaging.request.duration')?.dataPoints).toHaveLength(1);
    expect(of('vedette.messaging.dead_letters')?.dataPoints[0]).toMatchObject({ value: 1 });
  });

  it('asks for lag and queue depth at each collection, until the asking ends', async () => {
    let behind = 5;
    const end = observeLag('map', () => behind);
    const endAge = observeAge('map', () => 31);
    const endQueue = observeQueue('PHASE/logistics', () => Promise.resolve(7));
    expect((await collected())('vedette.lag')?.dataPoints[0]).toMatchObject({
      value: 5,
      attributes: { [attribute.projection]: 'map' },
    });
    behind = 9;
    const of = await collected();
    expect(of('vedette.lag')?.dataPoints[0]).toMatchObject({ value: 9 });
    expect(of('vedette.projection.age')?.dataPoints[0]).toMatchObject({
      value: 31,
      attributes: { [attribute.projection]: 'map' },
    });
    expect(of('vedette.queue.depth')?.dataPoints[0]).toMatchObject({ value: 7 });
    end();
    endQueue();
    endAge();
    behind = 11;
    expect((await collected())('vedette.lag')?.dataPoints[0]).toMatchObject({ value: 9 });
  });

  it('never makes a zero of a reading that fails: nothing before the first, the last one afterwards', async () => {
    let works = false;
    const read = (): number => {
      if (!works) throw new Error('no database');
      return 4;
    };
    const ends = [observeLag('throws', read), observeLag('rejects', async () => read())];
    const seen = async (): Promise<unknown[]> =>
      ((await collected())('vedette.lag')?.dataPoints ?? [])
        .filter(({ attributes }) => attributes[attribute.projection] !== 'map')
        .map(({ value }) => value);
    expect(await seen()).toEqual([]);
    works = true;
    expect(await seen()).toEqual([4, 4]);
    works = false;
    expect(await seen()).toEqual([4, 4]);
    ends.forEach((end) => end());
  });

  it('exports several readings of one gauge, and none of a reading that fails', async () => {
    let works = true;
    const end = observeMany(metric.phaseWaiting, async () => {
      if (!works) throw new Error('no database');
      return ['land', 'naval'].map((owner, value) => ({ value, attributes: { [attribute.owner]: owner } }));
    });
    const seen = async () =>
      (await collected())('vedette.phase.waiting')?.dataPoints.map(({ value }) => value);
    expect(await seen()).toEqual([0, 1]);
    works = false;
    expect(await seen()).toEqual([0, 1]);
    end();
  });

  it('has names that are all different and begin with the house', () => {
    const names = Object.values(metric).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^vedette\./);
    expect(new Set(Object.values(attribute)).size).toBe(Object.values(attribute).length);
  });
});

describe('work in a span', () => {
  it('gives its result, and log lines its ids', async () => {
    const ids = await inSpan('outer', { attributes: { [attribute.turn]: 3 } }, (span) => {
      expect(activeTraceId()).toBe(span.spanContext().traceId);
      return traceFields();
    });
    const [span] = spans.getFinishedSpans();
    expect(span?.attributes).toEqual({ 'vedette.turn': 3 });
    expect(ids).toEqual({ trace_id: span?.spanContext().traceId, span_id: span?.spanContext().spanId });
    expect(activeTraceId()).toBeUndefined();
    expect(traceFields()).toEqual({});
  });

  it('nests, also over awaits', async () => {
    await inSpan('outer', {}, async (outer) => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      await inSpan('inner', {}, () => undefined);
      expect(trace.getActiveSpan()).toBe(outer);
    });
    const [inner, outer] = spans.getFinishedSpans();
    expect(inner?.parentSpanContext?.spanId).toBe(outer?.spanContext().spanId);
  });

  it('that fails is marked with the error and its code, ends, and fails on', async () => {
    const fault = new ConflictError('turn-closed', 'Too late.');
    await expect(inSpan('x', {}, () => Promise.reject(fault))).rejects.toBe(fault);
    const [span] = spans.getFinishedSpans();
    expect(span?.status).toMatchObject({ code: 2, message: 'Too late.' });
    expect(span?.attributes).toEqual({ 'vedette.error.code': 'turn-closed' });
    expect(span?.events.map(({ name }) => name)).toEqual(['exception']);
  });
});
